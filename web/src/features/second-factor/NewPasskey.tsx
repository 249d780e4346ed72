import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { useReAuthentication } from '../../ui/re-authentication/use-re-authentication';
import { addPasskey } from './second-factor-calls';
import styles from './TwoStepSignIn.module.css';
import { useStep } from './use-step';

type Props = { onAdded: (recoveryCodes: readonly string[]) => void; onCancel: () => void };

/** Names a new passkey and asks the device for it. */
export function NewPasskey({ onAdded, onCancel }: Props): ReactElement {
  const [name, setName] = useState('This device');
  const { reAuthenticate, prompt } = useReAuthentication();
  const { busy, failure, run } = useStep();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The form replaces the button that was pressed, which had the focus.
    form.current?.querySelector('input')?.focus();
  }, []);
  const add = () =>
    run(async () => {
      if (await reAuthenticate()) onAdded((await addPasskey(name)).recoveryCodes);
    });
  return (
    <>
      <form
        ref={form}
        className={styles.form}
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <Field
          label="Passkey name"
          name="passkey-name"
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
          help="A name you’ll recognize, such as “My phone.”"
          error={failure ?? undefined}
        />
        <div className={styles.actions}>
          <Button kind="main" type="submit" aria-busy={busy} aria-disabled={busy}>
            Add passkey
          </Button>
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </form>
      {prompt}
    </>
  );
}
