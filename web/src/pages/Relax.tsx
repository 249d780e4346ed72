import type { RelaxPageData } from '@stillgrove/contract/resources';
import type { ReactElement } from 'react';
import drawing from '../drawings/exercises.svg?url&no-inline';
import { CalmingVideos } from '../features/relax/CalmingVideos';
import { LeavesGathered } from '../features/relax/LeavesGathered';
import { MeditationResources } from '../features/relax/MeditationResources';
import { RelaxLoading } from '../features/relax/RelaxLoading';
import { useRelaxArrival } from '../features/relax/use-relax-arrival';
import { usePageData } from '../platform/page-data/page-data';
import { useVideos } from '../platform/videos/use-videos';
import { ButtonLink } from '../ui/controls/Button';
import { Below } from '../ui/layout/Below';
import { PageOpening } from '../ui/opening/PageOpening';
import styles from './Relax.module.css';

export default function RelaxPage(): ReactElement {
  const { cards } = usePageData<RelaxPageData>();
  // Requested at once, so that they have often arrived when the page appears.
  const { list, tryAgain } = useVideos();
  const arrived = useRelaxArrival();
  if (!arrived) return <RelaxLoading />;
  return (
    <>
      <PageOpening
        title="Find Your Inner Peace"
        lead="Calming videos, and links for meditation, yoga and exercise. Pick whatever helps today."
        drawing={{ src: drawing, width: 320, height: 300 }}
      >
        <div className={styles.anchors}>
          <ButtonLink kind="main" href="#calming-videos">
            Calming Videos
          </ButtonLink>
          <ButtonLink href="#meditation">Meditation Resources</ButtonLink>
        </div>
        <LeavesGathered />
      </PageOpening>
      <Below>
        <CalmingVideos list={list} onTryAgain={tryAgain} />
        <MeditationResources cards={cards} />
      </Below>
    </>
  );
}
