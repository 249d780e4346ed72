import { useId, type ReactElement, type ReactNode } from 'react';
import styles from './Notes.module.css';

type Props = {
  title: string;
  /** A `li` for each. */
  children: ReactNode;
};

/** What is good to know about an exercise, and who should choose another one. */
export function Notes({ title, children }: Props): ReactElement {
  const id = useId();
  return (
    <section className={styles.notes} aria-labelledby={id}>
      <h2 id={id} className="like-h3">
        {title}
      </h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}
