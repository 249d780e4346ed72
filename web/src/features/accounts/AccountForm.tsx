import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LoginRequest, RegisterRequest, SecondFactorWay } from '@stillgrove/contract/accounts';
import { PASSWORD_MIN_LENGTH } from '@stillgrove/domain/accounts/account';
import { useEffect, useRef, useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import { Link } from 'wouter';
import { useAddressHash } from '../../platform/address/address-hash';
import { retry } from '../../platform/http/retry';
import { RefusedError } from '../../platform/http/request';
import { usePageTitle } from '../../platform/screen/page-title';
import { arrivals } from '../../platform/session/arrivals';
import { useSite } from '../../platform/page-data/site';
import { dismissToast, dismissToastsOfPage, showToast, useToasts } from '../../platform/toasts/toast-store';
import { Field } from '../../ui/controls/Field';
import { PasswordField } from '../../ui/controls/PasswordField';
import { Icon } from '../../ui/drawing/Icon';
import { Form } from '../../ui/forms/Form';
import { FormError, valuesOf } from '../../ui/forms/use-form';
import { UnnamedOperator } from '../../ui/states/UnnamedOperator';
import styles from './AccountForm.module.css';
import ways from './Ways.module.css';

/** Also the hash of the address that shows it. */
type Face = 'sign-in' | 'sign-up';

/** How long what was just typed is held in memory after registering, in milliseconds. */
const HELD_MS = 60_000;

type Props = {
  /** The password was right and is not enough. */
  readonly onSecondStep: (ways: readonly SecondFactorWay[]) => void;
  /** Stands above the fields of signing in. */
  readonly choice: ReactNode;
  /** Signs in without them. */
  readonly otherWay: ReactNode;
};

/** Sign-in and registration. The address says which of the two is shown, and CSS reads it before this code is there. */
export function AccountForm({ onSecondStep, choice, otherWay }: Props): ReactElement {
  const hash = useAddressHash();
  const face: Face = hash === 'sign-up' ? hash : 'sign-in';
  const shown = hash === null ? null : face;
  const { minimumAge, asksBirthYear } = useSite();
  usePageTitle(face === 'sign-up' ? t`Sign up` : null);
  // A refusal of one form is not said over the other.
  useEffect(() => dismissToastsOfPage, [face]);
  const same = {
    clearsRefused: true,
    about: face,
    toasts: true,
    wide: true,
    busyWord: t`Processing...`,
    kind: 'main',
  } as const;

  const [held, setHeld] = useHeld();
  const faces = useChange(shown, held === null);
  const signIn = async (account: LoginRequest) => {
    const { message, secondFactor } = await atPassword(toastingFailure(arrivals.signIn(account)));
    setHeld(null);
    // What was said before may ask to sign in.
    for (const { id } of useToasts.getState().toasts) dismissToast(id);
    if (secondFactor) onSecondStep(secondFactor);
    else showToast(message);
  };
  const register = async (account: RegisterRequest) => {
    showToast((await toastingFailure(arrivals.register(account))).message);
    setHeld({ email: account.email, password: account.password });
    location.replace('#sign-in');
  };

  return (
    <div ref={faces} className={shown === null ? styles.byAddress : undefined}>
      <FaceFrame
        face="sign-in"
        shown={shown}
        className={styles.signIn}
        title={t`Welcome Back`}
        question={t`New here?`}
        other={<a href="#sign-up" className="stretched-link">{t`Sign up`}</a>}
      >
        {choice}
        {held !== null && (
          <div className={styles.goIn}>
            <p>{t`Your account is ready.`}</p>
            <Form
              send={() => signIn(held)}
              button={t`Continue`}
              busyWord={t`Processing...`}
              kind="main"
              wide
              toasts
            />
          </div>
        )}
        {/* Without scripts, and before they arrive, the browser sends it to this page's own address. */}
        <Form
          {...same}
          method="post"
          schema={async () => (await accountSchemas()).loginRequest}
          read={credentialsIn}
          send={signIn}
          button={t`Sign in`}
          kind={held === null ? 'main' : 'plain'}
        >
          {(errors) => (
            <>
              <EmailField error={errors.email} />
              <PasswordField
                label={t`Password`}
                name="password"
                autoComplete="current-password"
                required
                error={errors.password}
              />
              <Link href="/forgot-password" className={styles.forgot}>
                {t`Forgot password?`}
              </Link>
            </>
          )}
        </Form>
        {otherWay}
      </FaceFrame>
      <FaceFrame
        face="sign-up"
        shown={shown}
        className={styles.signUp}
        title={t`Create Your Account`}
        question={t`Already have an account?`}
        other={<a href="#sign-in" className="stretched-link">{t`Sign in`}</a>}
      >
        <Form
          {...same}
          schema={async () => (await accountSchemas()).registerRequest}
          read={accountIn}
          send={register}
          button={t`Sign up`}
          wayOn={(code) =>
            code === 'under-minimum-age' && (
              <ul className={styles.ways}>
                <li>
                  <Link href="/young-people">{t`Read the page for young people`}</Link>
                </li>
                <li>
                  <Link href="/help">{t`Need help now?`}</Link>
                </li>
              </ul>
            )
          }
        >
          {(errors) => (
            <>
              <Field
                label={t`Full Name`}
                name="fullName"
                autoComplete="name"
                required
                error={errors.fullName}
              />
              <EmailField error={errors.email} />
              <PasswordField
                label={t`Password`}
                name="password"
                autoComplete="new-password"
                required
                help={t`At least ${String(PASSWORD_MIN_LENGTH)} characters. A short sentence is easy to remember.`}
                error={errors.password}
              />
              {minimumAge !== null && asksBirthYear && (
                <Field
                  label={t`Year of Birth`}
                  name="birthYear"
                  autoComplete="bday-year"
                  inputMode="numeric"
                  maxLength={4}
                  required
                  help={t`You have to be ${String(minimumAge)} or older. We only ask for the year, so you can sign up from the year after you turn ${String(minimumAge)}. We don’t store it.`}
                  error={errors.birthYear}
                />
              )}
              {minimumAge !== null && !asksBirthYear && (
                <p className="aside">{t`You have to be ${String(minimumAge)} or older to have an account.`}</p>
              )}
            </>
          )}
        </Form>
        <UnnamedOperator className={styles.before} />
        <ul className={styles.before}>
          <li>
            <Trans>
              By signing up, you agree to the <Link href="/terms">terms of this site</Link>.
            </Trans>
          </li>
          <li>
            <Trans>
              The <Link href="/privacy">privacy page</Link> says what we store and who can see it.
            </Trans>
          </li>
          <li>
            <Trans>
              Are you under 18? Read the <Link href="/young-people">page for young people</Link> first.
            </Trans>
          </li>
        </ul>
      </FaceFrame>
    </div>
  );
}

type FaceProps = {
  face: Face;
  /** Null as long as CSS alone knows the address. */
  shown: Face | null;
  className: string | undefined;
  title: string;
  /** Leads over to the link to the other face. */
  question: string;
  other: ReactNode;
  children: ReactNode;
};

function FaceFrame({ face, shown, className = '', title, question, other, children }: FaceProps) {
  return (
    <div className={`${styles.face} ${className}`} hidden={shown !== null && shown !== face}>
      {/* The browser itself moves the focus to what an address names. */}
      <h1 id={face} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {children}
      <p className={`${ways.way} ${styles.switch}`}>
        {question} {other}
        <Icon name="next" />
      </p>
    </div>
  );
}

function EmailField({ error }: { error: string | undefined }): ReactElement {
  return (
    <Field
      label={t`Email Address`}
      name="email"
      type="email"
      autoComplete="username"
      inputMode="email"
      required
      error={error}
    />
  );
}

/**
 * Forgets what was typed on the face that is left, and moves the focus to the other.
 *
 * @param takesAddress whether the address goes along
 */
function useChange(shown: Face | null, takesAddress: boolean): RefObject<HTMLDivElement | null> {
  const faces = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  const takes = useRef(takesAddress);
  useEffect(() => {
    takes.current = takesAddress;
  });
  useEffect(() => {
    const known = before.current;
    before.current = shown;
    if (known === shown || shown === null) return;
    const emails = [...(faces.current?.querySelectorAll<HTMLInputElement>('[name=email]') ?? [])];
    const [entered, left] = shown === 'sign-in' ? emails : emails.reverse();
    if (takes.current && entered?.value === '') entered.value = left?.value ?? '';
    left?.form?.reset();
    // What was shown before this code was there has its focus from the browser.
    if (known !== null) document.getElementById(shown)?.focus();
  }, [shown]);
  return faces;
}

/** Loaded on first use. */
const accountSchemas = () => retry(() => import('@stillgrove/contract/accounts'));

/** What was typed to register, for a minute at most: in memory alone, and gone with this page. */
function useHeld() {
  const [held, setHeld] = useState<LoginRequest | null>(null);
  useEffect(() => {
    if (held === null) return undefined;
    const timer = setTimeout(() => setHeld(null), HELD_MS);
    return () => clearTimeout(timer);
  }, [held]);
  return [held, setHeld] as const;
}

/** Which of the two is wrong is never said, so it is said at the one that is typed unseen. */
async function atPassword<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof RefusedError && error.code === 'wrong-credentials')
      throw new FormError('', { password: error.message });
    throw error;
  }
}

/** A refusal is also said where it is seen wherever the page is scrolled to. */
async function toastingFailure<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    showToast(error instanceof RefusedError ? error.message : t`An error occurred`, 'error', {
      ofPage: true,
    });
    throw error;
  }
}

function credentialsIn(form: HTMLFormElement): LoginRequest {
  const { email = '', password = '' } = valuesOf(form);
  return { email, password };
}

function accountIn(form: HTMLFormElement): RegisterRequest {
  const { fullName = '', birthYear } = valuesOf(form);
  // Nothing typed is no year, where `Number` would make it 0.
  const year = birthYear?.trim() === '' ? Number.NaN : Number(birthYear);
  return { fullName, ...credentialsIn(form), ...(birthYear !== undefined && { birthYear: year }) };
}
