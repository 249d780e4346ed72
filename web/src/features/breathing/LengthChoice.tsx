import { plural, t } from '@lingui/core/macro';
import { LONGEST_UNATTENDED_MS } from '@stillgrove/domain/breathing/run';
import { LENGTH_LIMITS, type LengthUnit } from '@stillgrove/domain/breathing/arc';
import { useId, type ReactElement } from 'react';
import { OwnLength } from '../../ui/filters/OwnLength';
import styles from './LengthChoice.module.css';
import { OFFERED, type LengthChoice as Choice } from './stored-length';
import type { LengthField } from './use-length';

const MINUTE_MS = 60_000;

const UNITS: Readonly<Record<LengthUnit, string>> = { minutes: t`Minutes`, breaths: t`Breaths` };

function nameOf(unit: LengthUnit, choice: Choice): string {
  if (choice === 'open') return t`No end`;
  if (choice === 'own') return t`Custom`;
  return unit === 'minutes'
    ? plural(choice, { one: '# minute', other: '# minutes' })
    : plural(choice, { one: '# breath', other: '# breaths' });
}

type Props = {
  length: LengthField;
  /** Enter was pressed in an own length, after which what stands above Start is still to be read. */
  onEnter: () => void;
};

/** How long to breathe. An own length is typed where it was chosen, so that nothing below moves. */
export function LengthChoice({ length, onEnter }: Props): ReactElement {
  const help = useId();
  const { unit, choice, typed, wrong } = length;
  const [fewest, most] = LENGTH_LIMITS[unit];
  const choices: readonly Choice[] = [...OFFERED[unit], 'own', 'open'];
  const pausesBefore = unit === 'minutes' && Number(typed) * MINUTE_MS > LONGEST_UNATTENDED_MS;
  return (
    <fieldset className={styles.lengths}>
      <legend className={styles.question}>{t`How long?`}</legend>
      <div className={styles.units} role="radiogroup" aria-label={t`Count in`}>
        {(['minutes', 'breaths'] as const).map((each) => (
          <label key={each} className={styles.unit}>
            <input
              type="radio"
              name="breathing-unit"
              className="visually-hidden"
              checked={unit === each}
              onChange={() => length.chooseUnit(each)}
            />
            <span>{UNITS[each]}</span>
          </label>
        ))}
      </div>
      <div className={styles.choices}>
        {choices.map((each) => (
          <div key={each} className={styles.choice}>
            <label className={styles.pill}>
              <input
                type="radio"
                name="breathing-length"
                className="visually-hidden"
                value={each}
                checked={choice === each}
                onChange={() => length.choose(each)}
              />
              <span>{nameOf(unit, each)}</span>
            </label>
            {each === 'own' && choice === 'own' && (
              <OwnLength
                input={length.input}
                label={UNITS[unit]}
                unit={unit === 'minutes' ? t`min` : undefined}
                value={typed}
                limits={LENGTH_LIMITS[unit]}
                wrong={wrong}
                help={help}
                onType={length.type}
                onEnter={onEnter}
              />
            )}
          </div>
        ))}
      </div>
      {/* What may be typed stands in the field as well, so that Start stays where it is. */}
      <p
        id={help}
        className={wrong ? `error ${styles.wrong ?? ''}` : pausesBefore ? 'aside' : 'visually-hidden'}
        hidden={choice !== 'own'}
      >
        {wrong ? t`Enter a whole number from ${fewest} to ${most}.` : helpOf(unit)}
      </p>
    </fieldset>
  );
}

function helpOf(unit: LengthUnit): string {
  const [fewest, most] = LENGTH_LIMITS[unit];
  return unit === 'minutes'
    ? t`From ${fewest} to ${most} minutes. After 30 minutes without a touch the guide pauses.`
    : t`From ${fewest} to ${most} breaths. After 30 minutes without a touch the guide pauses.`;
}
