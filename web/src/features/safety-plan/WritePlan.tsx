import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isWritten, partOf, PLAN_PARTS } from '@stillgrove/domain/safety-plan/plan';
import { lazy, Suspense, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import lantern from '../../drawings/lantern.svg?url&no-inline';
import { retry } from '../../platform/http/retry';
import { useAppStore } from '../../platform/session/app-store';
import type { VaultStatus } from '../../platform/vault/vault-store';
import { Button } from '../../ui/controls/Button';
import { Arch } from '../../ui/drawing/Arch';
import type { CountryLines } from '../../ui/country-lines/country-lines';
import { KitReminder } from '../../ui/vault/KitReminder';
import { PrivateSpaceLink } from '../../ui/vault/PrivateSpaceLink';
import { FirstCard } from './FirstCard';
import { KeepPlan } from './KeepPlan';
import { LookedAt } from './LookedAt';
import { PartEditor } from './PartEditor';
import { isKeptIn, usePlanStore } from './plan-store';
import { PrintedPlan } from './PrintedPlan';
import { SavePlan } from './SavePlan';
import { SendPlan } from './SendPlan';
import styles from './WritePlan.module.css';

/** Few open it each time, and it has much code of its own. */
const HopeBox = lazy(() => retry(() => import('./hope-box/HopeBox')));

type Props = {
  lines: CountryLines | null;
  exit: ReactNode;
  status: VaultStatus;
  /** Whether someone came for the hope box. */
  wantsHope: boolean;
  /** Whether it takes the focus, since what was pressed to come here is gone. */
  takesFocus: boolean;
  onUse: () => void;
  /** Called when it was chosen where the plan is kept. */
  onKept: () => void;
};

/** The plan to write, in a calm hour: every part may stay empty. */
export default function WritePlan({
  lines,
  exit,
  status,
  wantsHope,
  takesFocus,
  onUse,
  onKept,
}: Props): ReactElement {
  const { plan, home } = usePlanStore();
  const isSomeone = useAppStore(({ app }) => app.user !== null);
  const written = isWritten(plan);
  const isKept = isKeptIn(home);
  // With the first words it would come above them, and push them down under the hand that writes.
  const [wasWritten] = useState(written);
  const title = useRef<HTMLHeadingElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const save = async (work: () => Promise<void>) => {
    setChoosing(false);
    onKept();
    await work();
    const { failure, home: saved } = usePlanStore.getState();
    // What went wrong is said there.
    if (failure !== null) document.getElementById('keep-plan')?.focus();
    // The button that opened the dialog goes, and the focus would go with it.
    else if (saved !== 'tab') title.current?.focus({ preventScroll: true });
  };
  const [arrivesWithFocus] = useState(takesFocus);
  useEffect(() => {
    if (arrivesWithFocus) title.current?.focus({ preventScroll: true });
  }, [arrivesWithFocus]);
  return (
    <>
      <div className={styles.screen}>
        <div className={`exit-bar ${styles.bar ?? ''}`}>
          <div className={styles.name}>
            <h1 ref={title} tabIndex={-1} className={styles.title}>{t`My plan`}</h1>
            {written && home === 'tab' && (
              <>
                <p className={styles.kept}>{t`Not saved yet.`}</p>
                <Button className={styles.save} onClick={() => setChoosing(true)}>
                  {t`Save it`}
                </Button>
              </>
            )}
            {written && isKept && (
              <>
                <p className={styles.kept}>{t`Saved.`}</p>
                <Button className={styles.save} onClick={onUse}>
                  {t`See my cards`}
                </Button>
              </>
            )}
          </div>
          {exit}
        </div>
        <div className={styles.opening}>
          <div className={styles.lead}>
            <p>
              <Trans>
                A few notes to yourself for a hard moment: what helps, who to call, why you stay. Write them
                on a calm day, best with someone you trust, and leave out what doesn’t fit you.
              </Trans>
            </p>
            <p className={styles.before}>
              <Trans>
                If you’re in danger now, don’t write. Open <a href="/help">Need help now?</a> and call.
              </Trans>
            </p>
            {wasWritten && written && (
              <Button kind="main" onClick={onUse}>
                {t`See my cards`}
              </Button>
            )}
            <LookedAt />
          </div>
          <Arch src={lantern} width={360} height={150} className={styles.picture} />
        </div>
        <div className={styles.body}>
          <div>
            {PLAN_PARTS.map((name, at) => (
              <PartEditor key={name} part={partOf(plan, name)} number={at + 1} />
            ))}
          </div>
          {written && <FirstCard plan={plan} />}
          {isSomeone && (
            <Suspense>
              <HopeBox isWanted={wantsHope} />
            </Suspense>
          )}
          {written && home === 'tab' && !wasWritten && (
            <div>
              <Button onClick={onUse}>{t`See my cards`}</Button>
            </div>
          )}
          <KeepPlan status={status} onUse={onUse} onKept={onKept} />
          {written && <SendPlan plan={plan} lines={lines} hasHopeBox={isSomeone} />}
          <KitReminder />
          {(status === 'open' || status === 'locked') && <PrivateSpaceLink />}
          <p className="aside">
            <Trans>
              No one at this site can see your plan or knows that you have one. It doesn’t replace treatment.
              Whoever holds your unlocked device may be able to read it.
            </Trans>
          </p>
        </div>
      </div>
      {isChoosing && <SavePlan onChoose={(work) => void save(work)} onClose={() => setChoosing(false)} />}
      <PrintedPlan plan={plan} lines={lines} />
    </>
  );
}
