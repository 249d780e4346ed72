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

/** Points, leaves and breaths of this exercise so far. */
export function Tally({ score, leaves, breaths }: Props): ReactElement {
  const entries = [
    ['points', score],
    ['leaves', leaves],
    ['breaths', breaths],
  ] as const;
  return (
    <div className={styles.tally} data-own="">
      <h2 id="this-exercise" className={styles.title}>
        This exercise
      </h2>
      <dl className={styles.entries} aria-labelledby="this-exercise">
        {entries.map(([name, value]) => (
          <div key={name} className={styles.entry}>
            <dt>{WORDS[name][PLURAL.select(value) === 'one' ? 'one' : 'other']}</dt>
            <dd>{wholeNumber(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
