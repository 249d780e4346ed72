import type { Passkey } from '@stillgrove/contract/second-factor';
import { useState, type ReactElement } from 'react';
import { pageLanguage } from '../../platform/language/page-language';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { PasswordPrompt } from './PasswordPrompt';
import { addPasskey, removePasskey } from './second-factor-calls';
import styles from './TwoStepSignIn.module.css';

type Props = { passkeys: readonly Passkey[]; onChanged: (recoveryCodes?: readonly string[]) => void };

/** Keys that a device keeps: a finger, a face or a touch in place of a code, and of the password. */
export function Passkeys({ passkeys, onChanged }: Props): ReactElement {
  const [asking, setAsking] = useState(false);
  const [name, setName] = useState('This device');
  const add = async (password: string) => {
    const { recoveryCodes } = await addPasskey(password, name);
    setAsking(false);
    onChanged(recoveryCodes);
  };
  return (
    <div className={styles.part}>
      <h3>Passkeys</h3>
      <p>
        A passkey lives on your phone, computer or key, and opens with a finger, a face or a touch. It can
        also sign you in without the password.
      </p>
      {passkeys.length > 0 && (
        <ul className={styles.keys}>
          {passkeys.map((passkey) => (
            <OwnPasskey key={passkey.id} passkey={passkey} onRemoved={() => onChanged()} />
          ))}
        </ul>
      )}
      {asking ? (
        <PasswordPrompt action="Add the passkey" onConfirm={add} onCancel={() => setAsking(false)}>
          <Field
            label="Name of the passkey"
            name="passkey-name"
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
            help="So that you know it again, such as “My phone”."
          />
        </PasswordPrompt>
      ) : (
        <Button onClick={() => setAsking(true)}>Add a passkey</Button>
      )}
    </div>
  );
}

function OwnPasskey({ passkey, onRemoved }: { passkey: Passkey; onRemoved: () => void }): ReactElement {
  const [asking, setAsking] = useState(false);
  const remove = async (password: string) => {
    await removePasskey(passkey.id, password);
    onRemoved();
  };
  return (
    <li className={styles.key}>
      <p>
        <strong>{passkey.name}</strong>
        <br />
        <span className={styles.aside}>
          {passkey.lastUsedAt === null
            ? `Added on ${day(passkey.createdAt)}, not used yet.`
            : `Added on ${day(passkey.createdAt)}, last used on ${day(passkey.lastUsedAt)}.`}
        </span>
      </p>
      {asking ? (
        <PasswordPrompt action="Remove the passkey" onConfirm={remove} onCancel={() => setAsking(false)} />
      ) : (
        <Button kind="quiet" onClick={() => setAsking(true)}>
          Remove<span className="visually-hidden"> the passkey {passkey.name}</span>
        </Button>
      )}
    </li>
  );
}

function day(atMs: number): string {
  return new Intl.DateTimeFormat(pageLanguage(), { dateStyle: 'long' }).format(atMs);
}
