import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { listenForSwipes, type Direction } from './swipe';
import { wrapAround } from './wrap-around';

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
  return { index, show, move, swipeArea };
}
