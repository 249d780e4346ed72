import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useMutation } from '../../platform/query/use-mutation';
import { Button } from '../../ui/controls/Button';
import { Confirm } from '../../ui/controls/Confirm';
import { useReAuthentication } from '../../ui/re-authentication/use-re-authentication';
import { Failure } from '../../ui/states/states';
import { renewRecoveryCodes } from './api';
import styles from './TwoStepSignIn.module.css';

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
  const { failure, run } = useMutation(async () => ((await reAuthenticate()) ? renewRecoveryCodes() : null), {
    onDone: (answer) => answer !== null && onChanged(answer.recoveryCodes),
  });
  if (!needed && shown.length === 0) return null;
  return (
    <div className={styles.part}>
      <h4>{t`Recovery codes`}</h4>
      <div role="status" className={styles.part}>
        {shown.length > 0 && <NewCodes codes={shown} onKept={onKept} />}
      </div>
      {shown.length === 0 && (
        <>
          <p>
            {plural(left, {
              one: 'You have # recovery code left. It works once, when you don’t have your app or passkey.',
              other:
                'You have # recovery codes left. Each one works once, when you don’t have your app or passkey.',
            })}
          </p>
          <Confirm
            ask={t`Get new codes`}
            question={t`Get new recovery codes? Your old codes will stop working.`}
            confirm={t`Replace my codes`}
            keep={t`Keep my old codes`}
            onConfirm={() => run()}
          />
          <Failure>{failure?.message}</Failure>
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
        <Trans>
          Save these codes now. We show them only once. If you lose your phone or key, you need one of them to
          sign in.
        </Trans>
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="actions">
        <a
          className="aside"
          download="recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`}
        >
          {t`Download the codes`}
        </a>
        <Button onClick={onKept}>{t`I’ve saved them`}</Button>
      </div>
    </>
  );
}
