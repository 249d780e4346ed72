import type { ReactElement, ReactNode } from 'react';
import styles from './Refusal.module.css';

/** Why something was not done; there from the start, so that it is read out. */
export function Refusal({ children }: { children: ReactNode }): ReactElement {
  return (
    <div role="alert" className={styles.refusal}>
      {children}
    </div>
  );
}
