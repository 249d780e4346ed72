import { t } from '@lingui/core/macro';
import { useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { Form } from '../../ui/forms/Form';
import { ResultMessage } from '../../ui/layout/ResultMessage';
import { askForPasswordLink } from './api';
import styles from './passwords.module.css';

const schema = async () => (await import('@stillgrove/contract/passwords')).forgotPasswordRequest;

/** Asks for an email with a link to choose a new password. */
export function ForgotPassword(): ReactElement {
  const [asked, setAsked] = useState<string | null>(null);
  if (asked !== null) return <Asked message={asked} onAgain={() => setAsked(null)} />;
  return (
    <div className={styles.panel}>
      <h1>{t`Forgot your password?`}</h1>
      <p>{t`Enter your account’s email address. We’ll email you a link to choose a new password.`}</p>
      <Form
        schema={schema}
        send={async (values) => setAsked((await askForPasswordLink(values)).message)}
        button={t`Email me a link`}
        busyWord={t`Sending…`}
        kind="main"
      >
        {(errors) => (
          <Field
            label={t`Email Address`}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            required
            error={errors.email}
          />
        )}
      </Form>
      <p>
        <Link href="/login" className="text-link">
          {t`Back to sign in`}
        </Link>
      </p>
    </div>
  );
}

function Asked({ message, onAgain }: { message: string; onAgain: () => void }): ReactElement {
  return (
    <ResultMessage title={t`Check your inbox`}>
      <p>{message}</p>
      <p>{t`No email after a few minutes? Check your spam folder, or try another address.`}</p>
      <Button onClick={onAgain}>{t`Try again`}</Button>
    </ResultMessage>
  );
}
