import type { ReactElement, ReactNode } from 'react';
import { Drawing } from '../drawing/Drawing';
import styles from './DoorPage.module.css';

/** A page on the way in: an arch to look through, and beside it what to fill in. */
export function DoorPage({ drawing, children }: { drawing: string; children: ReactNode }): ReactElement {
  return (
    <section className={styles.page}>
      <Drawing src={drawing} width={480} height={640} cover className={styles.picture} />
      <div className={styles.form}>
        {children}
        <noscript>
          <p>This page works with scripts. Please allow them for this site; help and articles need none.</p>
        </noscript>
      </div>
    </section>
  );
}
