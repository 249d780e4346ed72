import type { ReactElement, ReactNode } from 'react';
import styles from './Disclosure.module.css';

/** Something that few people need, behind a line that says what it is. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <details className={styles.disclosure}>
      <summary>{title}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
