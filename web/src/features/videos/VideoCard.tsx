import { Trans } from '@lingui/react/macro';
import type { Video } from '@stillgrove/contract/videos';
import { useState, type ReactElement } from 'react';
import drawing from '../../drawings/videos.svg?url&no-inline';
import { takeTurn } from '../../platform/sound-garden/shared-audio';
import { Drawing } from '../../ui/drawing/Drawing';
import { Icon } from '../../ui/drawing/Icon';
import styles from './VideoCard.module.css';

type Props = { video: Video; isPlaying: boolean; onPlay: () => void };

/** A video as a picture from our own server; YouTube's player replaces it after a tap. */
export function VideoCard({ video, isPlaying, onPlay }: Props): ReactElement {
  const { id, title, thumbnail } = video;
  const [isMissing, setMissing] = useState(false);
  const play = () => {
    takeTurn();
    onPlay();
  };
  return (
    <li className={styles.card}>
      {isPlaying ? (
        <iframe
          className={styles.frame}
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          ref={(frame) => frame?.focus()}
        />
      ) : (
        <button type="button" className={styles.frame} onClick={play}>
          {thumbnail === null || isMissing ? (
            <Drawing src={drawing} width={320} height={300} cover />
          ) : (
            <img src={thumbnail} alt="" loading="lazy" decoding="async" onError={() => setMissing(true)} />
          )}
          <span className={styles.play}>
            <Icon name="play" />
          </span>
          <span className="visually-hidden">
            <Trans>Play {title}</Trans>
          </span>
        </button>
      )}
      <h3 className={styles.title} dir="auto">
        {title}
      </h3>
    </li>
  );
}
