import { isPlanPart, isWritten, newestOfBoth } from '@stillgrove/domain/safety-plan/plan';
import { lazy, Suspense, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import { retry } from '../../platform/http/retry';
import { signInPath } from '../../platform/navigation/return-path';
import { ownerBeforeSession, planOwner } from '../../platform/safety-plan/plan-mark';
import { useHydrating } from '../../platform/screen/use-hydrating';
import { useAppStore } from '../../platform/session/app-store';
import { usePrivateRecords } from '../../platform/vault/use-private-records';
import type { CountryLines } from '../../ui/country-lines/country-lines';
import { QuietPlaceholder } from '../../ui/layout/QuietPlaceholder';
import { SessionUnknown } from '../../ui/layout/SessionUnknown';
import { LockedPlan } from './LockedPlan';
import { followVault, isKeptIn, lookForPlan, refreshPlan, usePlanStore } from './plan-store';
import { useKeepWords } from './use-keep-words';
import { UsePlan } from './UsePlan';

/** In a hard moment the cards alone are needed, and at once. */
const WritePlan = lazy(() => retry(() => import('./WritePlan')));

type Props = {
  /** The numbers of the person's country; null until they are known. */
  lines: CountryLines | null;
  /** Where no country is known, the choice of one. */
  countryChoice: ReactElement | null;
  /** The way out of the site. */
  exit: ReactNode;
};

/** A person's plan for hard moments: to look at when there is one, else to write. */
export function SafetyPlan({ lines, countryChoice, exit }: Props): ReactElement {
  const hydrating = useHydrating();
  const userId = useAppStore(({ app }) => app.user?.id ?? null);
  const sessionKnown = useAppStore((state) => state.sessionKnown);
  const { owner, home, plan } = usePlanStore();
  const { status, records } = usePrivateRecords('plan-part', isPlanPart);
  const [face, setFace] = useState<'write' | 'hope-box' | 'use' | null>(null);
  const sessionTrouble = useAppStore((state) => state.sessionTrouble);
  const isSomeoneKnown = sessionKnown || sessionTrouble;
  const wanted = hydrating ? null : (userId ?? (isSomeoneKnown ? planOwner(null) : ownerBeforeSession()));
  const isHere = wanted !== null && owner === wanted && home !== 'looking';
  useEffect(() => {
    if (wanted !== null) void lookForPlan(wanted);
  }, [wanted]);
  useEffect(() => {
    if (!isHere) return;
    void followVault(
      status,
      newestOfBoth(
        [],
        records.map(({ value }) => value),
      ),
    );
  }, [isHere, home, status, records]);
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void refreshPlan();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  useKeepWords();
  if (!hydrating && sessionKnown && wanted === null) return <Redirect to={signInPath('/plan')} replace />;
  if (!hydrating && wanted === null) return <SessionUnknown isMemberPage />;
  // Whether something is sealed is not known before someone has looked.
  if (!isHere || (home === 'tab' && status === 'looking')) return <QuietPlaceholder />;
  if (home === 'locked') return <LockedPlan lines={lines} countryChoice={countryChoice} exit={exit} />;
  const show = (next: 'write' | 'hope-box' | 'use') => {
    setFace(next);
    scrollTo({ top: 0, behavior: 'instant' });
  };
  const isKept = isKeptIn(home);
  const shown = face ?? (isKept && isWritten(plan) ? 'use' : 'write');
  return shown === 'use' ? (
    <UsePlan
      plan={plan}
      lines={lines}
      countryChoice={countryChoice}
      exit={exit}
      takesFocus={face !== null}
      onEdit={() => show('write')}
      {...(userId !== null && { onHopeBox: () => show('hope-box') })}
    />
  ) : (
    <Suspense fallback={<QuietPlaceholder />}>
      <WritePlan
        lines={lines}
        exit={exit}
        status={status}
        wantsHope={shown === 'hope-box'}
        takesFocus={face === 'write'}
        onUse={() => show('use')}
        onKept={() => setFace('write')}
      />
    </Suspense>
  );
}
