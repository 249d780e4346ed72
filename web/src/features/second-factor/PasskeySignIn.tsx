import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { arrivals } from '../../platform/session/arrivals';
import { showToast } from '../../platform/toasts/toast-store';
import { Form } from '../../ui/forms/Form';
import { signInWithPasskey } from './api';
import { passkeyFailureWords } from './failure-words';

/** Signs in with a passkey alone, without address and password. */
export function PasskeySignIn(): ReactElement {
  return (
    <Form
      send={async () => showToast((await arrivals.completeSignIn(signInWithPasskey)).message)}
      button={t`Sign in with a passkey`}
      busyWord={t`Sign in with a passkey`}
      failureWords={passkeyFailureWords}
    />
  );
}
