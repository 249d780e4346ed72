import type { ReactElement, ReactNode } from 'react';
import styles from './Records.module.css';

/** A list of records, each with its own actions. */
export function Records({ label, children }: { label: string; children: ReactNode }): ReactElement {
  return (
    <ol className={styles.records} aria-label={label}>
      {children}
    </ol>
  );
}

type RecordProps = {
  title: string;
  /** Of its heading; 3 below a heading of its own. */
  level?: 2 | 3;
  /** Its date or state, in a few words. */
  about: string;
  /** What to do with it. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** One of them. */
export function RecordCard({ title, level = 2, about, actions, children }: RecordProps): ReactElement {
  const Heading = `h${level}` as const;
  return (
    <li className={`raised ${styles.record}`}>
      <div className={styles.words}>
        <Heading dir="auto" className="like-h3">
          {title}
        </Heading>
        <p className="aside">{about}</p>
      </div>
      {children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
