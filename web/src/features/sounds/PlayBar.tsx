import { plural, t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { Icon } from '../../ui/drawing/Icon';
import { soundsOf } from '../../ui/sound/sound-words';
import { VolumeSlider } from '../../ui/sound/SoundSettings';
import styles from './PlayBar.module.css';
import type { SoundsSession } from './sounds-session';

type Props = {
  session: SoundsSession;
  /** Leads to where the sleep timer is set. */
  onTimer: () => void;
};

const STATUS_WORDS = { silent: t`Ready to play`, starting: t`Starting`, paused: t`Paused` } as const;

/** What plays or waits, always in reach: pause, volume, and how long the sleep timer still runs. */
export function PlayBar({ session, onTimer }: Props): ReactElement {
  const { status, mix, name, leftMs, failed } = session.store();
  const title = name === '' ? soundsOf(mix) : name;
  // The bar has room for two names.
  const shown = name === '' && mix.length > 2 ? plural(mix.length, { other: '# sounds' }) : title;
  const plays = status === 'playing' || status === 'starting';
  const minutes = leftMs === null ? null : Math.ceil(leftMs / 60_000);
  return (
    <>
      <p role="status" className="visually-hidden">
        {status === 'playing' && t`Playing: ${title}`}
        {status === 'paused' && t`Paused: ${title}`}
      </p>
      <div role="alert">
        {failed && (
          <p className="error">{t`The sound couldn’t start. Check that this device isn’t muted, then try again.`}</p>
        )}
      </div>
      {mix.length > 0 && (
        <div className={styles.place}>
          <section className={styles.bar} aria-label={t`Now playing`}>
            <button
              type="button"
              className={styles.toggle}
              aria-label={plays ? t`Pause` : t`Play`}
              onClick={() => void session.toggle()}
            >
              <Icon name={plays ? 'pause' : 'play'} />
            </button>
            <div className={styles.words}>
              <span className={styles.name}>
                <bdi>{shown}</bdi>
              </span>
              {status === 'playing' ? (
                <button type="button" className={styles.timer} onClick={onTimer}>
                  {minutes === null
                    ? t`Set a sleep timer`
                    : plural(minutes, {
                        one: 'Silent in # minute',
                        other: 'Silent in # minutes',
                      })}
                </button>
              ) : (
                <span className={styles.left}>{STATUS_WORDS[status]}</span>
              )}
            </div>
            <VolumeSlider />
          </section>
        </div>
      )}
    </>
  );
}
