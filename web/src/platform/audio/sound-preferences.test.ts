import { beforeEach, expect, test, vi } from 'vitest';
import {
  loadSoundPreferences,
  loudness,
  setSoundOn,
  setVolume,
  useSoundPreferences,
} from './sound-preferences';

beforeEach(() => {
  const cookies = new Map<string, string>();
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [name = '', value = ''] = text.split(';')[0]?.split('=') ?? [];
      cookies.set(name, value);
    },
  });
  loadSoundPreferences();
});

const heard = () => {
  const { on, volume } = useSoundPreferences.getState();
  return { on, volume };
};

/** As on the next page. */
const loadedAgain = () => {
  useSoundPreferences.setState({ on: true, volume: 1 });
  loadSoundPreferences();
  return heard();
};

test('no volume turns the sound off, and any volume turns it on, also on the next page', () => {
  expect(heard()).toEqual({ on: true, volume: 60 });
  setVolume(0);
  expect(loadedAgain()).toEqual({ on: false, volume: 0 });
  setVolume(35);
  expect(loadedAgain()).toEqual({ on: true, volume: 35 });
});

test('sound that is turned on can be heard', () => {
  setVolume(0);
  setSoundOn(true);
  expect(loudness(loadedAgain())).toBe(0.6);
});

test('sound that was off comes back as loud as it was, by its button or by its volume', () => {
  setVolume(35);
  setSoundOn(false);
  expect(loadedAgain()).toEqual({ on: false, volume: 35 });
  setSoundOn(true);
  expect(loadedAgain()).toEqual({ on: true, volume: 35 });
  setSoundOn(false);
  setVolume(40);
  expect(loadedAgain()).toEqual({ on: true, volume: 40 });
});
