import type { ReactElement } from 'react';
import { Door } from './Door';
import styles from './DiaryElsewhere.module.css';

/** Shown where the operator has chosen a diary on another site. */
export function DiaryElsewhere({
  address,
  onOpenHere,
}: {
  address: string;
  onOpenHere: () => void;
}): ReactElement {
  return (
    <Door title="Your diary is on another site">
      <p>This site uses a diary from someone else. Check that site’s privacy rules before you write there.</p>
      <p>
        <a href={address} target="_blank" rel="noopener noreferrer" className={styles.link}>
          Open the diary at {new URL(address).host}{' '}
          <span className="visually-hidden">(opens in a new tab)</span>
        </a>
      </p>
      <p>
        <button type="button" className={styles.here} onClick={onOpenHere}>
          Open the diary I already have on this device
        </button>
      </p>
    </Door>
  );
}
