/** For how long a page may grow on the way back until it is as long as it was, in milliseconds. */
const GROWS_FOR_MS = 2_000;
/** What a person does who reads on; from then on nothing moves by itself. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** By the keys of the history's entries. */
const positions = new Map<string, number>();
let isOnTheWayBack = false;
let restoring: AbortController | null = null;

/**
 * Begins to remember how far the pages of this tab's history were scrolled. Where a browser does not tell its entries
 * apart, it alone finds the way back, as it does after a reload.
 */
export function noteScrollPositions(): void {
  if (!('navigation' in window)) return;
  navigation.addEventListener('navigate', ({ navigationType }) => {
    restoring?.abort();
    isOnTheWayBack = navigationType === 'traverse';
    const key = navigation.currentEntry?.key;
    if (key !== undefined) positions.set(key, scrollY);
  });
}

/** Scrolls to where a page was left, when someone comes back to it through the history; to its beginning otherwise. */
export function scrollToArrival(): void {
  const key = isOnTheWayBack ? navigation.currentEntry?.key : undefined;
  const top = key === undefined ? 0 : (positions.get(key) ?? 0);
  scrollTo({ top, behavior: 'instant' });
  if (Math.abs(scrollY - top) > 1) scrollOnceLongEnough(top);
}

/** What a page loads for itself makes it as long as it was a little later. */
function scrollOnceLongEnough(top: number): void {
  const waiting = new AbortController();
  restoring = waiting;
  const { signal } = waiting;
  const sizes = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) <= 1) waiting.abort();
  });
  sizes.observe(document.body);
  const timer = setTimeout(() => waiting.abort(), GROWS_FOR_MS);
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    clearTimeout(timer);
  });
  for (const move of OWN_MOVES)
    addEventListener(move, () => waiting.abort(), { signal, once: true, passive: true });
}
