import type { SlowBreath } from '@stillgrove/domain/help/slow-breath';
import { useEffect, useRef, type ReactElement } from 'react';
import { heartbeat } from '../../platform/clock/heartbeat';
import styles from './SlowBreathCircle.module.css';

/** What the moving and the still guide show; one is as good as the other. */
export type SlowBreathProps = {
  /** Where in the minute the person is at this moment. */
  readonly breath: () => SlowBreath;
  readonly word: string;
  readonly count: number | null;
  readonly running: boolean;
};

const SMALL = 0.68;

/** A sun that widens with the breath in and sinks with the breath out. */
export function SlowBreathCircle({ breath, word, count, running }: SlowBreathProps): ReactElement {
  const sun = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const draw = () => {
      if (sun.current !== null)
        sun.current.style.transform = `scale(${String(running ? sizeOf(breath()) : SMALL)})`;
    };
    draw();
    return running ? heartbeat(draw) : undefined;
  }, [breath, running]);
  return (
    <div className={styles.guide} aria-hidden>
      <div ref={sun} className={styles.sun}>
        <span className={styles.halo} />
        <span className={styles.halo} />
      </div>
      <p className={styles.words}>
        <span>{word}</span>
        {count !== null && <span className={styles.count}>{count}</span>}
      </p>
    </div>
  );
}

function sizeOf({ way, progress }: ReturnType<SlowBreathProps['breath']>): number {
  const eased = (1 - Math.cos(Math.PI * progress)) / 2;
  return SMALL + (1 - SMALL) * (way === 'in' ? eased : 1 - eased);
}
