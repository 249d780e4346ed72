import { t } from '@lingui/core/macro';
import type { LegacyRecordRequest } from '@stillgrove/contract/legacy-records';
import { useState, type InputHTMLAttributes, type ReactElement } from 'react';
import { ButtonLink } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { Form } from '../../ui/forms/Form';
import { valuesOf, type FieldErrors } from '../../ui/forms/use-form';
import { Loaded } from '../../ui/states/Loaded';
import { recordQuery, saveRecord } from './api';
import styles from './Records.module.css';

type Props = { id: string | null; onSaved: () => void };

const EMPTY: LegacyRecordRequest = {
  name: '',
  phoneNo: '',
  email: '',
  fatherName: '',
  aadharCard: '',
  panCard: '',
  dob: '',
  crimePlace: '',
  dateOfCrime: '',
  criminalHistory: 'No',
  timePeriod: '',
  firNo: '',
  bailApplied: 'No',
};

type Line = { name: keyof LegacyRecordRequest; label: string } & InputHTMLAttributes<HTMLInputElement>;

const PERSON: readonly Line[] = [
  { name: 'name', label: t`Name`, required: true },
  { name: 'phoneNo', label: t`Phone number`, inputMode: 'tel' },
  { name: 'email', label: t`Email`, inputMode: 'email' },
  { name: 'fatherName', label: t`Father’s name` },
  { name: 'aadharCard', label: t`Aadhaar card number` },
  { name: 'panCard', label: t`PAN card number` },
  { name: 'dob', label: t`Date of birth`, type: 'date' },
];

const MATTER: readonly Line[] = [
  { name: 'crimePlace', label: t`Place of the crime` },
  { name: 'dateOfCrime', label: t`Date of the crime`, type: 'date' },
  { name: 'firNo', label: t`FIR number` },
];

/** The legacy record form: a new record, or one that is read first and then changed. */
export function RecordForm({ id, onSaved }: Props): ReactElement {
  return (
    <div className={styles.page}>
      <h1 className="like-h2">{id === null ? t`New record` : t`Edit record`}</h1>
      {id === null ? (
        <RecordFields id={id} record={EMPTY} onSaved={onSaved} />
      ) : (
        <Loaded query={recordQuery(id)}>
          {({ success: _success, id: _id, ...record }) => (
            <RecordFields id={id} record={record} onSaved={onSaved} />
          )}
        </Loaded>
      )}
      <ButtonLink href="/account/criminals">{t`All records`}</ButtonLink>
    </div>
  );
}

/** The browser's own suggestions are off, because a record may be about someone else. */
function RecordFields({ id, record, onSaved }: Props & { record: LegacyRecordRequest }): ReactElement {
  const [criminalHistory, setCriminalHistory] = useState(record.criminalHistory);
  const line =
    (errors: FieldErrors) =>
    ({ name, label, ...input }: Line) => (
      <Field
        key={name}
        label={label}
        name={name}
        autoComplete="off"
        defaultValue={record[name]}
        optional={input.required !== true}
        error={errors[name]}
        {...input}
      />
    );
  return (
    <Form
      read={(form): LegacyRecordRequest => ({ ...record, ...valuesOf(form) })}
      send={async (fields) => {
        await saveRecord(fields, id);
        onSaved();
      }}
      keeps
      wide
      button={t`Save`}
      busyWord={t`Saving…`}
      kind="main"
    >
      {(errors) => (
        <>
          <div className={styles.pairs}>{PERSON.map(line(errors))}</div>
          <div className={styles.pairs}>{MATTER.map(line(errors))}</div>
          <YesOrNo
            question={t`Is there a criminal history?`}
            name="criminalHistory"
            start={criminalHistory}
            onChange={setCriminalHistory}
          />
          {criminalHistory === 'Yes' && line(errors)({ name: 'timePeriod', label: t`Time period` })}
          <YesOrNo question={t`Was bail applied for?`} name="bailApplied" start={record.bailApplied} />
        </>
      )}
    </Form>
  );
}

type Answer = 'Yes' | 'No';

type YesOrNoProps = { question: string; name: string; start: Answer; onChange?: (value: Answer) => void };

function YesOrNo({ question, name, start, onChange }: YesOrNoProps): ReactElement {
  return (
    <fieldset className={styles.question}>
      <legend>{question}</legend>
      {(['Yes', 'No'] as const).map((answer) => (
        <label key={answer} className={styles.answer}>
          <input
            type="radio"
            name={name}
            value={answer}
            defaultChecked={start === answer}
            onChange={() => onChange?.(answer)}
          />
          {answer === 'Yes' ? t`Yes` : t`No`}
        </label>
      ))}
    </fieldset>
  );
}
