import type { MouseEvent, ReactElement } from 'react';
import drawing from '../../drawings/not-found.svg?url&no-inline';
import { Button } from '../controls/Button';
import { Drawing } from '../drawing/Drawing';
import styles from './NothingFound.module.css';

/** Shown instead of a list when no item passes the filter, with a button to reset it. */
export function NothingFound({ onReset }: { onReset: () => void }): ReactElement {
  const reset = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The pressed button disappears, so the focus moves to the count of results.
    currentTarget.closest('section')?.querySelector<HTMLElement>('[role="status"]')?.focus();
    onReset();
  };
  return (
    <div className={styles.nothing}>
      <Drawing src={drawing} width={320} height={240} cover className={styles.picture} />
      <h2 className={styles.title}>No results found</h2>
      <p>Try adjusting your search or filter to find what you&apos;re looking for.</p>
      <Button onClick={reset}>Reset Filters</Button>
    </div>
  );
}
