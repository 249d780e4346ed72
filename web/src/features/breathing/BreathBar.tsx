import { useEffect, useRef, type ReactElement } from 'react';
import { heartbeat } from '../../platform/clock/heartbeat';
import styles from './BreathBar.module.css';
import type { GuideProps } from './guide-props';

/** The guide under reduced motion: a word, a number, and a bar that fills with each phase. */
export function BreathBar({ session, word, count, active }: GuideProps): ReactElement {
  const filling = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const draw = () => {
      if (filling.current !== null)
        filling.current.style.transform = `scaleX(${String(session.progress().progress)})`;
    };
    draw();
    return active ? heartbeat(draw) : undefined;
  }, [active, session, count]);
  return (
    <div className={styles.guide} aria-hidden>
      <p className={styles.word}>{word}</p>
      <p className={styles.count}>{count}</p>
      <span className={styles.bar}>
        <span ref={filling} className={styles.filling} />
      </span>
    </div>
  );
}
