import type { ReactElement } from 'react';
import type { GuideProps } from '../guide-props';
import styles from './pictures.module.css';
import { useLevel } from './use-level';
import { Words } from './Words';

const rise = (full: number) => ({ transform: `scaleY(${full.toFixed(4)})` });

/** A bar that fills from below with the breath in and empties with the breath out. */
export function LevelBar({ session, stage, word, count }: GuideProps): ReactElement {
  const filling = useLevel<HTMLSpanElement>(session, stage, rise);
  return (
    <div className={styles.guide} data-stage={stage} aria-hidden>
      <span className={styles.bar}>
        <span ref={filling} className={styles.filling} />
      </span>
      <Words word={word} count={count} />
    </div>
  );
}
