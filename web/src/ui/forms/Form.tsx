import type { ReactElement, ReactNode } from 'react';
import { Button } from '../controls/Button';
import styles from './Form.module.css';
import { useForm, type FieldErrors, type FormOptions } from './use-form';

type Props = FormOptions & {
  /** The text of its button, before and while it is sent. */
  button: string;
  busyWord: string;
  kind?: 'main' | 'plain' | 'danger';
  /** For text of many lines: as wide as its place. */
  wide?: boolean;
  /** Stands beside the button. */
  beside?: ReactNode;
  children?: (errors: FieldErrors) => ReactNode;
};

/**
 * Fields, a button, and what became of it in words. `method="dialog"` outside a dialog sends nothing: a
 * press before the page is live must not put a password into an address.
 */
export function Form({
  button,
  busyWord,
  kind = 'plain',
  wide = false,
  beside,
  children,
  ...options
}: Props): ReactElement {
  const { busy, done, failure, errors, submit, noteTyping } = useForm(options);
  return (
    <form
      method="dialog"
      className={styles.form}
      data-wide={wide || undefined}
      onSubmit={submit}
      onInput={noteTyping}
      noValidate
      aria-busy={busy}
    >
      {children?.(errors)}
      <div className={styles.actions}>
        <Button type="submit" kind={kind} aria-disabled={busy} aria-busy={busy}>
          {busy ? busyWord : button}
        </Button>
        {beside}
      </div>
      {/* Rendered from the start, so that screen readers announce changes. */}
      <p role="status" className={styles.done}>
        {done}
      </p>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
    </form>
  );
}
