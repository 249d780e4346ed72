import type { ReactElement } from 'react';
import { session } from '../../platform/session/session';
import { showToast } from '../../platform/toasts/toast-store';
import { Button } from '../../ui/controls/Button';
import { signInWithPasskey } from './second-factor-calls';
import styles from './PasskeySignIn.module.css';
import { useStep } from './use-step';

/** Signs in with a passkey alone, without address and password. */
export function PasskeySignIn(): ReactElement {
  const { busy, failure, run } = useStep();
  const signIn = () =>
    run(async () => {
      showToast((await session.completeSignIn(signInWithPasskey)).message);
    });
  return (
    <div className={styles.passkey}>
      <Button aria-busy={busy} aria-disabled={busy} onClick={() => void signIn()}>
        Sign in with a passkey
      </Button>
      <p role="alert">{failure}</p>
    </div>
  );
}
