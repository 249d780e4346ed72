import { t } from '@lingui/core/macro';
import type { Scene } from '@stillgrove/contract/videos';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import {
  canFillScreen,
  fillScreen,
  useBrowserFullScreen,
  useScreenGivenBack,
} from '../../platform/screen/browser-full-screen';
import { useSoundPreferences } from '../../platform/audio/sound-preferences';
import { useFullScreen } from '../../platform/screen/full-screen';
import { styleProperties } from '../../ui/controls/style-properties';
import { useEscape } from '../../ui/controls/use-escape';
import { Icon } from '../../ui/drawing/Icon';
import { SoundToggle, VolumeSlider } from '../../ui/sound/SoundSettings';
import { ScenePicture } from './ScenePicture';
import styles from './SceneStage.module.css';
import { FADE_MS, usePlayback } from './use-playback';
import { useQuiet } from './use-quiet';

/** Minutes of the sleep timer; 0 keeps a scene playing. */
const TIMERS = [0, 5, 15, 30];

/** Corners that point out, and in. */
const EXPAND = 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5';
const SHRINK = 'M4 9h5V4M20 9h-5V4M4 15h5v5M20 15h-5v5';

/** One scene on the whole screen. Its controls go after a while, and come back with a tap, a key or the pointer. */
export function SceneStage({ scene, onClose }: { scene: Scene; onClose: () => void }): ReactElement {
  const stage = useRef<HTMLDivElement>(null);
  const [minutes, setMinutes] = useState(0);
  const isSoundOn = useSoundPreferences(({ on }) => on);
  const { phase, isPlaying, isSoundHeldBack, play, pause } = usePlayback(scene.sound, minutes);
  const quiet = useQuiet(stage, isPlaying || phase === 'resting');
  const isWhole = useBrowserFullScreen();
  useFullScreen(true);
  useScreenGivenBack();
  useEscape(true, () => {
    // The key closes help first, where that is open above the scene.
    if (document.querySelector('dialog[open]') === null) onClose();
  });
  useEffect(() => stage.current?.focus({ preventScroll: true }), []);

  return (
    <div
      ref={stage}
      tabIndex={-1}
      className={styles.stage}
      role="group"
      aria-label={scene.title}
      data-phase={phase}
      data-quiet={quiet}
    >
      <div ref={styleProperties({ '--fade': `${String(FADE_MS)}ms` })} className={styles.picture}>
        <ScenePicture id={scene.id} isMoving={isPlaying} />
      </div>
      <div className={styles.top}>
        <h2 className={styles.title}>{scene.title}</h2>
        <Link href="/help" className={styles.help}>
          {t`Need help now?`}
        </Link>
        <button type="button" className={styles.round} aria-label={t`Close`} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.bottom}>
        <p role="status" className={styles.note}>
          {isSoundHeldBack &&
            isSoundOn &&
            (matchMedia('(any-hover: hover)').matches
              ? t`Tap anywhere or press a key to turn the sound on.`
              : t`Tap anywhere to turn the sound on.`)}
          {phase === 'resting' && t`The sleep timer has ended the scene. Choose Play to see it again.`}
        </p>
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.play}
            aria-label={isPlaying ? t`Pause` : t`Play`}
            onClick={isPlaying ? pause : play}
          >
            <Icon name={isPlaying ? 'pause' : 'play'} />
          </button>
          <select
            className={styles.timer}
            aria-label={t`Sleep timer`}
            value={minutes}
            onChange={({ target }) => setMinutes(Number(target.value))}
          >
            {TIMERS.map((choice) => (
              <option key={choice} value={choice}>
                {choice === 0 ? t`No sleep timer` : t`Sleep in ${String(choice)} minutes`}
              </option>
            ))}
          </select>
          {canFillScreen() && (
            <button
              type="button"
              className={styles.round}
              aria-label={t`Full screen`}
              aria-pressed={isWhole}
              onClick={() => fillScreen(!isWhole)}
            >
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden focusable="false">
                <path
                  d={isWhole ? SHRINK : EXPAND}
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.8"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              </svg>
            </button>
          )}
          <span className={styles.sound}>
            <SoundToggle small />
            <VolumeSlider />
          </span>
        </div>
      </div>
    </div>
  );
}
