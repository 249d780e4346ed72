import { plural, t } from '@lingui/core/macro';
import { useId, type ReactElement } from 'react';
import { wholeNumber } from '../../platform/language/whole-number';
import styles from './Tally.module.css';

type Props = {
  score: number;
  leaves: number;
  breaths: number;
  /** In one quiet line, where it is beside something else. */
  inLine?: boolean;
};

/** Points and leaves of all breathing on this device since the last Reset, and the breaths of this visit. */
export function Tally({ score, leaves, breaths, inLine = false }: Props): ReactElement {
  const title = useId();
  const entries = [
    [plural(score, { one: 'point', other: 'points' }), score],
    [plural(leaves, { one: 'leaf', other: 'leaves' }), leaves],
    [plural(breaths, { one: 'breath', other: 'breaths' }), breaths],
  ] as const;
  return (
    <div className={inLine ? styles.line : styles.tally} data-own="">
      <h2 id={title} className={inLine ? 'visually-hidden' : styles.title}>
        {t`So far`}
      </h2>
      <dl className={styles.entries} aria-labelledby={title}>
        {entries.map(([name, value], index) => (
          <div key={index} className={styles.entry}>
            <dt>{name}</dt>
            <dd>{wholeNumber(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
