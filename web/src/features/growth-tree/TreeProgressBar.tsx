import { FULL_TREE, type TreeProgress } from '@stillgrove/domain/growth-tree/progress';
import type { ReactElement } from 'react';
import { ProgressBar } from '../../ui/progress/ProgressBar';
import styles from './TreeProgressBar.module.css';

export function TreeProgressBar({ progress }: { progress: TreeProgress }): ReactElement {
  const words = `Tasks Completed: ${String(progress.tasks)} of ${String(FULL_TREE)}`;
  return (
    <div className={styles.progress} data-own="">
      <ProgressBar
        size="thick"
        max={FULL_TREE}
        value={progress.leaves}
        aria-label="Growth of your tree"
        aria-valuetext={words}
      />
      <p className={styles.words}>{words}</p>
    </div>
  );
}
