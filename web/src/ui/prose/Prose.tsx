import { useId, type ReactElement, type ReactNode } from 'react';
import styles from './Prose.module.css';

/** A page of plain words, in parts under headings. */
export function Prose({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles.prose}>{children}</div>;
}

type PartProps = {
  title: string;
  /** Of its heading; 3 below a heading of its own. */
  level?: 2 | 3;
  children: ReactNode;
};

export function ProsePart({ title, level = 2, children }: PartProps): ReactElement {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
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
