import type { ReactElement } from 'react';
import styles from './GrowthTree.module.css';

const TUFTS = [
  'M452 818q-8-16-20-22 10 10 12 22M458 819q-1-18-9-30 1 16 3 30M463 819q3-13 11-19-6 9-6 19',
  'M528 816q4-19 15-28-6 14-7 28M536 817q8-12 19-15-10 7-12 15M522 816q-2-12-8-18 4 9 3 18',
  'M610 820q-3-12-10-17 5 8 6 17M616 820q4-15 13-22-6 11-7 22',
  'M352 822q-6-11-14-15 7 7 8 15M358 822q0-15-5-23 1 12 1 23M363 822q4-10 10-13-5 6-6 13',
];

/** A few tufts in front of the trunk, so that it grows out of the ground and not on top of it. */
export function Grass(): ReactElement {
  return <path className={styles.grass} d={TUFTS.join('')} />;
}
