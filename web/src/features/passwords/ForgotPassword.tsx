import type { PasswordAnswer } from '@stillgrove/contract/passwords';
import { useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { request } from '../../platform/http/request';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { Form } from '../../ui/forms/Form';
import { Told } from '../../ui/layout/Told';
import styles from './passwords.module.css';

const schema = async () => (await import('@stillgrove/contract/passwords')).forgotPasswordRequest;

/** Asks for an email with a link to choose a new password. */
export function ForgotPassword(): ReactElement {
  const [asked, setAsked] = useState<string | null>(null);
  const send = async (values: Readonly<Record<string, string>>) => {
    const { message } = await request<PasswordAnswer>('POST', '/api/v1/user/forgot-password', {
      body: values,
    });
    setAsked(message);
    return '';
  };
  if (asked !== null) return <Asked message={asked} onAgain={() => setAsked(null)} />;
  return (
    <div className={styles.panel}>
      <h1>Forgot your password?</h1>
      <p>Enter your account’s email address. We’ll email you a link to choose a new password.</p>
      <Form schema={schema} send={send} button="Email me a link" busyWord="Sending…" kind="main">
        {(errors) => (
          <Field
            label="Email Address"
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
        <Link href="/login" className={styles.link}>
          Back to sign in
        </Link>
      </p>
    </div>
  );
}

function Asked({ message, onAgain }: { message: string; onAgain: () => void }): ReactElement {
  return (
    <Told title="Check your inbox">
      <p>{message}</p>
      <p>No email after a few minutes? Check your spam folder, or try another address.</p>
      <Button onClick={onAgain}>Try again</Button>
    </Told>
  );
}
