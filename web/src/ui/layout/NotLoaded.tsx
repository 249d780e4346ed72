import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { Button } from '../controls/Button';
import styles from './QuietPlaceholder.module.css';

/** Shown when the code or data of a page could not be loaded. */
export function NotLoaded(): ReactElement {
  return (
    <div className={styles.placeholder}>
      <p role="alert">{t`We couldn’t load all of this page. Check your connection, then try again.`}</p>
      <Button onClick={() => location.reload()}>{t`Try again`}</Button>
    </div>
  );
}
