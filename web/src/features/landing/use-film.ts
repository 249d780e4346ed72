import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { savesData } from '../../platform/preferences/data-saving';
import { useMotion } from '../../platform/preferences/motion';
import { readPreference, writePreference } from '../../platform/preferences/preferences';
import { onceSettled } from '../../platform/screen/settled';
import { whileInSight } from '../../platform/screen/in-sight';
import { beginsByItself } from './film-rules';

type Film = {
  video: RefObject<HTMLVideoElement | null>;
  /** The page is live, so a button does something. */
  ready: boolean;
  /** The film was wanted at least once, so its file may be fetched. */
  loaded: boolean;
  playing: boolean;
  toggle: () => void;
};

/**
 * Whether the film plays. It is fetched once the page has settled and only when it is wanted, and rests
 * while no one can see it. That it was stopped by hand is remembered; that it was started is not, since
 * motion may be unwanted on another day.
 */
export function useFilm(theme: string): Film {
  const video = useRef<HTMLVideoElement>(null);
  const motion = useMotion((state) => state.motion);
  const ready = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [settled, setSettled] = useState(false);
  const [choice, setChoice] = useState<boolean | null>(null);
  const [loaded, setLoaded] = useState(false);

  useEffect(() => onceSettled(() => setSettled(true)), []);

  const byItself = ready && beginsByItself({ paused: wasPaused(), motion, savesData: savesData() });
  const playing = choice ?? byItself;
  const wanted = playing && (settled || choice === true);
  if (wanted && !loaded) setLoaded(true);

  useEffect(() => {
    const film = video.current;
    if (!wanted || film === null) return undefined;
    const stop = whileInSight(film, (seen) => {
      // A browser may refuse to play, to save power; the still picture stays.
      if (seen) film.play().catch(() => undefined);
      else film.pause();
    });
    return () => {
      stop();
      film.pause();
    };
  }, [wanted, loaded, theme]);

  const toggle = () => {
    setChoice(!playing);
    writePreference('film', playing ? 'paused' : null);
  };

  return { video, ready, loaded, playing, toggle };
}

const neverChanges = () => () => undefined;

function wasPaused(): boolean {
  return readPreference('film') === 'paused';
}
