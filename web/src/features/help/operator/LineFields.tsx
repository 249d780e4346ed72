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
        label="Number"
        inputMode="tel"
        // Another number is one that no one has checked yet.
        onChange={({ target }) => set({ number: target.value, verifiedOn: null })}
      />
      <FieldFrame label="How to reach it" error={errors[`${name}.way`]}>
        {(labelled) => (
          <select
            {...labelled}
            name={`${name}.way`}
            value={way}
            onChange={({ target }) => set({ way: target.value === 'text' ? 'text' : 'call' })}
          >
            <option value="call">Call</option>
            <option value="text">Text message</option>
          </select>
        )}
      </FieldFrame>
      <FieldFrame label="What answers" error={errors[`${name}.services`]}>
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
      <Field {...words('name')} label="Name of the service" />
      <Field {...words('serves')} label="Whom it serves" help="Leave it empty if it serves everyone." />
      <Field {...words('hours')} label="Hours" />
      <Field {...words('languages')} label="Languages" />
      {way === 'text' ? (
        <Field {...words('body')} label="What to write" help="Leave it empty if any words will do." />
      ) : (
        <Field {...words('option')} label="Menu choice" help="What to choose when a voice asks." />
      )}
      <Field {...words('source')} label="Where you found it" help="Such as the website of the line." />
      <Field
        label="Checked on"
        name={`${name}.verifiedOn`}
        type="date"
        help="The day a person checked it. Empty if no one has."
        value={verifiedOn ?? ''}
        error={errors[`${name}.verifiedOn`]}
        onChange={({ target }) => set({ verifiedOn: target.value === '' ? null : target.value })}
      />
      {canBeDialed(line.number.trim()) && <p className={styles.about}>Visitors read: {previewWords(line)}</p>}
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
