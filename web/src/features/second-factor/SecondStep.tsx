import type { SecondFactorWay } from '@stillgrove/contract/accounts';
import type { SignedInAnswer } from '@stillgrove/contract/second-factor';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { session } from '../../platform/session/session';
import { showToast } from '../../platform/toasts/toast-store';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { signInWithCode, signInWithPasskey } from './second-factor-calls';
import styles from './SecondStep.module.css';
import { useStep } from './use-step';

type Props = { ways: readonly SecondFactorWay[]; onBack: () => void };

/** The second step of a sign-in, for accounts that have set one up. */
export default function SecondStep({ ways, onBack }: Props): ReactElement {
  const [code, setCode] = useState('');
  const { busy, failure, run } = useStep();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);

  const complete = (show: () => Promise<SignedInAnswer>) =>
    run(async () => {
      showToast((await session.completeSignIn(show)).message);
    });

  return (
    <div className={styles.panel}>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        One more step
      </h1>
      {ways.includes('passkey') && (
        <Button
          kind="main"
          aria-busy={busy}
          aria-disabled={busy}
          onClick={() => void complete(signInWithPasskey)}
        >
          Use a passkey
        </Button>
      )}
      <form
        className={styles.form}
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void complete(() => signInWithCode(code));
        }}
      >
        <Field
          label="Code"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={code}
          onChange={({ target }) => setCode(target.value)}
          help="Enter the six digits from your authenticator app, or a recovery code."
          error={failure ?? undefined}
        />
        <Button
          kind={ways.includes('passkey') ? 'plain' : 'main'}
          type="submit"
          aria-busy={busy}
          aria-disabled={busy}
        >
          {busy ? 'Processing...' : 'Sign in'}
        </Button>
      </form>
      <Button kind="quiet" onClick={onBack}>
        Back to password
      </Button>
    </div>
  );
}
