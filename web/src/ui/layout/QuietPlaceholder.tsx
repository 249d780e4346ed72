import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import styles from './QuietPlaceholder.module.css';

/** Shown while a page's code or its visitor is not known yet. */
export function QuietPlaceholder(): ReactElement {
  return (
    <div className={styles.placeholder} aria-busy="true">
      <p className={styles.words}>{t`Loading…`}</p>
      <noscript>
        <p>{t`This page needs JavaScript. Turn it on for this site, or go to the home page.`}</p>
      </noscript>
    </div>
  );
}
