import { useState, type ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import { PasswordPrompt } from './PasswordPrompt';
import { renewRecoveryCodes } from './second-factor-calls';
import styles from './TwoStepSignIn.module.css';

type Props = {
  left: number;
  /** Whether there is a second step for which a code could stand in. */
  needed: boolean;
  /** New ones, which are shown this once. */
  shown: readonly string[];
  onChanged: (recoveryCodes?: readonly string[]) => void;
  onKept: () => void;
};

/** The way in when phone and key are lost. */
export function RecoveryCodes({ left, needed, shown, onChanged, onKept }: Props): ReactElement | null {
  const [asking, setAsking] = useState(false);
  if (!needed && shown.length === 0) return null;
  const renew = async (password: string) => {
    onChanged((await renewRecoveryCodes(password)).recoveryCodes);
    setAsking(false);
  };
  return (
    <div className={styles.part}>
      <h3>Recovery codes</h3>
      <div role="status" className={styles.part}>
        {shown.length > 0 && <NewCodes codes={shown} onKept={onKept} />}
      </div>
      {shown.length === 0 && (
        <p>
          {left === 1 ? 'One code is left.' : `${String(left)} codes are left.`} Each signs you in once when
          you have neither app nor passkey.
        </p>
      )}
      {shown.length === 0 && !asking && <Button onClick={() => setAsking(true)}>Make new codes</Button>}
      {asking && (
        <PasswordPrompt action="Make new codes" onConfirm={renew} onCancel={() => setAsking(false)} />
      )}
    </div>
  );
}

function NewCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }): ReactElement {
  return (
    <>
      <p>
        Write these down and keep them where you keep papers that matter. They are shown this once. Without
        them, no one can let you in when your phone is lost, not even we.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <a
          className={styles.aside}
          download="recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`}
        >
          Save them as a file
        </a>
        <Button onClick={onKept}>I have kept them</Button>
      </div>
    </>
  );
}
