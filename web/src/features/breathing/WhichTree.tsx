import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { wholeNumber } from '../../platform/language/whole-number';
import { usePoints } from '../../platform/points/points-store';
import styles from './WhichTree.module.css';

const PLURAL = new Intl.PluralRules('en');

/** Tells the tree of the exercise, which a reset empties, apart from the one that keeps everything. */
export function WhichTree(): ReactElement {
  const points = usePoints((state) => state.totalScore);
  return (
    <p className={styles.words}>
      This tree shows the leaves of this exercise. <Link href="/reward">Your Growth Tree</Link> keeps
      everything you do here:{' '}
      <span data-own="">
        {wholeNumber(points)} {PLURAL.select(points) === 'one' ? 'point' : 'points'} in all.
      </span>
    </p>
  );
}
