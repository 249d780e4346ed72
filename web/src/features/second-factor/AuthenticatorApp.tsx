import type { NewSecretAnswer } from '@stillgrove/contract/second-factor';
import { useState, type ReactElement } from 'react';
import { useFocusOnArrival } from '../../platform/screen/use-focus-on-arrival';
import { Button } from '../../ui/controls/Button';
import { Confirm } from '../../ui/controls/Confirm';
import { Field } from '../../ui/controls/Field';
import { useReAuthentication } from '../../ui/re-authentication/use-re-authentication';
import { beginApp, confirmApp, removeApp } from './second-factor-calls';
import { SecretPicture } from './SecretPicture';
import styles from './TwoStepSignIn.module.css';
import { useStep } from './use-step';

type Props = { isSetUp: boolean; onChanged: (recoveryCodes?: readonly string[]) => void };

/** An app that shows a new code every 30 seconds. */
export function AuthenticatorApp({ isSetUp, onChanged }: Props): ReactElement {
  const [begun, setBegun] = useState<NewSecretAnswer | null>(null);
  const { reAuthenticate, prompt } = useReAuthentication();
  const { busy, failure, run } = useStep();

  const begin = () =>
    run(async () => {
      if (await reAuthenticate()) setBegun(await beginApp());
    });
  const remove = () =>
    run(async () => {
      if (!(await reAuthenticate())) return;
      await removeApp();
      onChanged();
    });

  return (
    <div className={styles.part}>
      <h3>Authenticator app</h3>
      <p>
        {isSetUp
          ? 'Your authenticator app is set up. We ask for its code when you sign in.'
          : 'An authenticator app shows a new code every 30 seconds. We ask for that code when you sign in. Any app for one-time codes works.'}
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
      {begun === null && !isSetUp && (
        <Button aria-busy={busy} aria-disabled={busy} onClick={() => void begin()}>
          Set up an app
        </Button>
      )}
      {begun === null && isSetUp && (
        <Confirm
          ask="Remove app"
          question="Remove your authenticator app? We’ll stop asking for its code, and we’ll sign you out on other devices."
          confirm="Remove it"
          keep="Keep it"
          onConfirm={() => void remove()}
        />
      )}
      <p role="alert">{failure}</p>
      {prompt}
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
  const first = useFocusOnArrival<HTMLParagraphElement>();
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
      <p ref={first} tabIndex={-1}>
        Scan this code with your app, or <a href={begun.uri}>open it in an app on this device</a>.
      </p>
      <SecretPicture uri={begun.uri} className={styles.picture} />
      <p>Or type this key into your app:</p>
      <p className={styles.secret}>{begun.secret}</p>
      <Field
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={code}
        onChange={({ target }) => setCode(target.value)}
        help="Enter the six digits your app shows now."
        error={failure ?? undefined}
      />
      <div className={styles.actions}>
        <Button kind="main" type="submit" aria-busy={busy} aria-disabled={busy}>
          Confirm
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
