import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import {
  setSoundOn,
  setVibration,
  setVolume,
  useSoundPreferences,
} from '../../platform/audio/sound-preferences';
import { chooseMotion, useMotion } from '../../platform/preferences/motion';
import { useHydrating } from '../../platform/screen/use-hydrating';
import { canVibrate } from '../../platform/screen/vibration';
import { Icon } from '../drawing/Icon';
import { Toggle } from '../filters/Toggle';
import { useTypedBefore } from '../filters/use-typed-before';
import styles from './SoundSettings.module.css';

/**
 * Sound, motion and vibration, remembered on the device.
 *
 * @param props.withToggle whether the sound is turned on and off here, and not by a `SoundToggle` elsewhere on the page
 * @param props.rows class under which each is a row, as of `Rows`; in a line without it
 */
export function SoundSettings({
  withToggle = true,
  rows,
}: {
  withToggle?: boolean;
  rows?: string | undefined;
}): ReactElement {
  const { on, vibration } = useSoundPreferences();
  const hydrating = useHydrating();
  return (
    <fieldset className={rows ?? styles.settings}>
      <legend className="visually-hidden">{t`Sound and motion`}</legend>
      {withToggle &&
        (rows === undefined ? <SoundToggle /> : <Toggle label={t`Sound`} on={on} onChange={setSoundOn} />)}
      <VolumeSlider />
      <MotionChoice />
      {!hydrating && canVibrate() && <Toggle label={t`Vibration`} on={vibration} onChange={setVibration} />}
    </fieldset>
  );
}

/**
 * Turns the sound on and off.
 *
 * @param small whether its word is for screen readers alone
 */
export function SoundToggle({ small = false }: { small?: boolean }): ReactElement {
  const on = useSoundPreferences((preferences) => preferences.on);
  return (
    <button
      type="button"
      className={small ? styles.icon : styles.toggle}
      aria-pressed={on}
      onClick={() => setSoundOn(!on)}
    >
      <Icon name={on ? 'sound' : 'muted'} />
      <span className={small ? 'visually-hidden' : undefined}>{t`Sound`}</span>
      {!small && (
        <span className={styles.state} aria-hidden="true">
          {on ? t`On` : t`Off`}
        </span>
      )}
    </button>
  );
}

/** How loud all sounds of this site are. */
export function VolumeSlider(): ReactElement {
  const { on, volume } = useSoundPreferences();
  // Compared with what was sent: the choice of before is read with the page's code.
  const slider = useTypedBefore<HTMLInputElement>(
    ({ value, defaultValue }) => value !== defaultValue,
    ({ value }) => setVolume(Number(value)),
  );
  return (
    <label className={styles.volume}>
      <span>{t`Volume`}</span>
      <input
        ref={slider}
        type="range"
        // No browser fills in how loud it was here once.
        autoComplete="off"
        min={0}
        max={100}
        step={5}
        value={on ? volume : 0}
        aria-valuetext={on ? t`${String(volume)} percent` : 'muted'}
        onChange={({ target }) => setVolume(Number(target.value))}
      />
    </label>
  );
}

/** Stops what moves by itself, on every page of this device. */
export function MotionChoice(): ReactElement {
  const still = useMotion(({ motion }) => motion === 'still');
  return (
    <Toggle
      label={t`Reduce motion`}
      on={still}
      onChange={(reduced) => chooseMotion(reduced ? 'still' : 'full')}
    />
  );
}
