import { t } from '@lingui/core/macro';
import { PASSWORD_MIN_LENGTH } from '@stillgrove/domain/accounts/account';
import { useState, type ReactElement } from 'react';
import { useAddressToken } from '../../platform/address/address-token';
import { RefusedError } from '../../platform/http/request';
import { session } from '../../platform/session/session';
import { ButtonLink } from '../../ui/controls/Button';
import { PasswordField } from '../../ui/controls/PasswordField';
import { Form } from '../../ui/forms/Form';
import { ResultMessage } from '../../ui/layout/ResultMessage';
import { resetPassword } from './api';
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
  const send = async ({ password }: { password: string }) => {
    try {
      await resetPassword({ token: token ?? '', password });
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
      <h1>{t`Choose a new password`}</h1>
      <p>{t`It replaces your old one right away. We’ll sign you out on every device.`}</p>
      <Form schema={schema} send={send} button={t`Save new password`} busyWord={t`Saving…`} kind="main" keeps>
        {(errors) => (
          <PasswordField
            label={t`New password`}
            name="password"
            autoComplete="new-password"
            required
            help={t`At least ${String(PASSWORD_MIN_LENGTH)} characters. A short sentence is easy to remember.`}
            error={errors.password}
          />
        )}
      </Form>
    </div>
  );
}

function Done(): ReactElement {
  return (
    <ResultMessage title={t`Your password is changed`}>
      <p>{t`Sign in with your new password, here and on your other devices.`}</p>
      <ButtonLink kind="main" href="/login">
        {t`Sign in`}
      </ButtonLink>
    </ResultMessage>
  );
}

function WrongLink({ missing }: { missing: boolean }): ReactElement {
  return (
    <ResultMessage title={t`This link doesn’t work`}>
      <p>
        {missing
          ? t`Part of the link is missing. Open the link in your email again, or ask for a new one.`
          : t`It may be more than 24 hours old, or already used. If you asked more than once, only the newest link works.`}
      </p>
      <ButtonLink kind="main" href="/forgot-password">
        {t`Ask for a new link`}
      </ButtonLink>
    </ResultMessage>
  );
}
