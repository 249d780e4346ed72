import type { PasswordAnswer } from '@stillgrove/contract/passwords';
import { PASSWORD_MIN_LENGTH } from '@stillgrove/domain/accounts/account';
import { useState, type ReactElement } from 'react';
import { useAddressToken } from '../../platform/address/address-token';
import { RefusedError, request } from '../../platform/http/request';
import { session } from '../../platform/session/session';
import { ButtonLink } from '../../ui/controls/Button';
import { PasswordField } from '../../ui/controls/PasswordField';
import { Form } from '../../ui/forms/Form';
import { Told } from '../../ui/layout/Told';
import styles from './passwords.module.css';

const schema = async () => (await import('@stillgrove/contract/passwords')).newPasswordForm;

/** Where the person is with the link. */
type Stage = 'choosing' | 'done' | 'wrong-link';

/** Sets a new password with the link of an email. */
export function ResetPassword(): ReactElement {
  const token = useAddressToken();
  return <Choosing key={token} token={token} />;
}

function Choosing({ token }: { token: string | null }): ReactElement {
  const [stage, setStage] = useState<Stage>('choosing');
  const send = async ({ password }: Readonly<Record<string, string>>) => {
    try {
      const body = { token, password };
      await request<PasswordAnswer>('POST', '/api/v1/user/reset-password', { body });
      // Every session has ended, including the one of this browser.
      await session.reload();
      setStage('done');
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      if (error.code !== 'wrong-link' && error.fields.token === undefined) throw error;
      setStage('wrong-link');
    }
    return '';
  };
  if (stage === 'done') return <Done />;
  if (stage === 'wrong-link' || token === '') return <WrongLink missing={token === ''} />;
  return (
    <div className={styles.panel}>
      <h1>Choose a new password</h1>
      <p>It replaces your old one right away. We’ll sign you out on every device.</p>
      <Form schema={schema} send={send} button="Save new password" busyWord="Saving…" kind="main" keeps>
        {(errors) => (
          <PasswordField
            label="New password"
            name="password"
            autoComplete="new-password"
            required
            help={`At least ${String(PASSWORD_MIN_LENGTH)} characters. A short sentence is easy to remember.`}
            error={errors.password}
          />
        )}
      </Form>
    </div>
  );
}

function Done(): ReactElement {
  return (
    <Told title="Your password is changed">
      <p>Sign in with your new password, here and on your other devices.</p>
      <ButtonLink kind="main" href="/login">
        Sign in
      </ButtonLink>
    </Told>
  );
}

function WrongLink({ missing }: { missing: boolean }): ReactElement {
  return (
    <Told title="This link doesn’t work">
      <p>
        {missing
          ? 'Part of the link is missing. Open the link in your email again, or ask for a new one.'
          : 'It may be more than 24 hours old, or already used. If you asked more than once, only the newest link works.'}
      </p>
      <ButtonLink kind="main" href="/forgot-password">
        Ask for a new link
      </ButtonLink>
    </Told>
  );
}
