import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Video } from '@stillgrove/contract/videos';
import { useState, type ReactElement } from 'react';
import { awardVisit } from '../../platform/points/visit';
import { VIDEOS_FAILED, videosQuery } from '../../platform/query/videos-query';
import { Loaded } from '../../ui/states/Loaded';
import { VideoCard } from './VideoCard';
import styles from './Videos.module.css';

/** The videos of the playlist, or a message that says why there are none. */
export function Videos(): ReactElement {
  return (
    <div className={styles.stage}>
      <Loaded query={videosQuery} loading={t`Loading videos...`} failed={VIDEOS_FAILED}>
        {(answer) => <Playlist {...answer} />}
      </Loaded>
    </div>
  );
}

/** Shows nothing when the list holds only our own scenes. */
function Playlist({ videos: all }: { videos: readonly Video[] }): ReactElement | null {
  const [playing, setPlaying] = useState<string | null>(null);
  const videos = all.filter(({ kind }) => kind === 'video');
  if (videos.length === 0) return null;
  const play = (id: string) => {
    setPlaying(id);
    void awardVisit('video', id);
  };
  return (
    <section className="page-part" aria-labelledby="from-the-platform">
      <div className={styles.words}>
        <h2 id="from-the-platform">{t`Videos from YouTube`}</h2>
        <p>
          <Trans>
            Pressing play loads the video from YouTube (youtube-nocookie.com), which then sees your IP
            address. Before that, nothing is sent to YouTube.
          </Trans>
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
