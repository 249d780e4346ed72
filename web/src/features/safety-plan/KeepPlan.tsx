import { t } from '@lingui/core/macro';
import { isWritten } from '@stillgrove/domain/safety-plan/plan';
import { useRef, useState, type ReactElement } from 'react';
import type { VaultStatus } from '../../platform/vault/vault-store';
import { Button } from '../../ui/controls/Button';
import { Confirm } from '../../ui/controls/Confirm';
import { Failure } from '../../ui/states/states';
import { askForVault } from '../../ui/vault/ask-for-vault';
import styles from './KeepPlan.module.css';
import { deletePlan, hasWords, isKeptIn, keepAgain, usePlanStore } from './plan-store';
import { PlanWays } from './PlanWays';

type Props = { status: VaultStatus; onUse: () => void; onKept: () => void };

/** Where the plan is kept: the person's own choice, said plainly, and changed at any time. */
export function KeepPlan({ status, onUse, onKept }: Props): ReactElement {
  const { home, plan, failure, drafts } = usePlanStore();
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const written = isWritten(plan);
  const begun = hasWords({ plan, drafts });
  const isKept = isKeptIn(home);
  const choose = async (work: () => Promise<void>) => {
    if (busy) return;
    onKept();
    setBusy(true);
    await work();
    setBusy(false);
    // The button that was pressed has given way to words, and the focus with it.
    if (document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  };
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
        {home === 'tab' && begun && t`Your plan is only in this tab so far. Choose how to save it.`}
        {home === 'tab' && !begun && t`Write something above, then choose how to save it.`}
        {home === 'no-storage' &&
          t`This browser saves nothing on this device, so your plan is in this tab only. Print it, or send it to yourself.`}
      </p>
      {isKept && written && (
        <div>
          <Button kind="main" onClick={onUse}>{t`See my cards`}</Button>
        </div>
      )}
      {home === 'tab' && status === 'locked' && !written && (
        <div>
          <p>{t`Do you have a plan in your private space already?`}</p>
          <Button onClick={() => void askForVault()}>{t`Open my private space`}</Button>
        </div>
      )}
      <PlanWays busy={busy} onChoose={(work) => void choose(work)} />
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
