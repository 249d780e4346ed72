import { useEffect, useRef, type ReactElement } from 'react';
import { heartbeat } from '../../platform/clock/heartbeat';
import type { SlowBreathProps } from './slow-breath-props';
import styles from './SlowBreathBar.module.css';

/** The still guide: words, the seconds, and a bar that fills with the breath in and empties with the breath out. */
export function SlowBreathBar({ breath, word, secondsLeft, running }: SlowBreathProps): ReactElement {
  const filling = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const draw = () => {
      const { way, progress } = breath();
      const filled = !running ? 0 : way === 'in' ? progress : 1 - progress;
      if (filling.current !== null) filling.current.style.transform = `scaleX(${String(filled)})`;
    };
    draw();
    return running ? heartbeat(draw) : undefined;
  }, [breath, running]);
  return (
    <div className={styles.guide} aria-hidden>
      <p className={styles.word}>{word}</p>
      <p className={styles.count}>{secondsLeft}</p>
      <span className={styles.bar}>
        <span ref={filling} className={styles.filling} />
      </span>
    </div>
  );
}
