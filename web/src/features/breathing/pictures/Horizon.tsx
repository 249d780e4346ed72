import type { ReactElement } from 'react';
import type { GuideProps } from '../guide-props';
import styles from './pictures.module.css';
import { useLevel } from './use-level';
import { Words } from './Words';

const rise = (full: number) => ({ transform: `translateY(${(78 - 70 * full).toFixed(2)}%)` });

/** A sun that rises over the water with the breath in and sets with the breath out. */
export function Horizon({ session, stage, word, count }: GuideProps): ReactElement {
  const sun = useLevel<HTMLSpanElement>(session, stage, rise);
  return (
    <div className={styles.guide} data-stage={stage} aria-hidden>
      <span className={styles.sky}>
        <span ref={sun} className={styles.sun} />
      </span>
      <Words word={word} count={count} />
    </div>
  );
}
