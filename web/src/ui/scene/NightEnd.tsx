import type { ReactElement, ReactNode } from 'react';
import { useFocusOnArrival } from '../../platform/screen/use-focus-on-arrival';
import styles from './NightEnd.module.css';

/** What is said at the end of a session on the dark screen, below the moon. The focus goes to its heading. */
export function NightEnd({ title, children }: { title: string; children: ReactNode }): ReactElement {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <div className={styles.end}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {children}
    </div>
  );
}

/** Where to go afterwards: two in a row, and a first one of three above the others. */
export function NightEndActions({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles.actions}>{children}</div>;
}
