import type { Scene } from '@stillgrove/contract/videos';
import { useEffect, useState } from 'react';
import { loopingSound } from '../../platform/audio/sound';
import { loadSoundPreferences, loudness, useSoundPreferences } from '../../platform/audio/sound-preferences';

const MINUTE_MS = 60_000;
/** Browsers allow sound only after one of these. */
const PRESSES = ['pointerup', 'keyup'] as const;

/**
 * Plays a scene: its movement and its sound.
 *
 * @param minutes after which it stops by itself; 0 keeps it playing
 */
export function usePlayback(sound: Scene['sound'], minutes: number) {
  const [isPlaying, setPlaying] = useState(true);
  const [isSoundHeldBack, setSoundHeldBack] = useState(false);
  const [loop] = useState(() => {
    loadSoundPreferences();
    return sceneLoop(sound);
  });

  useEffect(() => {
    const follow = (preferences: Parameters<typeof loudness>[0]) => loop.setVolume(loudness(preferences));
    follow(useSoundPreferences.getState());
    return useSoundPreferences.subscribe(follow);
  }, [loop]);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const pause = new AbortController();
    const start = () => {
      loop.play().then(
        () => setSoundHeldBack(false),
        (error: unknown) => {
          if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
          // The page was opened by its address: the picture moves, and the sound waits for a press.
          console.info('The sound needs a touch before it may play.');
          setSoundHeldBack(true);
          for (const press of PRESSES) addEventListener(press, start, { once: true, signal: pause.signal });
        },
      );
    };
    start();
    return () => {
      pause.abort();
      loop.stop();
      setSoundHeldBack(false);
    };
  }, [isPlaying, loop]);

  useEffect(() => {
    if (!isPlaying || minutes === 0) return undefined;
    const timer = setTimeout(() => setPlaying(false), minutes * MINUTE_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, minutes]);

  return { isPlaying, isSoundHeldBack, play: () => setPlaying(true), pause: () => setPlaying(false) };
}

function sceneLoop(name: Scene['sound']) {
  return loopingSound([
    { url: `/sound/${name}.webm`, type: 'audio/webm; codecs=opus' },
    { url: `/sound/${name}.m4a`, type: 'audio/mp4; codecs=mp4a.40.2' },
  ]);
}
