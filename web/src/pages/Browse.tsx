import { lazy, startTransition, Suspense, useEffect, useMemo, useState, type ReactElement } from 'react';
import { treeProgress } from '@stillgrove/domain/growth-tree/progress';
import { Activities } from '../features/browse/Activities';
import { ACTIVITIES } from '../features/browse/activity-list';
import { lastActivity } from '../features/browse/last-activity';
import { Welcome } from '../features/browse/Welcome';
import { Header } from '../features/header/Header';
import { again } from '../platform/http/again';
import { usePoints } from '../platform/points/points-store';
import { useAppStore } from '../platform/session/app-store';
import { readVisits } from '../platform/visits/visits';
import { isThere } from '../routes';
import { Below } from '../ui/layout/Below';
import { Section } from '../ui/layout/Section';

const GrowthTree = lazy(async () => ({
  default: (await again(() => import('../features/growth-tree/GrowthTree'))).GrowthTree,
}));

export default function Browse(): ReactElement {
  const userId = useAppStore((state) => state.app.user?.id ?? '');
  const visits = useMemo(() => readVisits(userId), [userId]);
  const activities = ACTIVITIES.filter(({ path }) => isThere(path));
  return (
    <>
      <Header forMembers />
      <Welcome last={lastActivity(activities, visits)} tree={<TreeInSmall seed={userId} />} />
      <Below>
        <Section title="What would help today?">
          <Activities activities={activities} visits={visits} />
        </Section>
      </Below>
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
