import type { Scene } from '@stillgrove/contract/videos';
import { useEffect, useState } from 'react';
import { fade } from '../../platform/audio/fade';
import { loopingSound, type LoopingSound } from '../../platform/audio/sound';
import { loadSoundPreferences, loudness, useSoundPreferences } from '../../platform/audio/sound-preferences';
import { takeTurn } from '../../platform/sound-garden/shared-audio';
import { keepScreenAwake } from '../../platform/screen/wake-lock';

const MINUTE_MS = 60_000;
/** The sleep timer ends with so long a fade of picture and sound. */
export const FADE_MS = 20_000;
/** Browsers allow sound only after one of these. */
const PRESSES = ['pointerup', 'keyup'] as const;

/** What a scene does; one that the sleep timer has ended rests. */
export type ScenePhase = 'playing' | 'fading' | 'resting' | 'paused';

/**
 * Plays a scene: its movement and its sound. While it plays without an end, the screen stays awake.
 *
 * @param minutes after which it has faded and rests; 0 keeps it playing
 */
export function usePlayback(sound: Scene['sound'], minutes: number) {
  const [phase, setPhase] = useState<ScenePhase>('playing');
  const [isSoundHeldBack, setSoundHeldBack] = useState(false);
  const [loop] = useState(() => {
    loadSoundPreferences();
    return sceneLoop(sound);
  });
  const isPlaying = phase === 'playing' || phase === 'fading';
  const isFading = phase === 'fading';

  useEffect(() => followLoudness(loop, isFading), [loop, isFading]);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const pause = new AbortController();
    takeTurn();
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
    const fading = setTimeout(() => setPhase('fading'), minutes * MINUTE_MS - FADE_MS);
    const resting = setTimeout(() => setPhase('resting'), minutes * MINUTE_MS);
    return () => {
      clearTimeout(fading);
      clearTimeout(resting);
    };
  }, [isPlaying, minutes]);

  useEffect(() => (isPlaying && minutes === 0 ? keepScreenAwake() : undefined), [isPlaying, minutes]);

  return {
    phase,
    isPlaying,
    isSoundHeldBack,
    play: () => setPhase('playing'),
    pause: () => setPhase('paused'),
  };
}

/** Keeps the sound as loud as the person likes it; while the scene fades, less and less of that. */
function followLoudness(loop: LoopingSound, isFading: boolean): () => void {
  let left = 1;
  const apply = () => loop.setVolume(left * loudness(useSoundPreferences.getState()));
  apply();
  const stopFollowing = useSoundPreferences.subscribe(apply);
  const stopFading = isFading
    ? fade(FADE_MS, (part) => {
        left = part;
        apply();
      })
    : undefined;
  return () => {
    stopFollowing();
    stopFading?.();
  };
}

function sceneLoop(name: Scene['sound']) {
  return loopingSound([
    { url: `/sound/${name}.webm`, type: 'audio/webm; codecs=opus' },
    { url: `/sound/${name}.m4a`, type: 'audio/mp4; codecs=mp4a.40.2' },
  ]);
}
