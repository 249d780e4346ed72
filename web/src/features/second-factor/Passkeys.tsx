import type { Passkey } from '@stillgrove/contract/second-factor';
import { useState, type ReactElement } from 'react';
import { pageLanguage } from '../../platform/language/page-language';
import { Button } from '../../ui/controls/Button';
import { Confirm } from '../../ui/controls/Confirm';
import { useFocusBack } from '../../ui/forms/use-focus-back';
import { useReAuthentication } from '../../ui/re-authentication/use-re-authentication';
import { NewPasskey } from './NewPasskey';
import { removePasskey } from './second-factor-calls';
import styles from './TwoStepSignIn.module.css';
import { useStep } from './use-step';

type Props = { passkeys: readonly Passkey[]; onChanged: (recoveryCodes?: readonly string[]) => void };

/** The passkeys of an account: adding one, and removing each. */
export function Passkeys({ passkeys, onChanged }: Props): ReactElement {
  const [adding, setAdding] = useState(false);
  const opener = useFocusBack<HTMLDivElement>(adding);
  return (
    <div className={styles.part}>
      <h3>Passkeys</h3>
      <p>
        A passkey is stored on your phone, computer, or security key. You unlock it there, for example with a
        PIN or your fingerprint. It can also sign you in without a password.
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
          <Button onClick={() => setAdding(true)}>Add a passkey</Button>
        </div>
      )}
    </div>
  );
}

function OwnPasskey({ passkey, onRemoved }: { passkey: Passkey; onRemoved: () => void }): ReactElement {
  const { reAuthenticate, prompt } = useReAuthentication();
  const { failure, run } = useStep();
  const remove = () =>
    run(async () => {
      if (!(await reAuthenticate())) return;
      await removePasskey(passkey.id);
      onRemoved();
    });
  return (
    <li className={styles.key}>
      <p>
        <strong>{passkey.name}</strong>
        <br />
        <span className={styles.aside}>
          {passkey.lastUsedAt === null
            ? `Added on ${day(passkey.createdAt)}. Not used yet.`
            : `Added on ${day(passkey.createdAt)}. Last used on ${day(passkey.lastUsedAt)}.`}
        </span>
      </p>
      <Confirm
        ask="Remove"
        of={passkey.name}
        question={`Remove the passkey “${passkey.name}”? We’ll sign you out on other devices.`}
        confirm="Remove passkey"
        keep="Keep it"
        onConfirm={() => void remove()}
      />
      <p role="alert">{failure}</p>
      {prompt}
    </li>
  );
}

function day(atMs: number): string {
  return new Intl.DateTimeFormat(pageLanguage(), { dateStyle: 'long' }).format(atMs);
}
