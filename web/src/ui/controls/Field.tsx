import { t } from '@lingui/core/macro';
import { useId, type InputHTMLAttributes, type ReactElement, type TextareaHTMLAttributes } from 'react';
import styles from './Field.module.css';

type Words = {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  /** Whether it may stay empty, which the label then says. */
  optional?: boolean | undefined;
};

export type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & Words;
type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & Words;

type Labelled = {
  id: string;
  className: string | undefined;
  'aria-invalid': boolean;
  'aria-describedby'?: string;
};

/** A line of a form: label above, help below, or in its place an error in words, which is read out with the field. */
export function Field({ label, help, error, optional, ...input }: FieldProps): ReactElement {
  return (
    <FieldFrame label={label} help={help} error={error} optional={optional}>
      {(labelled) => <input dir="auto" {...labelled} {...input} />}
    </FieldFrame>
  );
}

/** The same for text of several lines; it grows with what is written where the browser can. */
export function TextArea({ label, help, error, optional, ...area }: TextAreaProps): ReactElement {
  return (
    <FieldFrame label={label} help={help} error={error} optional={optional}>
      {(labelled) => (
        <textarea rows={6} dir="auto" {...labelled} className={`${styles.input} ${styles.area}`} {...area} />
      )}
    </FieldFrame>
  );
}

/** What surrounds a control: its label, its help and its error. */
export function FieldFrame({
  label,
  help,
  error,
  optional = false,
  children,
}: Words & { children: (labelled: Labelled) => ReactElement }): ReactElement {
  const id = useId();
  const words = error ?? help;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{optional ? t`${label} (optional)` : label}</label>
      {children({
        id,
        className: styles.input,
        'aria-invalid': error !== undefined,
        ...(words !== undefined && { 'aria-describedby': `${id}-words` }),
      })}
      {/* No alert of its own: the focus leads to the first wrong field, and the form says how many there are. */}
      {words !== undefined && (
        <p id={`${id}-words`} className={error === undefined ? 'aside' : 'error'}>
          {words}
        </p>
      )}
    </div>
  );
}
