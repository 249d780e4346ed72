import { t } from '@lingui/core/macro';
import type { SecondFactorWay } from '@stillgrove/contract/accounts';
import type { SignedInAnswer } from '@stillgrove/contract/second-factor';
import { type ReactElement } from 'react';
import { useFocusOnArrival } from '../../platform/screen/use-focus-on-arrival';
import { arrivals } from '../../platform/session/arrivals';
import { showToast } from '../../platform/toasts/toast-store';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { Form } from '../../ui/forms/Form';
import { atField } from '../../ui/forms/use-form';
import { signInWithCode, signInWithPasskey } from './api';
import { passkeyFailureWords } from './failure-words';
import styles from './SecondStep.module.css';

type Props = { ways: readonly SecondFactorWay[]; onBack: () => void };

const complete = async (show: () => Promise<SignedInAnswer>) =>
  showToast((await arrivals.completeSignIn(show)).message);

/** The second step of a sign-in, for accounts that have set one up. */
export default function SecondStep({ ways, onBack }: Props): ReactElement {
  const title = useFocusOnArrival<HTMLHeadingElement>();
  const byPasskey = ways.includes('passkey');
  return (
    <div className={styles.panel}>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {t`One more step`}
      </h1>
      {byPasskey && (
        <Form
          send={() => complete(signInWithPasskey)}
          button={t`Use a passkey`}
          busyWord={t`Use a passkey`}
          kind="main"
          failureWords={passkeyFailureWords}
        />
      )}
      <Form
        send={({ code = '' }) => complete(() => atField('code', signInWithCode(code)))}
        button={t`Sign in`}
        busyWord={t`Processing...`}
        kind={byPasskey ? 'plain' : 'main'}
        keeps
      >
        {(errors) => (
          <Field
            label={t`Code`}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            required
            help={t`Enter the six digits from your authenticator app, or a recovery code.`}
            error={errors.code}
          />
        )}
      </Form>
      <Button kind="quiet" onClick={onBack}>
        {t`Back to password`}
      </Button>
    </div>
  );
}
