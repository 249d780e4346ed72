import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { NewSecretAnswer } from '@stillgrove/contract/second-factor';
import { useState, type ReactElement } from 'react';
import { useMutation } from '../../platform/query/use-mutation';
import { useFocusOnArrival } from '../../platform/screen/use-focus-on-arrival';
import { Button } from '../../ui/controls/Button';
import { Confirm } from '../../ui/controls/Confirm';
import { Field } from '../../ui/controls/Field';
import { Form } from '../../ui/forms/Form';
import { atField } from '../../ui/forms/use-form';
import { useReAuthentication } from '../../ui/re-authentication/use-re-authentication';
import { Failure } from '../../ui/states/states';
import { beginApp, confirmApp, removeApp } from './api';
import { QrCode } from '../../ui/qr-code/QrCode';
import styles from './TwoStepSignIn.module.css';

type Props = { isSetUp: boolean; onChanged: (recoveryCodes?: readonly string[]) => void };

/** An app that shows a new code every 30 seconds. */
export function AuthenticatorApp({ isSetUp, onChanged }: Props): ReactElement {
  const [begun, setBegun] = useState<NewSecretAnswer | null>(null);
  const { reAuthenticate, prompt } = useReAuthentication();
  const beginning = useMutation(async () => ((await reAuthenticate()) ? beginApp() : null), {
    onDone: setBegun,
  });
  const removing = useMutation(async () => (await reAuthenticate()) && removeApp(), {
    onDone: (removed) => removed !== false && onChanged(),
  });
  const { busy, run: begin } = beginning;
  const failure = beginning.failure ?? removing.failure;

  return (
    <div className={styles.part}>
      <h4>{t`Authenticator app`}</h4>
      <p>
        {isSetUp
          ? t`Your authenticator app is set up. We ask for its code when you sign in.`
          : t`An authenticator app shows a new code every 30 seconds. We ask for that code when you sign in. Any app for one-time codes works.`}
      </p>
      {begun !== null && (
        <NewApp
          begun={begun}
          onConfirmed={(codes) => {
            setBegun(null);
            onChanged(codes);
          }}
          onCancel={() => setBegun(null)}
        />
      )}
      {begun === null && !isSetUp && (
        <Button aria-busy={busy} aria-disabled={busy} onClick={() => begin()}>
          {t`Set up an app`}
        </Button>
      )}
      {begun === null && isSetUp && (
        <Confirm
          ask={t`Remove app`}
          question={t`Remove your authenticator app? We’ll stop asking for its code, and we’ll sign you out on other devices.`}
          confirm={t`Remove it`}
          keep={t`Keep it`}
          onConfirm={() => removing.run()}
        />
      )}
      <Failure>{failure?.message}</Failure>
      {prompt}
    </div>
  );
}

type NewAppProps = {
  begun: NewSecretAnswer;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
};

function NewApp({ begun, onConfirmed, onCancel }: NewAppProps): ReactElement {
  const first = useFocusOnArrival<HTMLParagraphElement>();
  // Whoever takes more than five minutes to set up the app is asked once more.
  const { reAuthenticate, prompt } = useReAuthentication();
  return (
    <>
      <Form
        send={async ({ code = '' }) => {
          if (!(await reAuthenticate())) return null;
          onConfirmed((await atField('code', confirmApp(code))).recoveryCodes);
          return '';
        }}
        button={t`Confirm`}
        busyWord={t`Confirm`}
        kind="main"
        keeps
        beside={<Button onClick={onCancel}>{t`Cancel`}</Button>}
      >
        {(errors) => (
          <>
            <p ref={first} tabIndex={-1}>
              <Trans>
                Scan this code with your app, or <a href={begun.uri}>open it in an app on this device</a>.
              </Trans>
            </p>
            <QrCode
              text={begun.uri}
              label={t`QR code for your authenticator app`}
              className={styles.picture}
            />
            <p>{t`Or type this key into your app:`}</p>
            <p className={styles.secret}>{begun.secret}</p>
            <Field
              label={t`Code`}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              help={t`Enter the six digits your app shows now.`}
              error={errors.code}
            />
          </>
        )}
      </Form>
      {prompt}
    </>
  );
}
