import type { ReactElement, ReactNode } from 'react';
import { Button } from '../controls/Button';
import { StickyActions } from '../controls/StickyActions';
import { Done, Failure, useFocusStays } from '../states/states';
import styles from './Form.module.css';
import { useForm, type FieldErrors, type FormOptions, type Values } from './use-form';

type Props<Body> = FormOptions<Body> & {
  /** The text of its button, before and while it is sent. */
  button: string;
  busyWord: string;
  kind?: 'main' | 'plain' | 'danger';
  /** For text of many lines: as wide as its place. */
  wide?: boolean;
  /** Stands beside the button. */
  beside?: ReactNode;
  /** On a page or in a dialog of its own, longer than a phone’s screen: the button stays in sight. */
  sticky?: boolean;
  /** `post` where the browser itself sends it to the page's own address until the page is live. */
  method?: 'dialog' | 'post';
  /** Id of the heading that names it. */
  labelledBy?: string;
  /** Whether a toast says a failure, too, so that it is not announced twice. */
  toasts?: boolean;
  onTyping?: (form: HTMLFormElement) => void;
  /** Follows a failure, such as a way on; given the code of the refusal. */
  wayOn?: (code: string) => ReactNode;
  children?: (errors: FieldErrors) => ReactNode;
};

/**
 * Fields, a button, and what became of it in words. `method="dialog"` outside a dialog sends nothing: a
 * press before the page is live must not put a password into an address.
 */
export function Form<Body = Values>({
  button,
  busyWord,
  kind = 'plain',
  wide = false,
  beside,
  sticky = false,
  method = 'dialog',
  labelledBy,
  toasts = false,
  onTyping,
  wayOn,
  children,
  ...options
}: Props<Body>): ReactElement {
  const { busy, done, failure, code, errors, submit, noteTyping } = useForm(options);
  const form = useFocusStays<HTMLFormElement>();
  const Actions = sticky ? StickyActions : 'div';
  return (
    <form
      ref={form}
      method={method}
      className={styles.form}
      data-wide={wide || undefined}
      onSubmit={submit}
      onInput={(event) => {
        noteTyping(event);
        onTyping?.(event.currentTarget);
      }}
      noValidate
      aria-labelledby={labelledBy}
      aria-busy={busy}
    >
      {children?.(errors)}
      <Actions className={styles.actions}>
        <Button type="submit" kind={kind} aria-disabled={busy} aria-busy={busy}>
          {busy ? busyWord : button}
        </Button>
        {beside}
      </Actions>
      <Done>{done}</Done>
      <Failure quiet={toasts}>
        {failure !== '' && (
          <>
            <p>{failure}</p>
            {wayOn?.(code)}
          </>
        )}
      </Failure>
    </form>
  );
}
