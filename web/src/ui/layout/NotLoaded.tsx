import type { ReactElement } from 'react';
import { Button } from '../controls/Button';
import styles from './QuietPlaceholder.module.css';

/** What stands on a page whose code or data broke off on the way. */
export function NotLoaded(): ReactElement {
  return (
    <div className={styles.placeholder}>
      <p role="alert">This page did not arrive whole. Nothing you did is lost.</p>
      <Button onClick={() => location.reload()}>Try again</Button>
    </div>
  );
}
