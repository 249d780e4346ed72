import type { ReactElement } from 'react';
import styles from './BubbleField.module.css';

/** What the window looks out on: far hills and still water, pale enough to leave the bubbles alone. */
export function Lake(): ReactElement {
  return (
    <svg
      viewBox="0 0 320 120"
      preserveAspectRatio="none"
      className={styles.lake}
      aria-hidden
      focusable="false"
    >
      <path className={styles.far} d="M0 34c40-16 84-20 128-6c38 12 66 12 102-4c32-14 62-10 90 4V120H0Z" />
      <path className={styles.near} d="M0 52c52-12 96-4 140 2c54 8 104-14 180-6V120H0Z" />
      <path className={styles.water} d="M0 70c60-3 100 3 160 1s110-4 160 0V120H0Z" />
      <path className={styles.shine} d="M34 88q40-3 84 0M190 82q44-3 96 0M96 104q60-3 120 0" />
    </svg>
  );
}
