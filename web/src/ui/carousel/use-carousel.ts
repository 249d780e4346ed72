import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { HYDRATED } from '../../platform/screen/hydrated';
import { listenForSwipes, type Direction } from './swipe';

export type Carousel = {
  /** The slide that is shown. */
  index: number;
  show: (index: number) => void;
  move: (direction: Direction) => void;
  /** Goes on the element over which a swipe moves the carousel. */
  swipeArea: RefObject<HTMLDivElement | null>;
};

/** Which slide is shown, and how to get to another. */
export function useCarousel(count: number): Carousel {
  const [index, show] = useState(0);
  const swipeArea = useRef<HTMLDivElement>(null);
  const move = useCallback(
    (direction: Direction) => show((current) => wrapAround(current + (direction === 'next' ? 1 : -1), count)),
    [count],
  );
  useEffect(
    () => (swipeArea.current === null ? undefined : listenForSwipes(swipeArea.current, move)),
    [move],
  );
  useEffect(() => {
    // Arrows and dots work before this code is there; from here on it knows what they have shown.
    const takeOver = () => show((current) => Math.max(current, shownPlace(swipeArea.current)));
    addEventListener(HYDRATED, takeOver, { once: true });
    return () => removeEventListener(HYDRATED, takeOver);
  }, []);
  return { index, show, move, swipeArea };
}

/** The place of the slide that the page shows; -1 where it shows no slides. */
function shownPlace(area: HTMLElement | null): number {
  return [...(area?.children ?? [])].findIndex((slide) => slide.matches('[data-shown=true]'));
}

/** An index inside a ring of `count`: after the last comes the first, before the first the last. */
export function wrapAround(index: number, count: number): number {
  return ((index % count) + count) % count;
}
