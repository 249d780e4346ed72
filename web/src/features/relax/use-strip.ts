import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useMotion } from '../../platform/preferences/motion';
import { listenForArrowKeys } from './arrow-keys';
import { stepAlong } from './step-along';
import type { Direction } from '../../ui/carousel/swipe';

/** How far a press of a scroll button goes (specification, section 9). */
const STEP_PX = 300;

/** After so long without movement a scroll has ended; not every browser says so. */
const SETTLED_MS = 150;

type Strip = {
  /** How much of the way lies behind, 0 to 100; 100 where all fits. */
  percent: number;
  /** Nothing lies outside of the window. */
  fits: boolean;
  step: (direction: Direction) => void;
};

/** How far a strip is scrolled, and steps along it that wrap around at the ends. */
export function useStrip(strip: RefObject<HTMLUListElement | null>): Strip {
  const [{ percent, fits }, setPlace] = useState({ percent: 0, fits: false });
  const still = useMotion(({ motion }) => motion === 'still');
  // A second press counts from where the first one leads, not from where it happens to be by then.
  const aim = useRef<number | null>(null);

  const step = (direction: Direction) => {
    const element = strip.current;
    if (element === null) return;
    const { position, end } = placeOf(element);
    aim.current = stepAlong(aim.current ?? position, end, direction, STEP_PX);
    const left = isRtl(element) ? -aim.current : aim.current;
    element.scrollTo({ left, behavior: still ? 'instant' : 'smooth' });
  };
  const onArrow = useEffectEvent(step);

  useEffect(() => {
    const element = strip.current;
    if (element === null) return undefined;
    let settled: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const { position, end } = placeOf(element);
      setPlace(
        end < 1 ? { percent: 100, fits: true } : { percent: Math.round((position / end) * 100), fits: false },
      );
    };
    const onScroll = () => {
      look();
      clearTimeout(settled);
      settled = setTimeout(() => (aim.current = null), SETTLED_MS);
    };
    const resize = new ResizeObserver(look);
    resize.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    const stopKeys = listenForArrowKeys(element, (direction) => onArrow(direction));
    return () => {
      clearTimeout(settled);
      resize.disconnect();
      element.removeEventListener('scroll', onScroll);
      stopKeys();
    };
  }, [strip]);

  return { percent, fits, step };
}

/** Pixels before the window and the furthest position; both count from where reading begins. */
function placeOf(element: HTMLElement): { position: number; end: number } {
  return { position: Math.abs(element.scrollLeft), end: element.scrollWidth - element.clientWidth };
}

function isRtl(element: HTMLElement): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
