import { useRef, type ReactElement } from 'react';
import { useOnline } from '../../platform/offline/use-online';
import type { VideoList } from '../../platform/videos/use-videos';
import { Button } from '../../ui/controls/Button';
import styles from './CalmingVideos.module.css';
import { RelaxPart } from './RelaxPart';
import { VideoCarousel } from './VideoCarousel';

type Props = { list: VideoList; onTryAgain: () => void };

/** The calm videos, or in words why there are none. */
export function CalmingVideos({ list, onTryAgain }: Props): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  const online = useOnline();
  const tryAgain = () => {
    // The pressed button goes away; the focus goes to what stays.
    heading.current?.focus();
    onTryAgain();
  };

  return (
    <RelaxPart
      id="calming-videos"
      title="Calming Videos"
      lead="Water, light and slow voices. Each opens in a new tab."
      headingRef={heading}
    >
      {list.status === 'loading' && (
        <p role="status" className={styles.waiting}>
          Asking for the videos…
        </p>
      )}
      {list.status === 'failed' && (
        <div className={styles.failed}>
          <p role="alert">Failed to load videos. Please try again later.</p>
          {!online && <p>You are offline. They come by themselves when the network is back.</p>}
          <Button onClick={tryAgain}>Try again</Button>
        </div>
      )}
      {list.status === 'ready' && <VideoCarousel videos={list.videos} />}
    </RelaxPart>
  );
}
