import { BREATH_IN_MS, SLOW_BREATH_MS, SLOW_BREATHS } from '@stillgrove/domain/help/slow-breath';

/** How wide the sun is when the lungs are empty; 1 when they are full. */
const SMALL = 0.62;

const CALM = 'ease-in-out';
const ALL_BREATHS = { duration: SLOW_BREATH_MS, iterations: SLOW_BREATHS };

/** Whether things stand still, by the system's setting or the site's own: the style sheets decide it in one place. */
export function isStill(): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue('--loop').trim() === '0';
}

/** Lets the sun widen and sink for all breaths of the minute. The browser moves it, however busy the page is. */
export function widen(sun: Element): Animation {
  const small = `scale(${String(SMALL)})`;
  return sun.animate(
    [
      { transform: small, easing: CALM },
      { transform: 'none', offset: BREATH_IN_MS / SLOW_BREATH_MS, easing: CALM },
      { transform: small },
    ],
    ALL_BREATHS,
  );
}

/** The same as a bar that fills with the breath in and empties with the breath out. */
export function fill(bar: Element): Animation {
  const empty = { transform: 'scaleX(0)' };
  return bar.animate(
    [empty, { transform: 'none', offset: BREATH_IN_MS / SLOW_BREATH_MS }, empty],
    ALL_BREATHS,
  );
}

/** Where something is on the screen. */
export type Place = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/**
 * Moves an element between another place and its own.
 *
 * @param own its own place, as it is on the screen now
 */
export function glide(
  element: Element,
  own: Place,
  other: Place,
  timing: KeyframeAnimationOptions,
): Animation {
  const x = other.x + other.width / 2 - own.x - own.width / 2;
  const y = other.y + other.height / 2 - own.y - own.height / 2;
  const there = `translate(${String(x)}px, ${String(y)}px) scale(${String(other.width / own.width)})`;
  return element.animate({ transform: [there, 'none'] }, { easing: CALM, ...timing });
}
