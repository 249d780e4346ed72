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
  const volume = Number(readPreference('volume') ?? DEFAULT_VOLUME);
  useSoundPreferences.setState({
    on: readPreference('sound') !== 'off',
    volume: Number.isFinite(volume) ? Math.min(100, Math.max(0, volume)) : DEFAULT_VOLUME,
    vibration: readPreference('vibration') !== 'off',
  });
}

export function setSoundOn(on: boolean): void {
  writePreference('sound', on ? 'on' : 'off');
  useSoundPreferences.setState({ on });
}

export function setVolume(volume: number): void {
  writePreference('volume', String(volume));
  useSoundPreferences.setState({ volume, on: true });
}

export function setVibration(vibration: boolean): void {
  writePreference('vibration', vibration ? 'on' : 'off');
  useSoundPreferences.setState({ vibration });
}

/** The loudness to play at now, 0 to 1. */
export function loudness({ on, volume }: Pick<SoundPreferences, 'on' | 'volume'>): number {
  return on ? volume / 100 : 0;
}
