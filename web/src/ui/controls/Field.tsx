import { useId, type InputHTMLAttributes, type ReactElement } from 'react';
import styles from './Field.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
};

/** A line of a form: label above, help below, and an error in words that is read out with the field. */
export function Field({ label, help, error, ...input }: Props): ReactElement {
  const id = useId();
  const describedBy = [help === undefined ? '' : `${id}-help`, error === undefined ? '' : `${id}-error`]
    .join(' ')
    .trim();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.input}
        aria-invalid={error !== undefined}
        {...(describedBy === '' ? {} : { 'aria-describedby': describedBy })}
        {...input}
      />
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
