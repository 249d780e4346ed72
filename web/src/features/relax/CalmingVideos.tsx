import { useRef, type ReactElement } from 'react';
import { useOnline } from '../../platform/offline/use-online';
import type { VideoList } from '../../platform/videos/use-videos';
import { Button } from '../../ui/controls/Button';
import styles from './CalmingVideos.module.css';
import { RelaxPart } from './RelaxPart';
import { VideoCarousel } from './VideoCarousel';

const YOUTUBE_LEAD =
  'Each video leaves this site and opens YouTube in a new tab. YouTube then sees that you watch it.';
const SCENES_LEAD = 'Calm scenes from this site. Each opens in a new tab.';

type Props = { list: VideoList; onTryAgain: () => void };

/** The calming videos, or a message that says why there are none. */
export function CalmingVideos({ list, onTryAgain }: Props): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  const online = useOnline();
  const leadsToYouTube = list.status !== 'ready' || list.videos.some(({ kind }) => kind === 'video');
  const tryAgain = () => {
    // This button is removed, so the focus moves to what stays.
    heading.current?.focus();
    onTryAgain();
  };

  return (
    <RelaxPart
      id="calming-videos"
      title="Calming Videos"
      lead={leadsToYouTube ? YOUTUBE_LEAD : SCENES_LEAD}
      headingRef={heading}
    >
      {list.status === 'loading' && (
        <p role="status" className={styles.waiting}>
          Loading videos…
        </p>
      )}
      {list.status === 'failed' && (
        <div className={styles.failed}>
          <p role="alert">Failed to load videos. Please try again later.</p>
          {!online && <p>You are offline. The videos will load when you are back online.</p>}
          <Button onClick={tryAgain}>Try again</Button>
        </div>
      )}
      {list.status === 'ready' && <VideoCarousel videos={list.videos} />}
    </RelaxPart>
  );
}
