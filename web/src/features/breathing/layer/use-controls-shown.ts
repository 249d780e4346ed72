import { useEffect, useState, type RefObject } from 'react';

/** How long the controls stay after Start, and after each sign that someone wants them. */
const FIRST_MS = 800;
const STAY_MS = 4_000;

/**
 * Whether the controls are in sight. They go while someone breathes, and come back by a tap, a key, a move of the
 * pointer, or a return to the page. A tap brings them after it is over, so that it never presses what it brings.
 */
export function useControlsShown(layer: RefObject<HTMLElement | null>, breathing: boolean): boolean {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const element = layer.current;
    if (element === null || !breathing) return undefined;
    const listening = new AbortController();
    let timer = setTimeout(() => setShown(false), FIRST_MS);
    const show = () => {
      clearTimeout(timer);
      setShown(true);
      timer = setTimeout(() => setShown(false), STAY_MS);
    };
    const point = ({ pointerType, movementX, movementY }: PointerEvent) => {
      // Browsers also report a pointer that rests on what has moved below it.
      if (pointerType !== 'touch' && (movementX !== 0 || movementY !== 0)) show();
    };
    const comeBack = () => {
      if (document.visibilityState === 'visible') show();
    };
    const { signal } = listening;
    for (const kind of ['click', 'keydown', 'input'] as const)
      element.addEventListener(kind, show, { signal });
    element.addEventListener('pointermove', point, { signal });
    document.addEventListener('visibilitychange', comeBack, { signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
      setShown(true);
    };
  }, [layer, breathing]);
  return shown;
}
