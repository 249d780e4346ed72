import { useId, type ReactElement, type ReactNode } from 'react';
import styles from './Section.module.css';

type Props = { title: string; lead?: string; as?: 'h1' | 'h2'; children: ReactNode };

/** A part of a page under a heading, at the page's width. */
export function Section({ title, lead, as: Heading = 'h2', children }: Props): ReactElement {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.opening}>
        <Heading id={id} className="like-h2">
          {title}
        </Heading>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
