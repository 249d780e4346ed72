import type { LegacyRecordRequest } from '@stillgrove/contract/legacy-records';
import type { InputHTMLAttributes, ReactElement } from 'react';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { QuietPlaceholder } from '../../ui/layout/QuietPlaceholder';
import styles from './Records.module.css';
import { useRecordForm } from './use-record-form';
import { YesOrNo } from './YesOrNo';

type Props = { id: string | null; onSaved: () => void };

type Line = { name: keyof LegacyRecordRequest; label: string } & InputHTMLAttributes<HTMLInputElement>;

const PERSON: readonly Line[] = [
  { name: 'name', label: 'Name', required: true },
  { name: 'phoneNo', label: 'Phone number', inputMode: 'tel' },
  { name: 'email', label: 'Email', inputMode: 'email' },
  { name: 'fatherName', label: 'Father’s name' },
  { name: 'aadharCard', label: 'Aadhaar card number' },
  { name: 'panCard', label: 'PAN card number' },
  { name: 'dob', label: 'Date of birth', type: 'date' },
];

const MATTER: readonly Line[] = [
  { name: 'crimePlace', label: 'Place of the crime' },
  { name: 'dateOfCrime', label: 'Date of the crime', type: 'date' },
  { name: 'firNo', label: 'FIR number' },
];

/** The legacy record form. The browser's own suggestions are off, because a record may be about someone else. */
export function RecordForm({ id, onSaved }: Props): ReactElement {
  const { fields, status, busy, errors, refusal, change, save } = useRecordForm(id, onSaved);
  const line = ({ name, label, ...input }: Line) => (
    <Field
      key={name}
      label={label}
      name={name}
      autoComplete="off"
      value={fields[name]}
      error={errors[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      {...input}
    />
  );
  if (status === 'reading') return <QuietPlaceholder />;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{id === null ? 'New record' : 'Edit record'}</h1>
      <div role="alert">{refusal !== null && <p className={styles.refusal}>{refusal}</p>}</div>
      {status === 'ready' && (
        <form
          className={styles.form}
          method="dialog"
          noValidate
          aria-busy={busy}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <div className={styles.pairs}>{PERSON.map(line)}</div>
          <div className={styles.pairs}>{MATTER.map(line)}</div>
          <YesOrNo
            question="Is there a criminal history?"
            name="criminalHistory"
            value={fields.criminalHistory}
            onChange={(criminalHistory) => change({ criminalHistory })}
          />
          {fields.criminalHistory === 'Yes' && line({ name: 'timePeriod', label: 'Time period' })}
          <YesOrNo
            question="Was bail applied for?"
            name="bailApplied"
            value={fields.bailApplied}
            onChange={(bailApplied) => change({ bailApplied })}
          />
          <div className={styles.actions}>
            <Button kind="main" type="submit" aria-disabled={busy} aria-busy={busy}>
              {busy ? 'Saving…' : 'Save'}
            </Button>
            <ButtonLink href="/account/criminals">All records</ButtonLink>
          </div>
        </form>
      )}
      {status === 'missing' && <ButtonLink href="/account/criminals">All records</ButtonLink>}
    </div>
  );
}
