import type { SecondFactorAnswer } from '@stillgrove/contract/second-factor';
import { useEffect, useState, type ReactElement } from 'react';
import { useAppStore } from '../../platform/session/app-store';
import { Button } from '../../ui/controls/Button';
import { AuthenticatorApp } from './AuthenticatorApp';
import { Passkeys } from './Passkeys';
import { RecoveryCodes } from './RecoveryCodes';
import { loadSecondFactor } from './second-factor-calls';
import styles from './TwoStepSignIn.module.css';

/** Settings of two-step sign-in: authenticator app, passkeys and recovery codes. */
export function TwoStepSignIn(): ReactElement {
  const [overview, setOverview] = useState<SecondFactorAnswer | 'failed' | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [round, setRound] = useState(0);
  const unconfirmed = useAppStore((state) => state.app.user?.confirmedAt === null);

  useEffect(() => {
    let current = true;
    loadSecondFactor().then(
      (answer) => current && setOverview(answer),
      () => current && setOverview('failed'),
    );
    return () => {
      current = false;
    };
  }, [round]);

  const changed = (newCodes: readonly string[] = []) => {
    if (newCodes.length > 0) setCodes(newCodes);
    setRound((count) => count + 1);
  };

  return (
    <section className={styles.section} aria-labelledby="two-step-title">
      <h2 id="two-step-title">Two-step sign-in</h2>
      <p>
        A second step protects your account, even if someone knows your password. It’s optional, and you can
        turn it off any time.
      </p>
      {overview === null && <p role="status">Loading…</p>}
      {overview === 'failed' && (
        <div role="alert" className={styles.part}>
          <p>We couldn’t load this. Check your connection, then try again.</p>
          <Button onClick={() => changed()}>Try again</Button>
        </div>
      )}
      {unconfirmed && (
        <p>
          First, confirm your email address: open the link in our email. If you can’t find it, choose “Send
          the link again” above. Then set up your second step here.
        </p>
      )}
      {overview !== null && overview !== 'failed' && !unconfirmed && (
        <>
          <AuthenticatorApp isSetUp={overview.authenticatorApp} onChanged={changed} />
          <Passkeys passkeys={overview.passkeys} onChanged={changed} />
          <RecoveryCodes
            left={overview.recoveryCodesLeft}
            needed={overview.authenticatorApp || overview.passkeys.length > 0}
            shown={codes}
            onChanged={changed}
            onKept={() => setCodes([])}
          />
        </>
      )}
    </section>
  );
}
