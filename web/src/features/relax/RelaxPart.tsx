import type { ReactElement, ReactNode } from 'react';
import styles from './RelaxPart.module.css';

type Props = {
  /** The target of links to this part. */
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
};

/** A part of the page; a link to it moves the focus to its heading. */
export function RelaxPart({ id, title, lead, children }: Props): ReactElement {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.opening}>
        <h2 id={id} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children}
    </section>
  );
}
