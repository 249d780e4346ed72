import type { ReactElement } from 'react';
import styles from './QuietPlaceholder.module.css';

/** What stands on a page while its code or its visitor is not yet known: still, and soon gone. */
export function QuietPlaceholder(): ReactElement {
  return (
    <div className={styles.placeholder} aria-busy="true">
      <p className={styles.words}>One quiet moment…</p>
      <noscript>
        <p>This page works with scripts. Please allow them for this site, or go to the start page.</p>
      </noscript>
    </div>
  );
}
