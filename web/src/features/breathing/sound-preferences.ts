import { create } from 'zustand';
import { readPreference, writePreference } from '../../platform/preferences/preferences';

type SoundPreferences = {
  /** Whether the exercise makes any sound. */
  on: boolean;
  /** 0 to 100. */
  volume: number;
  vibration: boolean;
};

export const useSoundPreferences = create<SoundPreferences>(() => {
  const volume = Number(readPreference('volume') ?? 60);
  return {
    on: readPreference('sound') !== 'off',
    volume: Number.isFinite(volume) ? Math.min(100, Math.max(0, volume)) : 60,
    vibration: readPreference('vibration') !== 'off',
  };
});

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
