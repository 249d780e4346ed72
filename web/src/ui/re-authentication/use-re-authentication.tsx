import { t } from '@lingui/core/macro';
import type { ReAuthenticationWay } from '@stillgrove/contract/re-authentication';
import { useId, useState, type ReactElement } from 'react';
import { Button } from '../controls/Button';
import { Dialog } from '../controls/Dialog';
import { Field } from '../controls/Field';
import { PasswordField } from '../controls/PasswordField';
import { Form } from '../forms/Form';
import { confirmWithCode, confirmWithPasskey, confirmWithPassword, readReAuthentication } from './api';
import styles from './ReAuthentication.module.css';

const NO_PASSKEY = t`We didn’t get a passkey from your device. Try again, or use your password.`;

const passwordSchema = async () =>
  (await import('@stillgrove/contract/re-authentication')).passwordAgainRequest;
const codeSchema = async () => (await import('@stillgrove/contract/second-factor')).codeRequest;

type Asking = { readonly ways: readonly ReAuthenticationWay[]; readonly settle: (done: boolean) => void };

/**
 * Asks for password or second step before a sensitive operation, unless that was done in the last five
 * minutes. The caller renders `prompt`.
 */
export function useReAuthentication(): {
  /** @returns false when the person would rather not */
  reAuthenticate: () => Promise<boolean>;
  prompt: ReactElement | null;
} {
  const [asking, setAsking] = useState<Asking | null>(null);
  const reAuthenticate = async () => {
    const { recent, ways } = await readReAuthentication();
    if (recent) return true;
    return new Promise<boolean>((resolve) => {
      const settle = (done: boolean) => {
        setAsking(null);
        resolve(done);
      };
      setAsking({ ways, settle });
    });
  };
  return { reAuthenticate, prompt: asking && <ReAuthentication {...asking} /> };
}

function ReAuthentication({ ways, settle }: Asking): ReactElement {
  const id = useId();
  const confirmed = async (answer: Promise<unknown>) => {
    await answer;
    settle(true);
  };
  return (
    <Dialog labelledBy={id} className={styles.dialog} onCancel={() => settle(false)}>
      <h2 id={id}>{t`Confirm that it’s you`}</h2>
      <p>{t`Enter your password to continue. We won’t ask again for five minutes.`}</p>
      <Form
        schema={passwordSchema}
        send={({ password }) => confirmed(confirmWithPassword(password))}
        button={t`Continue`}
        busyWord={t`Checking…`}
        kind="main"
        beside={<Button onClick={() => settle(false)}>{t`Cancel`}</Button>}
      >
        {(errors) => (
          <PasswordField
            label={t`Current password`}
            name="password"
            autoComplete="current-password"
            required
            error={errors.password}
          />
        )}
      </Form>
      {ways.includes('code') && (
        <Form
          schema={codeSchema}
          send={({ code }) => confirmed(confirmWithCode(code))}
          button={t`Use a code instead`}
          busyWord={t`Checking…`}
        >
          {(errors) => (
            <Field
              label={t`Code`}
              name="code"
              autoComplete="one-time-code"
              help={t`Enter the six digits from your authenticator app.`}
              error={errors.code}
            />
          )}
        </Form>
      )}
      {ways.includes('passkey') && (
        <Form
          send={() => confirmed(confirmWithPasskey())}
          button={t`Use a passkey instead`}
          busyWord={t`Checking…`}
          failureWords={() => NO_PASSKEY}
        />
      )}
    </Dialog>
  );
}
