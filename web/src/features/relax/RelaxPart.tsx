import type { ReactElement, ReactNode, Ref } from 'react';
import styles from './RelaxPart.module.css';

type Props = {
  /** Where the address and the links of the opening lead. */
  id: string;
  title: string;
  lead: string;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** A part of the page; whoever comes to it by a link has the focus on its heading. */
export function RelaxPart({ id, title, lead, headingRef, children }: Props): ReactElement {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.opening}>
        <h2 id={id} ref={headingRef} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children}
    </section>
  );
}
