import { PASSWORD_MIN_LENGTH } from '@stillgrove/domain/accounts/account';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useAppStore } from '../../platform/session/app-store';
import { useSite } from '../../platform/site/site';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { PasswordField } from '../../ui/controls/PasswordField';
import styles from './AccountForm.module.css';
import { type AccountFormProps, useAccountForm, type Mode } from './use-account-form';

const WORDS = {
  'sign-in': { title: 'Welcome Back', submit: 'Sign in', question: 'New here?', toggle: 'Sign up' },
  register: {
    title: 'Create Your Account',
    submit: 'Sign up',
    question: 'Already have an account?',
    toggle: 'Sign in',
  },
} as const;

/** Sign-in and registration: one form with two faces. */
export function AccountForm(props: AccountFormProps): ReactElement {
  const { mode, faded, errors, notice, ...doing } = useAccountForm(props);
  const loading = useAppStore((state) => state.app.loading);
  const { minimumAge } = useSite();
  const words = WORDS[mode];
  return (
    <div className={styles.panel} data-faded={faded}>
      <h1 className={styles.title}>{words.title}</h1>
      {notice !== null && (
        <div className={styles.notice} role="alert">
          <p>{notice.message}</p>
          {notice.code === 'under-minimum-age' && (
            <ul className={styles.ways}>
              <li>
                <Link href="/young-people">Read the page for young people</Link>
              </li>
              <li>
                <Link href="/help">Find help right now</Link>
              </li>
            </ul>
          )}
        </div>
      )}
      {/* Without scripts, and before they arrive, the browser sends it to this page's own address. */}
      <form
        className={styles.form}
        method="post"
        onSubmit={doing.submit}
        onChange={doing.noteTyping}
        noValidate
        aria-busy={loading}
      >
        {mode === 'register' && (
          <Field label="Full Name" name="fullName" autoComplete="name" required error={errors.fullName} />
        )}
        <Field
          label="Email Address"
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          error={errors.email}
        />
        <PasswordField
          key={mode}
          label="Password"
          name="password"
          autoComplete={mode === 'register' ? 'new-password' : 'current-password'}
          required
          help={
            mode === 'register'
              ? `At least ${String(PASSWORD_MIN_LENGTH)} characters. A short sentence is easy to remember.`
              : undefined
          }
          error={errors.password}
        />
        {mode === 'register' && minimumAge !== null && (
          <Field
            label="Year of Birth"
            name="birthYear"
            autoComplete="bday-year"
            inputMode="numeric"
            maxLength={4}
            required
            help={`You can have an account from the year you turn ${String(minimumAge)}. We check the year now and do not store it.`}
            error={errors.birthYear}
          />
        )}
        {mode === 'sign-in' && (
          <Link href="/forgot-password" className={styles.forgot}>
            Forgot password?
          </Link>
        )}
        <Button kind="main" type="submit" disabled={loading} aria-busy={loading}>
          {loading ? 'Processing...' : words.submit}
        </Button>
      </form>
      {mode === 'register' && (
        <ul className={styles.before}>
          <li>
            By signing up, you agree to the <Link href="/terms">terms of this site</Link>.
          </li>
          <li>
            The <Link href="/privacy">privacy page</Link> says what we store and who can see it.
          </li>
          <li>
            Are you under 18? Read the <Link href="/young-people">page for young people</Link> first.
          </li>
        </ul>
      )}
      <p className={styles.switch} data-needs-scripts="">
        {words.question}{' '}
        <button
          type="button"
          className={styles.toggle}
          onClick={() => doing.switchMode(otherMode(mode))}
          disabled={loading}
        >
          {words.toggle}
        </button>
      </p>
    </div>
  );
}

function otherMode(mode: Mode): Mode {
  return mode === 'sign-in' ? 'register' : 'sign-in';
}
