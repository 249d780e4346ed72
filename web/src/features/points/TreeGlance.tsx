import { FULL_TREE, treeProgress } from '@stillgrove/domain/growth-tree/progress';
import type { ReactElement } from 'react';
import { usePoints } from '../../platform/points/points-store';
import { ButtonLink } from '../../ui/controls/Button';
import { WaitingNote } from '../../ui/points/WaitingNote';
import styles from './TreeGlance.module.css';

/** How the tree stands, in one line. */
export function TreeGlance(): ReactElement {
  const { tasks } = treeProgress(usePoints((state) => state.totalScore));
  return (
    <div className={styles.glance}>
      <p>
        Your tree has grown by <strong>{tasks}</strong> of {FULL_TREE}.
      </p>
      <ButtonLink href="/reward">See your tree</ButtonLink>
      <ButtonLink kind="main" href="/breathing">
        Breathe
      </ButtonLink>
      <WaitingNote />
    </div>
  );
}
