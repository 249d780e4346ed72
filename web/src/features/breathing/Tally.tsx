import type { ReactElement } from 'react';
import styles from './Tally.module.css';

const PLURAL = new Intl.PluralRules('en');
const NUMBER = new Intl.NumberFormat('en');

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
    <dl className={styles.tally}>
      {entries.map(([name, value]) => (
        <div key={name} className={styles.entry}>
          <dt>{WORDS[name][PLURAL.select(value) === 'one' ? 'one' : 'other']}</dt>
          <dd>{NUMBER.format(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
