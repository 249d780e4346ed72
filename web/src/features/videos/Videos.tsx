import { useRef, useState, type ReactElement } from 'react';
import { useOnline } from '../../platform/offline/use-online';
import { awardVisit } from '../../platform/points/visit';
import { useVideos, type VideoList } from '../../platform/videos/use-videos';
import { Button } from '../../ui/controls/Button';
import { VideoCard } from './VideoCard';
import styles from './Videos.module.css';

/** The platform's videos, or in words why there are none. */
export function Videos(): ReactElement {
  const { list, tryAgain } = useVideos();
  const part = useRef<HTMLDivElement>(null);
  const pressTryAgain = () => {
    // The pressed button goes away; the focus goes to what stays.
    part.current?.focus();
    tryAgain();
  };
  return (
    <div ref={part} tabIndex={-1} className={styles.stage}>
      <VideosContent list={list} onTryAgain={pressTryAgain} />
    </div>
  );
}

type Props = { list: VideoList; onTryAgain: () => void };

/** Nothing is shown while the instance's own scenes are all there is. */
function VideosContent({ list, onTryAgain }: Props): ReactElement | null {
  const online = useOnline();
  const [playing, setPlaying] = useState<string | null>(null);
  if (list.status === 'loading')
    return (
      <p className={styles.state} role="status">
        Loading videos...
      </p>
    );
  if (list.status === 'failed')
    return (
      <div className={styles.state}>
        <p role="alert">Failed to load videos. Please try again later.</p>
        {!online && <p>You are offline. They come by themselves when the network is back.</p>}
        <Button onClick={onTryAgain}>Try again</Button>
      </div>
    );
  const videos = list.videos.filter(({ kind }) => kind === 'video');
  if (videos.length === 0) return null;
  const play = (id: string) => {
    setPlaying(id);
    void awardVisit('video', id);
  };
  return (
    <section className={styles.part} aria-labelledby="from-the-platform">
      <div className={styles.words}>
        <h2 id="from-the-platform">From the playlist</h2>
        <p>These play from YouTube. It learns nothing of you until you press play.</p>
      </div>
      <ul className={styles.grid}>
        {videos.map((video) => (
          <VideoCard
            key={video.id}
            video={video}
            isPlaying={playing === video.id}
            onPlay={() => play(video.id)}
          />
        ))}
      </ul>
    </section>
  );
}
