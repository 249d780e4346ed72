import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SentHelpline } from '@stillgrove/contract/operator-helplines';
import { canBeDialed } from '@stillgrove/domain/help/number';
import type { Service } from '@stillgrove/domain/help/services';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Field, FieldFrame } from '../../../ui/controls/Field';
import type { FieldErrors } from '../../../ui/forms/use-form';
import { servicesWords } from '../line-words';
import { lineWords } from './correction-form';
import styles from './HelplinesPart.module.css';

type Props = {
  title: string;
  /** What its fields' names begin with. */
  name: string;
  start: SentHelpline;
  errors: FieldErrors;
  children?: ReactNode;
};

/** What can be said to answer; more than one service is joined by `+`. */
const ANSWERS = [
  'all',
  'ambulance',
  'police',
  'fire',
  'ambulance+fire',
  'police+fire',
  'unknown',
  'crisis',
  'mentalHealth',
  'health',
  'social',
];

/** One number, what and who answers, and how that will read. */
export function LineFields({ title, name, start, errors, children }: Props): ReactElement {
  const [line, setLine] = useState(start);
  const { way, services, verifiedOn } = line;
  const answers = services.join('+');
  const set = (changed: Partial<SentHelpline>) => setLine((now) => ({ ...now, ...changed }));
  const words = (
    field: 'number' | 'name' | 'serves' | 'hours' | 'languages' | 'option' | 'body' | 'source',
  ) => ({
    name: `${name}.${field}`,
    value: line[field] ?? '',
    error: errors[`${name}.${field}`],
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => set({ [field]: target.value }),
  });
  return (
    <fieldset className={styles.line}>
      <legend>{title}</legend>
      <Field
        {...words('number')}
        label={t`Number`}
        inputMode="tel"
        // Another number is one that no one has checked yet.
        onChange={({ target }) => set({ number: target.value, verifiedOn: null })}
      />
      <FieldFrame label={t`How to reach it`} error={errors[`${name}.way`]}>
        {(labelled) => (
          <select
            {...labelled}
            name={`${name}.way`}
            value={way}
            onChange={({ target }) => set({ way: target.value === 'text' ? 'text' : 'call' })}
          >
            <option value="call">{t`Call`}</option>
            <option value="text">{t`Text message`}</option>
          </select>
        )}
      </FieldFrame>
      <FieldFrame label={t`What answers`} error={errors[`${name}.services`]}>
        {(labelled) => (
          <select
            {...labelled}
            name={`${name}.services`}
            value={answers}
            onChange={({ target }) => set({ services: target.value.split('+') as Service[] })}
          >
            {[...new Set([...ANSWERS, answers])].map((value) => (
              <option key={value} value={value}>
                {servicesWords(value.split('+') as Service[])}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <Field {...words('name')} optional label={t`Name of the service`} />
      <Field
        {...words('serves')}
        optional
        label={t`Whom it serves`}
        help={t`For example: Anyone in a crisis. Leave it empty if you don’t know. An emergency number for some people or places stands after those for everyone.`}
      />
      <Field {...words('hours')} optional label={t`Hours`} />
      <Field {...words('languages')} optional label={t`Languages`} />
      {way === 'text' ? (
        <Field
          {...words('body')}
          optional
          label={t`What to write`}
          help={t`Leave it empty if any words will do.`}
        />
      ) : (
        <Field
          {...words('option')}
          optional
          label={t`Menu choice`}
          help={t`What to choose when a voice asks.`}
        />
      )}
      <Field {...words('source')} label={t`Where you found it`} help={t`Such as the website of the line.`} />
      <Field
        label={t`Checked on`}
        name={`${name}.verifiedOn`}
        optional
        type="date"
        help={t`The day a person checked it. Empty if no one has.`}
        value={verifiedOn ?? ''}
        error={errors[`${name}.verifiedOn`]}
        onChange={({ target }) => set({ verifiedOn: target.value === '' ? null : target.value })}
      />
      {canBeDialed(line.number.trim()) && (
        <p className="aside">
          <Trans>Visitors read: {previewWords(line)}</Trans>
        </p>
      )}
      {children}
    </fieldset>
  );
}

/** Without the words that are still empty. */
function previewWords({ verifiedOn: _verifiedOn, source: _source, ...line }: SentHelpline): string {
  const written = Object.entries(line).filter(
    ([, value]) => typeof value !== 'string' || value.trim() !== '',
  );
  return lineWords(Object.fromEntries(written) as typeof line);
}
