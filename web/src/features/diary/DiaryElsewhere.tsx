import type { ReactElement } from 'react';
import { Door } from './Door';
import styles from './DiaryElsewhere.module.css';

/** The people who run this place keep diaries somewhere else. */
export function DiaryElsewhere({
  address,
  onOpenHere,
}: {
  address: string;
  onOpenHere: () => void;
}): ReactElement {
  return (
    <Door title="Your diary is at another place">
      <p>
        The people who run this instance have chosen another diary. It has rules of its own about what you
        write.
      </p>
      <p>
        <a href={address} target="_blank" rel="noopener noreferrer" className={styles.link}>
          Open the diary at {new URL(address).host}{' '}
          <span className="visually-hidden">(opens in a new tab)</span>
        </a>
      </p>
      <p>
        <button type="button" className={styles.here} onClick={onOpenHere}>
          Open a diary that I locked on this device before
        </button>
      </p>
    </Door>
  );
}
