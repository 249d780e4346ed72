import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { usePoints } from '../../platform/points/points-store';
import styles from './WhichTree.module.css';

/** Explains that Reset empties this tree and leaves the Growth Tree as it is. */
export function WhichTree(): ReactElement {
  const points = usePoints((state) => state.totalScore);
  return (
    <p className={styles.words}>
      <Trans>
        This tree shows the leaves from this exercise. <Link href="/reward">Your Growth Tree</Link> counts all
        activities.
      </Trans>{' '}
      <span data-own="">
        {plural(points, { one: 'You have # point in all.', other: 'You have # points in all.' })}
      </span>
    </p>
  );
}
