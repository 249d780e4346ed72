import type { MouseEvent, ReactElement } from 'react';
import { HelpIcon } from './HelpIcon';
import { leaveQuickly, NEUTRAL_PAGE } from './leave-quickly';
import styles from './QuickExit.module.css';

/** Puts another page in the place of this one. Without scripts it is a link to that page. */
export function QuickExit(): ReactElement {
  const leave = (event: MouseEvent) => {
    event.preventDefault();
    leaveQuickly();
  };
  return (
    <a
      href={NEUTRAL_PAGE}
      rel="noreferrer"
      className={styles.exit}
      aria-describedby="help-leaving"
      onClick={leave}
    >
      <HelpIcon name="leave" />
      Leave this page quickly
    </a>
  );
}
