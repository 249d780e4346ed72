import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '../../ui/controls/Button';
import { PasswordField } from '../../ui/controls/PasswordField';
import styles from './TwoStepSignIn.module.css';
import { useStep } from './use-step';

type Props = {
  /** The button's words, such as `Remove the app`. */
  action: string;
  onConfirm: (password: string) => Promise<void>;
  onCancel: () => void;
  /** What is asked besides the password. */
  children?: ReactNode;
};

/** Asks for the password once more before anything about the sign-in changes. */
export function PasswordPrompt({ action, onConfirm, onCancel, children }: Props): ReactElement {
  const [password, setPassword] = useState('');
  const { busy, failure, run } = useStep();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // It takes the place of the button that was pressed, so the keyboard goes on here.
    form.current?.querySelector('input')?.focus();
  }, []);
  return (
    <form
      ref={form}
      className={styles.form}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run(() => onConfirm(password));
      }}
    >
      {children}
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={failure ?? undefined}
      />
      <div className={styles.actions}>
        <Button kind="main" type="submit" aria-busy={busy} aria-disabled={busy}>
          {action}
        </Button>
        <Button onClick={onCancel}>Leave it as it is</Button>
      </div>
    </form>
  );
}
