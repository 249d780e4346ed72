import type { ReactElement } from 'react';
import { Link } from 'wouter';
import styles from './BeforeYouBegin.module.css';

/** Who should not hold the breath and who should wait, in sight before the first breath. */
export function BeforeYouBegin({ hidden }: { hidden: boolean }): ReactElement {
  return (
    <section className={styles.note} data-hidden={hidden} aria-labelledby="before-you-begin">
      <h2 id="before-you-begin" className={styles.title}>
        Before you begin
      </h2>
      <p>
        Don’t hold your breath if you are pregnant or have a heart, lung, blood pressure, eye pressure or
        seizure condition. Our <Link href="/help#slow-breath">slow breath</Link> has no holds. Wait if you are
        short of breath, or have a blocked nose or an infection.
      </p>
      <p>Never in water or while driving. Stop if you feel dizzy or worse.</p>
    </section>
  );
}
