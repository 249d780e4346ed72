import type { ReactElement } from 'react';
import { usePoints } from '../../platform/points/points-store';
import { counted } from '../../ui/filters/words';
import { WaitingNote } from '../../ui/points/WaitingNote';
import styles from './LeavesGathered.module.css';

/** What opening videos and resources has given so far. */
export function LeavesGathered(): ReactElement {
  const leaves = usePoints((state) => state.leaves);
  return (
    <div className={styles.gathered}>
      <p>
        {leaves === 0
          ? 'Each video or resource that you open gives you a leaf and a point, once a day.'
          : counted(leaves, {
              one: 'You have gathered # leaf here.',
              other: 'You have gathered # leaves here.',
            })}
      </p>
      <WaitingNote />
    </div>
  );
}
