import { useId, type InputHTMLAttributes, type ReactElement, type TextareaHTMLAttributes } from 'react';
import styles from './Field.module.css';

type Words = {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
};

export type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & Words;
type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & Words;

type Labelled = {
  id: string;
  className: string | undefined;
  'aria-invalid': boolean;
  'aria-describedby'?: string;
};

/** A line of a form: label above, help below, and an error in words that is read out with the field. */
export function Field({ label, help, error, ...input }: FieldProps): ReactElement {
  return (
    <FieldFrame label={label} help={help} error={error}>
      {(labelled) => <input {...labelled} {...input} />}
    </FieldFrame>
  );
}

/** The same for text of several lines; it grows with what is written where the browser can. */
export function TextArea({ label, help, error, ...area }: TextAreaProps): ReactElement {
  return (
    <FieldFrame label={label} help={help} error={error}>
      {(labelled) => (
        <textarea rows={6} {...labelled} className={`${styles.input} ${styles.area}`} {...area} />
      )}
    </FieldFrame>
  );
}

/** What surrounds a control: its label, its help and its error. */
export function FieldFrame({
  label,
  help,
  error,
  children,
}: Words & { children: (labelled: Labelled) => ReactElement }): ReactElement {
  const id = useId();
  const describedBy = [help === undefined ? '' : `${id}-help`, error === undefined ? '' : `${id}-error`]
    .join(' ')
    .trim();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: styles.input,
        'aria-invalid': error !== undefined,
        ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
      })}
      {help !== undefined && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
