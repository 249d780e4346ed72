import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isWritten } from '@stillgrove/domain/safety-plan/plan';
import { useRef, useState, type ReactElement } from 'react';
import { useAppStore } from '../../platform/session/app-store';
import type { VaultStatus } from '../../platform/vault/vault-store';
import { Button } from '../../ui/controls/Button';
import { Confirm } from '../../ui/controls/Confirm';
import { LineIcon } from '../../ui/drawing/Icon';
import { Failure } from '../../ui/states/states';
import { askForVault } from '../../ui/vault/ask-for-vault';
import styles from './KeepPlan.module.css';
import { deletePlan, keepAgain, keepOnDevice, keepSealed, usePlanStore } from './plan-store';

type Props = { status: VaultStatus; onUse: () => void; onKept: () => void };

/** Where the plan is kept: the person's own choice, said plainly, and changed at any time. */
export function KeepPlan({ status, onUse, onKept }: Props): ReactElement {
  const { home, plan, failure } = usePlanStore();
  const isSomeone = useAppStore(({ app }) => app.user !== null);
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const written = isWritten(plan);
  const isKept = home === 'device' || home === 'sealed';
  const choose = (work: () => Promise<void>) => async () => {
    if (busy || !written) return;
    onKept();
    setBusy(true);
    await work();
    setBusy(false);
    // The button that was pressed has given way to words, and the focus with it.
    if (document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  };
  const off = { 'aria-disabled': !written || busy };
  return (
    <section className={styles.keep} aria-labelledby="keep-plan">
      <h2 id="keep-plan" ref={heading} tabIndex={-1} className="like-h3">
        {t`Where your plan is saved`}
      </h2>
      <Failure>
        {failure !== null && (
          <>
            <p>{failure}</p>
            {isKept && <Button onClick={() => void keepAgain()}>{t`Try again`}</Button>}
          </>
        )}
      </Failure>
      <p role="status">
        {home === 'device' &&
          t`Your plan is saved on this device. It opens without a passphrase, even offline.`}
        {home === 'sealed' && t`Your plan is locked in your private space. It opens with your passphrase.`}
        {home === 'tab' && written && t`Your plan is only in this tab so far. Choose how to save it.`}
        {home === 'tab' && !written && t`Write something above, then choose how to save it.`}
        {home === 'no-storage' &&
          t`This browser saves nothing on this device, so your plan is in this tab only. Print it, or send it to yourself.`}
      </p>
      {isKept && written && (
        <div>
          <Button kind="main" onClick={onUse}>{t`Look at my cards`}</Button>
        </div>
      )}
      {home === 'tab' && status === 'locked' && !written && (
        <div>
          <p>{t`Do you have a plan in your private space already?`}</p>
          <Button onClick={() => void askForVault()}>{t`Open my private space`}</Button>
        </div>
      )}
      <div className={styles.ways}>
        {home !== 'no-storage' && (
          <div className={styles.way}>
            <p>
              <Trans>
                <b>Without a passphrase.</b> Your plan opens at once on this device, even offline or when
                you’re signed out. Anyone who can use this browser can read it too. It isn’t sent anywhere.
                You can change this at any time.
              </Trans>
            </p>
            {home === 'device' ? (
              <ChosenWay />
            ) : (
              <Button
                kind={home === 'tab' ? 'main' : 'plain'}
                {...off}
                onClick={() => void choose(keepOnDevice)()}
              >
                {home === 'tab' ? t`Save without a passphrase` : t`Open without a passphrase on this device`}
              </Button>
            )}
          </div>
        )}
        {home !== 'no-storage' && isSomeone && (
          <div className={styles.way}>
            <p>
              <Trans>
                <b>Locked.</b> Your plan goes into your private space, and only your passphrase opens it. If
                you forget the passphrase, no one can open it. In a hard moment you have to type it first.
              </Trans>
            </p>
            {home === 'sealed' ? (
              <ChosenWay />
            ) : (
              <Button {...off} onClick={() => void choose(keepSealed)()}>
                {home === 'device'
                  ? t`Lock it, and remove the open copy`
                  : t`Save and lock with my passphrase`}
              </Button>
            )}
          </div>
        )}
      </div>
      {isKept && (
        <p className="aside">
          {t`Some browsers delete what a site keeps when you don’t open it for a week or more. Add this site to your home screen, and keep a copy on paper.`}
        </p>
      )}
      {isKept && (
        <div className="actions">
          <Confirm
            ask={t`Delete my plan`}
            question={t`Delete your plan? No one can bring it back.`}
            confirm={t`Delete it`}
            keep={t`Keep it`}
            onConfirm={() => void deletePlan(status)}
          />
        </div>
      )}
    </section>
  );
}

/** Stands where the button was, so that a second press on it changes nothing. */
function ChosenWay(): ReactElement {
  return (
    <p className={styles.chosenWay}>
      <LineIcon strokes="M5 12.5l4.5 4.5L19 7.5" />
      {t`Your plan is saved this way.`}
    </p>
  );
}
