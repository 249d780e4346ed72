import type { ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import { Confirm } from '../../ui/controls/Confirm';
import { counted } from '../../ui/filters/words';
import { useReAuthentication } from '../../ui/re-authentication/use-re-authentication';
import { renewRecoveryCodes } from './second-factor-calls';
import styles from './TwoStepSignIn.module.css';
import { useStep } from './use-step';

type Props = {
  left: number;
  /** Whether there is a second step that a code could replace. */
  needed: boolean;
  /** New codes, which are shown only once. */
  shown: readonly string[];
  onChanged: (recoveryCodes?: readonly string[]) => void;
  onKept: () => void;
};

/** One-time codes for someone who has lost their phone or key. */
export function RecoveryCodes({ left, needed, shown, onChanged, onKept }: Props): ReactElement | null {
  const { reAuthenticate, prompt } = useReAuthentication();
  const { failure, run } = useStep();
  if (!needed && shown.length === 0) return null;
  const renew = () =>
    run(async () => {
      if (await reAuthenticate()) onChanged((await renewRecoveryCodes()).recoveryCodes);
    });
  return (
    <div className={styles.part}>
      <h3>Recovery codes</h3>
      <div role="status" className={styles.part}>
        {shown.length > 0 && <NewCodes codes={shown} onKept={onKept} />}
      </div>
      {shown.length === 0 && (
        <>
          <p>
            {counted(left, {
              one: 'You have # recovery code left. It works once, when you don’t have your app or passkey.',
              other:
                'You have # recovery codes left. Each one works once, when you don’t have your app or passkey.',
            })}
          </p>
          <Confirm
            ask="Get new codes"
            question="Get new recovery codes? Your old codes will stop working."
            confirm="Replace my codes"
            keep="Keep my old codes"
            onConfirm={() => void renew()}
          />
          <p role="alert">{failure}</p>
        </>
      )}
      {prompt}
    </div>
  );
}

function NewCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }): ReactElement {
  return (
    <>
      <p>
        Save these codes now. We show them only once. If you lose your phone or key, you need one of them to
        sign in.
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
          Download the codes
        </a>
        <Button onClick={onKept}>I’ve saved them</Button>
      </div>
    </>
  );
}
