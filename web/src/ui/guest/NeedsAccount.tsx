import type { ReactElement, ReactNode } from 'react';
import styles from './NeedsAccount.module.css';
import { AccountButtons } from './AccountButtons';

type Props = {
  /** Names what needs an account, as a heading. */
  title: string;
  /** The page to come back to with one. */
  from: string;
  /** Why it needs one. */
  children: ReactNode;
};

/** Says to a guest what needs an account, with the ways to one. */
export function NeedsAccount({ title, from, children }: Props): ReactElement {
  return (
    <section className={styles.needs}>
      <h2 className="like-h3" tabIndex={-1}>
        {title}
      </h2>
      <p>{children}</p>
      <AccountButtons from={from} />
    </section>
  );
}
