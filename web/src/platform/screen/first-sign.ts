import { whenIdle } from '../clock/idle';

/** Events that show that someone uses the page, by pointer, keyboard or assistive technology. */
export const FIRST_SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
] as const;

/**
 * Calls back once someone moves about on the page: until then its first seconds belong to itself.
 *
 * @returns stops waiting
 */
export function onFirstSign(callBack: () => void): () => void {
  const stop = () => {
    for (const sign of FIRST_SIGNS) removeEventListener(sign, begin, { capture: true });
  };
  const begin = (sign: Event) => {
    if (isAtRest(sign)) return;
    stop();
    // The sign itself is answered first.
    whenIdle(callBack);
  };
  for (const sign of FIRST_SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
  return stop;
}

/** Browsers tell of a pointer that rests where the page appears as if it had moved. */
function isAtRest(sign: Event): boolean {
  return sign instanceof PointerEvent && sign.type === 'pointermove' && !sign.movementX && !sign.movementY;
}
