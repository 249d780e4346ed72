import type { ReactElement } from 'react';
import type { GuideProps } from '../guide-props';
import styles from './pictures.module.css';
import { useLevel } from './use-level';
import { Words } from './Words';

const widen = (full: number) => ({ transform: `scaleX(${(0.04 + 0.96 * full).toFixed(4)})` });

/** Dim words on black and a thin line that widens with the breath in: hardly any light in a dark room. */
export function Black({ session, stage, word, count }: GuideProps): ReactElement {
  const line = useLevel<HTMLSpanElement>(session, stage, widen);
  return (
    <div className={`${styles.guide} ${styles.dim}`} data-stage={stage} aria-hidden>
      <Words word={word} count={count} />
      <span ref={line} className={styles.line} />
    </div>
  );
}
