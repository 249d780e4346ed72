import { plural, t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { usePoints } from '../../platform/points/points-store';
import { WaitingNote } from '../../ui/points/WaitingNote';
import styles from './LeavesGathered.module.css';

/** How many leaves opening videos and resources has earned so far. */
export function LeavesGathered(): ReactElement {
  const leaves = usePoints((state) => state.leaves);
  return (
    <div className={styles.gathered}>
      <p>
        {leaves === 0
          ? t`You get one leaf and one point for each video or resource you open, once a day.`
          : plural(leaves, {
              one: 'You have collected # leaf here.',
              other: 'You have collected # leaves here.',
            })}
      </p>
      <WaitingNote />
    </div>
  );
}
