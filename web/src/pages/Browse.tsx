import { t } from '@lingui/core/macro';
import { treeProgress } from '@stillgrove/domain/growth-tree/progress';
import { lazy, startTransition, Suspense, useEffect, useMemo, useState, type ReactElement } from 'react';
import { Activities } from '../features/browse/Activities';
import { Today } from '../features/browse/Today';
import { FoldedHeader } from '../features/header/FoldedHeader';
import { WishLine } from '../features/reminders/WishLine';
import { retry } from '../platform/http/retry';
import { usePoints } from '../platform/points/points-store';
import { useAppStore } from '../platform/session/app-store';
import { useIsGuest } from '../platform/session/guest';
import { readVisits } from '../platform/storage/visits';
import { GuestLine } from '../ui/guest/GuestLine';
import { Deferred } from '../ui/layout/Deferred';
import { Section } from '../ui/layout/Section';
import { NextAppointmentRow } from '../features/appointments/NextAppointmentRow';

const GrowthTree = lazy(async () => ({
  default: (await retry(() => import('../features/growth-tree/GrowthTree'))).GrowthTree,
}));

/** The part of the page in which all activities stand. */
const ALL = 'all-activities';

export default function Browse(): ReactElement {
  const userId = useAppStore((state) => state.app.user?.id ?? '');
  const isGuest = useIsGuest();
  const visits = useMemo(() => readVisits(userId), [userId]);
  return (
    <>
      <Today
        visits={visits}
        header={<FoldedHeader />}
        tree={<TreeInSmall seed={userId} />}
        appointment={
          <>
            <WishLine userId={userId} />
            {isGuest ? null : <NextAppointmentRow />}
          </>
        }
        allId={ALL}
      />
      <GuestLine />
      <Deferred>
        <div id={ALL}>
          <Section title={t`What would help today?`}>
            <Activities visits={visits} />
          </Section>
        </div>
      </Deferred>
    </>
  );
}

/** Growing a tree takes a moment, so the page is shown first. */
function TreeInSmall({ seed }: { seed: string }): ReactElement | null {
  const { leaves } = treeProgress(usePoints((state) => state.totalScore));
  const [time, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setTime(true)), 300);
    return () => clearTimeout(timer);
  }, []);
  if (!time) return null;
  return (
    <Suspense>
      <GrowthTree seed={seed} leaves={leaves} />
    </Suspense>
  );
}
