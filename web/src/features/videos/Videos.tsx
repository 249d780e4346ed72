import { useRef, useState, type ReactElement } from 'react';
import { useOnline } from '../../platform/offline/use-online';
import { awardVisit } from '../../platform/points/visit';
import { useVideos, type VideoList } from '../../platform/videos/use-videos';
import { Button } from '../../ui/controls/Button';
import { VideoCard } from './VideoCard';
import styles from './Videos.module.css';

/** The videos of the playlist, or a message that says why there are none. */
export function Videos(): ReactElement {
  const { list, tryAgain } = useVideos();
  const part = useRef<HTMLDivElement>(null);
  const pressTryAgain = () => {
    // This button is removed, so the focus moves to what stays.
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

/** Shows nothing when the list holds only our own scenes. */
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
        {!online && <p>You are offline. The videos will load when you are back online.</p>}
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
        <h2 id="from-the-platform">Videos from YouTube</h2>
        <p>
          Pressing play loads the video from YouTube (youtube-nocookie.com), which then sees your IP address.
          Before that, nothing is sent to YouTube.
        </p>
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
