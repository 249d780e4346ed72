/** Within that of the server's clock the device's own is believed, in milliseconds. */
const BELIEVED_MS = 3_600_000;

/**
 * What time it is when the device's clock is far off, learned from what the server answers. Until then,
 * and without a network, the device's clock is all there is.
 *
 * @param now milliseconds since 1970 by the device's clock
 */
export function createServerTime(now: () => number) {
  let aheadMs = 0;
  return {
    /** @param date the `Date` header of an answer that has just come */
    note(date: string | null): void {
      const serverMs = Date.parse(date ?? '');
      if (!Number.isNaN(serverMs)) aheadMs = serverMs - now();
    },
    /** Milliseconds since 1970. */
    now: (): number => (Math.abs(aheadMs) > BELIEVED_MS ? now() + aheadMs : now()),
  };
}

export const serverTime = createServerTime(() => Date.now());
