import { breathAt } from '@stillgrove/domain/breathing/breath';
import { useEffect, useRef, type ReactElement } from 'react';
import { heartbeat } from '../../platform/clock/heartbeat';
import styles from './BreathCircle.module.css';
import type { GuideProps } from './guide-props';

const SMALL = 0.66;

/** The moving guide: a sun that grows while one breathes in, stays, and shrinks while one breathes out. */
export function BreathCircle({ session, word, count, active }: GuideProps): ReactElement {
  const sun = useRef<HTMLDivElement>(null);
  const marker = useRef<SVGGElement>(null);
  useEffect(() => {
    const draw = () => {
      const breath = session.progress();
      if (sun.current !== null) sun.current.style.transform = `scale(${String(sizeOf(breath))})`;
      if (marker.current !== null) marker.current.style.transform = `rotate(${String(angleOf(breath))}deg)`;
    };
    draw();
    return active ? heartbeat(draw) : undefined;
  }, [active, session, count]);
  return (
    <div className={styles.guide} aria-hidden>
      <div ref={sun} className={styles.sun}>
        <span className={styles.halo} />
        <span className={styles.halo} />
        <span className={styles.halo} />
      </div>
      <svg viewBox="-110 -110 220 220" className={styles.ring}>
        <path d={ARCS} fill="none" />
        <g ref={marker}>
          <path d="M0 -112c7 5 7 13 0 18c-7 -5 -7 -13 0 -18Z" className={styles.leaf} />
        </g>
      </svg>
      <p className={styles.words}>
        <span className={styles.word}>{word}</span>
        <span className={styles.count}>{count}</span>
      </p>
    </div>
  );
}

type Breath = ReturnType<typeof breathAt>;

function sizeOf({ phase, progress }: Breath): number {
  const eased = (1 - Math.cos(Math.PI * progress)) / 2;
  if (phase.name === 'hold') return 1;
  return SMALL + (1 - SMALL) * (phase.name === 'inhale' ? eased : 1 - eased);
}

/** One turn is one breath, a third for each phase. */
function angleOf({ completedPhases, progress }: Breath): number {
  return ((completedPhases % 3) + progress) * 120;
}

/** Three arcs, one a phase, with a little air between them. */
const ARCS = [0, 1, 2]
  .map((phase) => {
    const [from, to] = [phase * 120 + 5, phase * 120 + 115].map(
      (degrees) => ((degrees - 90) * Math.PI) / 180,
    );
    const point = (angle = 0) =>
      `${(103 * Math.cos(angle)).toFixed(1)} ${(103 * Math.sin(angle)).toFixed(1)}`;
    return `M${point(from)}A103 103 0 0 1 ${point(to)}`;
  })
  .join('');
