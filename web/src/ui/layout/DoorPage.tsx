import type { ReactElement, ReactNode } from 'react';
import { Drawing } from '../drawing/Drawing';
import styles from './DoorPage.module.css';

type Props = {
  drawing: string;
  /** What to say where scripts are off; a form that the browser can send by itself is shown all the same. */
  withoutScripts?: string;
  children: ReactNode;
};

const NEEDS_SCRIPTS =
  'This page works with scripts. Please allow them for this site; help and articles need none.';

/** A page on the way in: an arch to look through, and beside it what to fill in. */
export function DoorPage({ drawing, withoutScripts = NEEDS_SCRIPTS, children }: Props): ReactElement {
  return (
    <section className={styles.page}>
      <Drawing src={drawing} width={480} height={640} cover className={styles.picture} />
      <div className={styles.form}>
        {children}
        <noscript>
          <p>{withoutScripts}</p>
        </noscript>
      </div>
    </section>
  );
}
