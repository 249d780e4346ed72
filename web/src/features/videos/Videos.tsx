import { useState, type ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import { awardVisit } from './award-visit';
import { useVideos } from './use-videos';
import { VideoCard } from './VideoCard';
import styles from './Videos.module.css';

/** The platform's videos; nothing is shown while the grove's own scenes are all there is. */
export function Videos(): ReactElement | null {
  const { list, tryAgain } = useVideos();
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
        <Button onClick={tryAgain}>Try again</Button>
      </div>
    );
  const videos = list.videos.filter(({ kind }) => kind === 'video');
  if (videos.length === 0) return null;
  const play = (id: string) => {
    setPlaying(id);
    awardVisit(id);
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
