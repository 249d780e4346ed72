/** However busy a page is, no one waits longer than this for what was put off. */
const LONGEST_WAIT_MS = 400;

/**
 * Calls back once the page has nothing more urgent to do.
 *
 * @returns forgets about it
 */
export function whenIdle(callBack: () => void): () => void {
  // Not every browser reports when it is idle.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callBack, 50);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(callBack, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(waiting);
}
