import type { Helpline } from '@stillgrove/contract/helplines';
import { canBeDialled } from '@stillgrove/domain/help/line';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Field, FieldFrame } from '../../../ui/controls/Field';
import type { FieldErrors } from '../../../ui/forms/use-form';
import { lineWords } from './correction-form';
import styles from './HelplinesPart.module.css';

type Props = {
  title: string;
  /** What its fields' names begin with. */
  name: string;
  start: Helpline;
  errors: FieldErrors;
  /** Whether it may be a text message. */
  texts?: boolean;
  noteHelp: string;
  children?: ReactNode;
};

/** One number, who answers, and how that will read. */
export function LineFields({
  title,
  name,
  start,
  errors,
  texts = false,
  noteHelp,
  children,
}: Props): ReactElement {
  const [number, setNumber] = useState(start.number);
  const [note, setNote] = useState(start.note ?? '');
  const [isText, setIsText] = useState(start.text === true);
  const [body, setBody] = useState(start.body ?? '');
  const line: Helpline = {
    number,
    note: note.trim() === '' ? null : note,
    ...(isText ? { text: true, ...(body.trim() === '' ? {} : { body }) } : {}),
  };
  return (
    <fieldset className={styles.line}>
      <legend>{title}</legend>
      {texts && (
        <FieldFrame label="How it is reached">
          {(labelled) => (
            <select
              {...labelled}
              name={`${name}.kind`}
              value={isText ? 'text' : 'call'}
              onChange={({ target }) => setIsText(target.value === 'text')}
            >
              <option value="call">By a call</option>
              <option value="text">By a text message</option>
            </select>
          )}
        </FieldFrame>
      )}
      <Field
        label="Number"
        name={`${name}.number`}
        inputMode="tel"
        autoComplete="off"
        value={number}
        onChange={({ target }) => setNumber(target.value)}
        error={errors[`${name}.number`]}
      />
      {isText && (
        <Field
          label="What to write"
          name={`${name}.body`}
          help="Leave it empty when any words will do."
          value={body}
          onChange={({ target }) => setBody(target.value)}
          error={errors[`${name}.body`]}
        />
      )}
      <div className={styles.wide}>
        <Field
          label="Note"
          name={`${name}.note`}
          help={noteHelp}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          error={errors[`${name}.note`]}
        />
      </div>
      {canBeDialled(number.trim()) && <p className={styles.about}>People will read: {lineWords(line)}</p>}
      {children}
    </fieldset>
  );
}
