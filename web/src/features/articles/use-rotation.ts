import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { useMotion } from '../../platform/preferences/motion';

const TURN_AFTER_MS = 5000;

type Options = {
  /** While a pointer or the focus is in here, the slideshow waits. */
  area: RefObject<HTMLElement | null>;
  /** What is shown; the time starts again with each change. */
  index: number;
  onTurn: () => void;
};

type Rotation = {
  /** Advancing right now. */
  turning: boolean;
  /** Advancing as soon as no pointer and no focus holds it. */
  playing: boolean;
  toggle: () => void;
};

/**
 * Advances a slideshow by itself. Under reduced motion it waits to be started; once someone has started or paused it,
 * that choice holds.
 */
export function useRotation({ area, index, onTurn }: Options): Rotation {
  const still = useMotion(({ motion }) => motion === 'still');
  const [choice, setChoice] = useState<boolean | null>(null);
  const attended = useAttention(area);
  const seen = useSyncExternalStore(watchVisibility, isVisible, isVisibleOnServer);
  const playing = choice ?? !still;
  const turning = playing && !attended && seen;
  useEffect(() => {
    if (!turning) return undefined;
    const timer = setTimeout(onTurn, TURN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [turning, index, onTurn]);
  return { turning, playing, toggle: () => setChoice(!playing) };
}

/** Whether a pointer rests on the element or the focus is inside it. */
function useAttention(area: RefObject<HTMLElement | null>): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const element = area.current;
    if (element === null) return undefined;
    const listening = new AbortController();
    const options = { signal: listening.signal };
    element.addEventListener('pointerenter', () => setHovered(true), options);
    element.addEventListener('pointerleave', () => setHovered(false), options);
    element.addEventListener('focusin', () => setFocused(true), options);
    element.addEventListener('focusout', () => setFocused(false), options);
    return () => listening.abort();
  }, [area]);
  return hovered || focused;
}

function watchVisibility(report: () => void): () => void {
  document.addEventListener('visibilitychange', report);
  return () => document.removeEventListener('visibilitychange', report);
}

const isVisible = () => document.visibilityState === 'visible';
const isVisibleOnServer = () => true;
