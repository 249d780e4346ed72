import { useId, type ReactElement, type ReactNode } from 'react';
import styles from './Prose.module.css';

/** A page of plain words, in parts under headings. */
export function Prose({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles.prose}>{children}</div>;
}

export function ProsePart({ title, children }: { title: string; children: ReactNode }): ReactElement {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.words}>{children}</div>
    </section>
  );
}

/** A summary for people who read no further. */
export function InShort({ children }: { children: ReactNode }): ReactElement {
  return (
    <aside className={styles.short} aria-label="In short">
      {children}
    </aside>
  );
}
