import type { NewSecretAnswer } from '@stillgrove/contract/second-factor';
import { useState, type ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { PasswordPrompt } from './PasswordPrompt';
import { beginApp, confirmApp, removeApp } from './second-factor-calls';
import { SecretPicture } from './SecretPicture';
import styles from './TwoStepSignIn.module.css';
import { useStep } from './use-step';

type Props = { isSetUp: boolean; onChanged: (recoveryCodes?: readonly string[]) => void };

/** An app that shows a new code every half a minute. */
export function AuthenticatorApp({ isSetUp, onChanged }: Props): ReactElement {
  const [asking, setAsking] = useState(false);
  const [begun, setBegun] = useState<NewSecretAnswer | null>(null);
  const close = () => setAsking(false);

  const begin = async (password: string) => {
    setBegun(await beginApp(password));
    close();
  };
  const remove = async (password: string) => {
    await removeApp(password);
    close();
    onChanged();
  };

  return (
    <div className={styles.part}>
      <h3>Authenticator app</h3>
      <p>
        {isSetUp
          ? 'An app is set up. Signing in asks for the code that it shows.'
          : 'An app on your phone shows a code that signing in asks for. Any app for one-time codes will do.'}
      </p>
      {begun !== null && (
        <NewApp
          begun={begun}
          onConfirmed={(codes) => {
            setBegun(null);
            onChanged(codes);
          }}
          onCancel={() => setBegun(null)}
        />
      )}
      {begun === null && !asking && (
        <Button onClick={() => setAsking(true)}>{isSetUp ? 'Remove the app' : 'Set up an app'}</Button>
      )}
      {asking && (
        <PasswordPrompt
          action={isSetUp ? 'Remove the app' : 'Go on'}
          onConfirm={isSetUp ? remove : begin}
          onCancel={close}
        />
      )}
    </div>
  );
}

type NewAppProps = {
  begun: NewSecretAnswer;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
};

function NewApp({ begun, onConfirmed, onCancel }: NewAppProps): ReactElement {
  const [code, setCode] = useState('');
  const { busy, failure, run } = useStep();
  return (
    <form
      className={styles.form}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run(async () => onConfirmed((await confirmApp(code)).recoveryCodes));
      }}
    >
      <p>
        Let the app take a picture of this, or <a href={begun.uri}>open it in an app on this device</a>.
      </p>
      <SecretPicture uri={begun.uri} className={styles.picture} />
      <p>Or type this secret into it by hand:</p>
      <p className={styles.secret}>{begun.secret}</p>
      <Field
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={code}
        onChange={({ target }) => setCode(target.value)}
        help="The six digits that the app shows now."
        error={failure ?? undefined}
      />
      <div className={styles.actions}>
        <Button kind="main" type="submit" aria-busy={busy} aria-disabled={busy}>
          Confirm
        </Button>
        <Button onClick={onCancel}>Leave it as it is</Button>
      </div>
    </form>
  );
}
