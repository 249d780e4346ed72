import type { ReactElement } from 'react';
import styles from './Promises.module.css';

/** What someone should know before the first word. */
export function Promises(): ReactElement {
  return (
    <ul className={styles.promises}>
      <li>
        What you write is locked on this device and stays on it. Nothing leaves it yet: no copy goes to us or
        to your other devices.
      </li>
      <li>
        <strong>A lost passphrase cannot be recovered.</strong> It is the only key. We never see it and cannot
        reset it.
      </li>
      <li>Clearing this browser’s data removes the diary, so export a copy now and then.</li>
    </ul>
  );
}
