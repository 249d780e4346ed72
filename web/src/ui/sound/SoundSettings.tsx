import type { ReactElement } from 'react';
import {
  setSoundOn,
  setVibration,
  setVolume,
  useSoundPreferences,
} from '../../platform/audio/sound-preferences';
import { chooseMotion, useMotion } from '../../platform/preferences/motion';
import { canVibrate } from '../../platform/screen/vibration';
import { Icon } from '../icons/Icon';
import styles from './SoundSettings.module.css';

/** Sound, motion and vibration, remembered on the device. */
export function SoundSettings(): ReactElement {
  const { on, volume, vibration } = useSoundPreferences();
  const still = useMotion(({ motion }) => motion === 'still');
  return (
    <fieldset className={styles.settings}>
      <legend className="visually-hidden">Sound and motion</legend>
      <button type="button" className={styles.toggle} aria-pressed={on} onClick={() => setSoundOn(!on)}>
        <Icon name={on ? 'sound' : 'muted'} />
        Sound
      </button>
      <label className={styles.volume}>
        <span>Volume</span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={on ? volume : 0}
          aria-valuetext={on ? `${String(volume)} percent` : 'muted'}
          onChange={({ target }) => setVolume(Number(target.value))}
        />
      </label>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={still}
          onChange={({ target }) => chooseMotion(target.checked ? 'still' : 'full')}
        />
        Reduce motion
      </label>
      {canVibrate() && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={vibration}
            onChange={({ target }) => setVibration(target.checked)}
          />
          Vibration
        </label>
      )}
    </fieldset>
  );
}
