/** How long the loading message stays (specification, section 9). */
const LOADING_MS = 1_200;

/**
 * How much longer the loading message stays. Its time begins when it is first seen, which may be long before any script
 * runs.
 *
 * @param seenAt when the message was first painted, in milliseconds of the page; undefined where no one knows or where
 *   it appears only now
 * @param now in milliseconds of the page
 */
export function loadingLeftMs(seenAt: number | undefined, now: number): number {
  if (seenAt === undefined) return LOADING_MS;
  return Math.min(LOADING_MS, Math.max(0, LOADING_MS - (now - seenAt)));
}
