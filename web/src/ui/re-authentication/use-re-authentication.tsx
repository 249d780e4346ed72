import type {
  ReAuthenticatedAnswer,
  ReAuthenticationAnswer,
  ReAuthenticationWay,
} from '@stillgrove/contract/re-authentication';
import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { RefusedError, request } from '../../platform/http/request';
import { showPasskey } from '../../platform/passkeys/show-passkey';
import { Button } from '../controls/Button';
import { Field } from '../controls/Field';
import { PasswordField } from '../controls/PasswordField';
import { Form } from '../forms/Form';
import type { Values } from '../forms/use-form';
import styles from './ReAuthentication.module.css';

const PATH = '/api/v1/user/re-authentication';
const NO_PASSKEY = 'We didn’t get a passkey from your device. Try again, or use your password.';

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
    const { recent, ways } = await request<ReAuthenticationAnswer>('GET', PATH);
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
  const dialog = useRef<HTMLDialogElement>(null);
  const [failure, setFailure] = useState('');
  const id = useId();
  // A modal dialog keeps the focus inside, and gives it back to what was pressed.
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  const post = (way: string) => async (body: Values) => {
    await request<ReAuthenticatedAnswer>('POST', `${PATH}/${way}`, { body });
    settle(true);
    return '';
  };
  const byPasskey = async () => {
    try {
      await showPasskey<ReAuthenticatedAnswer>(`${PATH}/passkey`);
      settle(true);
    } catch (error) {
      setFailure(error instanceof RefusedError ? error.message : NO_PASSKEY);
    }
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onCancel={() => settle(false)}>
      <div className={styles.content}>
        <h2 id={id}>Confirm that it’s you</h2>
        <p>Enter your password to continue. We won’t ask again for five minutes.</p>
        <Form
          schema={passwordSchema}
          send={post('password')}
          button="Continue"
          busyWord="Checking…"
          kind="main"
          beside={<Button onClick={() => settle(false)}>Cancel</Button>}
        >
          {(errors) => (
            <PasswordField
              label="Current password"
              name="password"
              autoComplete="current-password"
              required
              error={errors.password}
            />
          )}
        </Form>
        {ways.includes('code') && (
          <Form schema={codeSchema} send={post('code')} button="Use a code instead" busyWord="Checking…">
            {(errors) => (
              <Field
                label="Code"
                name="code"
                autoComplete="one-time-code"
                help="Enter the six digits from your authenticator app."
                error={errors.code}
              />
            )}
          </Form>
        )}
        {ways.includes('passkey') && (
          <>
            <Button onClick={() => void byPasskey()}>Use a passkey instead</Button>
            <p role="alert">{failure}</p>
          </>
        )}
      </div>
    </dialog>
  );
}
