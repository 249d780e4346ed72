import { plural, t } from '@lingui/core/macro';
import { LENGTH_LIMITS, type LengthUnit } from '@stillgrove/domain/breathing/arc';
import { useId, type ReactElement } from 'react';
import styles from './LengthChoice.module.css';
import { OFFERED, type LengthChoice as Choice } from './stored-length';
import type { LengthField } from './use-length';

const UNITS: Readonly<Record<LengthUnit, string>> = { minutes: t`Minutes`, breaths: t`Breaths` };

function nameOf(unit: LengthUnit, choice: Choice): string {
  if (choice === 'open') return t`No end`;
  if (choice === 'own') return t`Custom`;
  return unit === 'minutes'
    ? plural(choice, { one: '# minute', other: '# minutes' })
    : plural(choice, { one: '# breath', other: '# breaths' });
}

/** How long to breathe. An own length is typed where it was chosen, so that nothing below moves. */
export function LengthChoice({ length }: { length: LengthField }): ReactElement {
  const help = useId();
  const { unit, choice, typed, wrong } = length;
  const choices: readonly Choice[] = [...OFFERED[unit], 'own', 'open'];
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
            <label className={styles.pill} data-covered={each === 'own' && choice === 'own'}>
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
              <label className={styles.own}>
                <input
                  ref={length.input}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={4}
                  value={typed}
                  aria-label={UNITS[unit]}
                  aria-invalid={wrong}
                  aria-describedby={help}
                  onChange={({ target }) => length.type(target.value)}
                />
                {unit === 'minutes' && <span aria-hidden>{t`min`}</span>}
              </label>
            )}
          </div>
        ))}
      </div>
      <p id={help} className={wrong ? 'error' : 'aside'} hidden={choice !== 'own'}>
        {wrong ? errorOf(unit) : helpOf(unit)}
      </p>
    </fieldset>
  );
}

function errorOf(unit: LengthUnit): string {
  const [fewest, most] = LENGTH_LIMITS[unit];
  return unit === 'minutes'
    ? t`Enter a whole number of minutes from ${fewest} to ${most}.`
    : t`Enter a whole number of breaths from ${fewest} to ${most}.`;
}

function helpOf(unit: LengthUnit): string {
  const [fewest, most] = LENGTH_LIMITS[unit];
  return unit === 'minutes'
    ? t`From ${fewest} to ${most} minutes. After 30 minutes without a touch the guide pauses.`
    : t`From ${fewest} to ${most} breaths. After 30 minutes without a touch the guide pauses.`;
}
