import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { usePoints } from '../../platform/points/points-store';
import { counted } from '../../ui/filters/words';
import styles from './WhichTree.module.css';

/** Explains that Reset empties this tree and leaves the Growth Tree as it is. */
export function WhichTree(): ReactElement {
  const points = usePoints((state) => state.totalScore);
  return (
    <p className={styles.words}>
      This tree shows the leaves from this exercise. <Link href="/reward">Your Growth Tree</Link> counts all
      activities.{' '}
      <span data-own="">
        {counted(points, { one: 'You have # point in all.', other: 'You have # points in all.' })}
      </span>
    </p>
  );
}
