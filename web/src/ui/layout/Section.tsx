import { useId, type ReactElement, type ReactNode } from 'react';
import styles from './Section.module.css';

type Props = {
  /** The id of the heading, where something on the page leads to it and moves the focus there. */
  id?: string;
  title: string;
  lead?: string;
  as?: 'h1' | 'h2';
  children: ReactNode;
};

/** A part of a page under a heading, at the page's width. */
export function Section({ id: given, title, lead, as: Heading = 'h2', children }: Props): ReactElement {
  const own = useId();
  const id = given ?? own;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.opening}>
        <Heading id={id} tabIndex={given === undefined ? undefined : -1} className="like-h2">
          {title}
        </Heading>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
