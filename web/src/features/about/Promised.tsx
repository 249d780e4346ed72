import { useId, type ReactElement, type ReactNode } from 'react';
import styles from './Promised.module.css';

/** One thing to know about the site, in a few sentences. */
export function Promised({ title, children }: { title: string; children: ReactNode }): ReactElement {
  const id = useId();
  return (
    <section className={styles.promise} aria-labelledby={id}>
      <h2 id={id} className="like-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}
