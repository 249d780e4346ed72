import { t } from '@lingui/core/macro';
import type { RelaxPageData } from '@stillgrove/contract/resources';
import { lazy, type ReactElement } from 'react';
import drawing from '../drawings/exercises.svg?url&no-inline';
import { CalmingVideos } from '../features/relax/CalmingVideos';
import { LeavesGathered } from '../features/relax/LeavesGathered';
import { MeditationResources } from '../features/relax/MeditationResources';
import { RelaxLoading } from '../features/relax/RelaxLoading';
import { useRelaxArrival } from '../features/relax/use-relax-arrival';
import { retry } from '../platform/http/retry';
import { usePageData } from '../platform/page-data/page-data';
import { useQuery } from '../platform/query/query-client';
import { videosQuery } from '../platform/query/videos-query';
import { Deferred } from '../ui/layout/Deferred';
import { OnThisPage } from '../ui/layout/OnThisPage';
import { PageHead } from '../ui/layout/PageHead';
import { SoundPlace } from '../ui/sound/SoundPlace';

const RelaxSound = lazy(() => retry(() => import('../features/relax/RelaxSound')));

export default function RelaxPage(): ReactElement {
  const { cards } = usePageData<RelaxPageData>();
  // Requested at once, so that they have often arrived when the page appears.
  useQuery(videosQuery);
  const arrived = useRelaxArrival();
  if (!arrived) return <RelaxLoading />;
  return (
    <>
      <PageHead
        title={t`Find Your Inner Peace`}
        lead={t`Calming videos, and links for meditation, yoga and exercise. Pick whatever helps today.`}
        drawing={{ src: drawing, width: 320, height: 300 }}
      >
        <OnThisPage
          places={[
            ['calming-videos', t`Calming Videos`],
            ['meditation', t`Meditation Resources`],
          ]}
        />
        <LeavesGathered />
      </PageHead>
      <Deferred>
        <CalmingVideos />
        <div className="page-part">
          <SoundPlace>
            <RelaxSound />
          </SoundPlace>
        </div>
        <MeditationResources cards={cards} />
      </Deferred>
    </>
  );
}
