import type { ReactElement } from 'react';
import styles from './Brand.module.css';

/** The sprout and the instance's name. */
export function Brand({ name }: { name: string }): ReactElement {
  return (
    <span className={styles.brand}>
      <svg viewBox="0 0 28 28" className={styles.sprout} aria-hidden>
        <path d="M14 26V15" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        <path d="M14 14C8 14 4 10.5 4 4c6 0 10 3 10 10Z" fill="currentColor" />
        <path d="M14 18c0-5 3-8 9-8 0 5.5-3.5 8-9 8Z" fill="currentColor" opacity=".65" />
      </svg>
      <bdi className={styles.name}>{name}</bdi>
    </span>
  );
}
