import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import dayMp4 from '../../film/grove-day.mp4';
import dayWebm from '../../film/grove-day.webm';
import nightMp4 from '../../film/grove-night.mp4';
import nightWebm from '../../film/grove-night.webm';
import { useShownTheme } from '../../platform/preferences/use-theme';
import { Icon } from '../../ui/drawing/Icon';
import styles from './FilmScene.module.css';
import { useFilm } from './use-film';

const FILMS = {
  light: { webm: dayWebm, mp4: dayMp4 },
  dark: { webm: nightWebm, mp4: nightMp4 },
} as const;

/** The picture behind the first words, as a silent film; its still picture where a film is not wanted. */
export function FilmScene(): ReactElement {
  const theme = useShownTheme();
  const { video, ready, loaded, playing, toggle } = useFilm(theme);
  const { webm, mp4 } = FILMS[theme];
  return (
    <div className={styles.scene}>
      <div className={styles.film}>
        {loaded && (
          <video
            key={theme}
            ref={video}
            className={styles.video}
            muted
            loop
            playsInline
            disablePictureInPicture
            disableRemotePlayback
            aria-hidden
            tabIndex={-1}
            onPlaying={({ currentTarget }) => (currentTarget.dataset.shown = '')}
          >
            <source src={webm} type='video/webm; codecs="vp9"' />
            <source src={mp4} type="video/mp4" />
          </video>
        )}
      </div>
      {ready && (
        <button type="button" className={styles.toggle} aria-label={LABELS[`${playing}`]} onClick={toggle}>
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
      )}
    </div>
  );
}

const LABELS = { true: t`Pause the moving background`, false: t`Play the moving background` } as const;
