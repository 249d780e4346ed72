import type { ReactElement } from 'react';
import { wholeNumber } from '../../platform/language/whole-number';
import styles from './Tally.module.css';

const PLURAL = new Intl.PluralRules('en');

const WORDS = {
  points: { one: 'point', other: 'points' },
  leaves: { one: 'leaf', other: 'leaves' },
  breaths: { one: 'breath', other: 'breaths' },
} as const;

type Props = { score: number; leaves: number; breaths: number };

/** What this exercise has given so far. */
export function Tally({ score, leaves, breaths }: Props): ReactElement {
  const entries = [
    ['points', score],
    ['leaves', leaves],
    ['breaths', breaths],
  ] as const;
  return (
    <dl className={styles.tally} data-own="">
      {entries.map(([name, value]) => (
        <div key={name} className={styles.entry}>
          <dt>{WORDS[name][PLURAL.select(value) === 'one' ? 'one' : 'other']}</dt>
          <dd>{wholeNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
