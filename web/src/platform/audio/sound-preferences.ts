import { create } from 'zustand';
import { readPreference, writePreference } from '../preferences/preferences';

type SoundPreferences = {
  /** Whether there is any sound. */
  on: boolean;
  /** 0 to 100. */
  volume: number;
  vibration: boolean;
};

const DEFAULT_VOLUME = 60;

export const useSoundPreferences = create<SoundPreferences>(() => ({
  on: true,
  volume: DEFAULT_VOLUME,
  vibration: true,
}));

/** Takes over what was chosen on this device before. */
export function loadSoundPreferences(): void {
  const stored = Number(readPreference('volume') ?? DEFAULT_VOLUME);
  const volume = Number.isFinite(stored) ? Math.min(100, Math.max(0, stored)) : DEFAULT_VOLUME;
  useSoundPreferences.setState({
    on: readPreference('sound') !== 'off' && volume > 0,
    volume,
    vibration: readPreference('vibration') !== 'off',
  });
}

/** Turned on at no volume, it is as loud as at first. */
export function setSoundOn(on: boolean): void {
  const { volume } = useSoundPreferences.getState();
  change({ on, volume: on && volume === 0 ? DEFAULT_VOLUME : volume });
}

/** No volume turns the sound off, and any turns it on. */
export function setVolume(volume: number): void {
  change({ on: volume > 0, volume });
}

function change({ on, volume }: Pick<SoundPreferences, 'on' | 'volume'>): void {
  writePreference('sound', on ? 'on' : 'off');
  writePreference('volume', String(volume));
  useSoundPreferences.setState({ on, volume });
}

export function setVibration(vibration: boolean): void {
  writePreference('vibration', vibration ? 'on' : 'off');
  useSoundPreferences.setState({ vibration });
}

/** The loudness to play at now, 0 to 1. */
export function loudness({ on, volume }: Pick<SoundPreferences, 'on' | 'volume'>): number {
  return on ? volume / 100 : 0;
}
