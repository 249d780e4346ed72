import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Passkey } from '@stillgrove/contract/second-factor';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { pageLanguage } from '../../platform/language/page-language';
import { useMutation } from '../../platform/query/use-mutation';
import { Button } from '../../ui/controls/Button';
import { Confirm } from '../../ui/controls/Confirm';
import { Field } from '../../ui/controls/Field';
import { Form } from '../../ui/forms/Form';
import { atField } from '../../ui/forms/use-form';
import { useFocusBack } from '../../ui/forms/use-focus-back';
import { useReAuthentication } from '../../ui/re-authentication/use-re-authentication';
import { Failure } from '../../ui/states/states';
import { addPasskey, removePasskey } from './api';
import { passkeyFailureWords } from './failure-words';
import styles from './TwoStepSignIn.module.css';

type Props = { passkeys: readonly Passkey[]; onChanged: (recoveryCodes?: readonly string[]) => void };

/** The passkeys of an account: adding one, and removing each. */
export function Passkeys({ passkeys, onChanged }: Props): ReactElement {
  const [adding, setAdding] = useState(false);
  const opener = useFocusBack<HTMLDivElement>(adding);
  return (
    <div className={styles.part}>
      <h4>{t`Passkeys`}</h4>
      <p>
        <Trans>
          A passkey is stored on your phone, computer, or security key. You unlock it there, for example with
          a PIN or your fingerprint. It can also sign you in without a password.
        </Trans>
      </p>
      {passkeys.length > 0 && (
        <ul className={styles.keys}>
          {passkeys.map((passkey) => (
            <OwnPasskey key={passkey.id} passkey={passkey} onRemoved={() => onChanged()} />
          ))}
        </ul>
      )}
      {adding ? (
        <NewPasskey
          onAdded={(recoveryCodes) => {
            setAdding(false);
            onChanged(recoveryCodes);
          }}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <div ref={opener}>
          <Button onClick={() => setAdding(true)}>{t`Add a passkey`}</Button>
        </div>
      )}
    </div>
  );
}

function OwnPasskey({ passkey, onRemoved }: { passkey: Passkey; onRemoved: () => void }): ReactElement {
  const { reAuthenticate, prompt } = useReAuthentication();
  const { failure, run } = useMutation(async () => (await reAuthenticate()) && removePasskey(passkey.id), {
    onDone: (removed) => removed !== false && onRemoved(),
  });
  return (
    <li className={styles.key}>
      <p>
        <strong>{passkey.name}</strong>
        <br />
        <span className="aside">
          {passkey.lastUsedAt === null
            ? t`Added on ${day(passkey.createdAt)}. Not used yet.`
            : t`Added on ${day(passkey.createdAt)}. Last used on ${day(passkey.lastUsedAt)}.`}
        </span>
      </p>
      <Confirm
        ask={t`Remove`}
        of={passkey.name}
        question={t`Remove the passkey “${passkey.name}”? We’ll sign you out on other devices.`}
        confirm={t`Remove passkey`}
        keep={t`Keep it`}
        onConfirm={() => run()}
      />
      <Failure>{failure?.message}</Failure>
      {prompt}
    </li>
  );
}

function day(atMs: number): string {
  return new Intl.DateTimeFormat(pageLanguage(), { dateStyle: 'long' }).format(atMs);
}

type NewPasskeyProps = { onAdded: (recoveryCodes: readonly string[]) => void; onCancel: () => void };

/** Names a new passkey and asks the device for it. */
function NewPasskey({ onAdded, onCancel }: NewPasskeyProps): ReactElement {
  const { reAuthenticate, prompt } = useReAuthentication();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form replaces the button that was pressed, which had the focus.
    place.current?.querySelector('input')?.focus();
  }, []);
  return (
    <div ref={place}>
      <Form
        send={async ({ 'passkey-name': name = '' }) => {
          if (!(await reAuthenticate())) return null;
          const { recoveryCodes } = await atField('passkey-name', addPasskey(name), passkeyFailureWords);
          onAdded(recoveryCodes);
          return '';
        }}
        button={t`Add passkey`}
        busyWord={t`Add passkey`}
        kind="main"
        keeps
        beside={<Button onClick={onCancel}>{t`Cancel`}</Button>}
      >
        {(errors) => (
          <Field
            label={t`Passkey name`}
            name="passkey-name"
            maxLength={60}
            defaultValue="This device"
            help={t`A name you’ll recognize, such as “My phone.”`}
            error={errors['passkey-name']}
          />
        )}
      </Form>
      {prompt}
    </div>
  );
}
