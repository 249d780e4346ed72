import type { ReactElement } from 'react';
import styles from './Promises.module.css';

/** What to know before writing the first page. */
export function Promises(): ReactElement {
  return (
    <ul className={styles.promises}>
      <li>
        Your diary is locked with your passphrase and stored only in this browser. We don’t get a copy, and
        neither do your other devices.
      </li>
      <li>
        <strong>We can’t recover a lost passphrase.</strong> We never see it and can’t reset it. Without it,
        no one can open your diary.
      </li>
      <li>Anyone who knows your passphrase and uses this device can read your diary.</li>{' '}
      <li>If you clear this browser’s data, you delete the diary. Export a copy from time to time.</li>
    </ul>
  );
}
