/** An open diary locks itself after so long without a sign of life. */
export const IDLE_LIMIT_MS = 5 * 60_000;
/** Sooner when nobody looks at it. */
export const HIDDEN_LIMIT_MS = 2 * 60_000;

export type Presence = {
  readonly lastInputMs: number;
  /** Since when the page is out of sight; null while it is seen. */
  readonly hiddenSinceMs: number | null;
};

/**
 * Milliseconds until an open diary locks itself; 0 or less when it is time. Follows from moments and
 * not from ticks, so a device that slept locks when it wakes.
 */
export function timeUntilLock({ lastInputMs, hiddenSinceMs }: Presence, nowMs: number): number {
  const idle = lastInputMs + IDLE_LIMIT_MS - nowMs;
  return hiddenSinceMs === null ? idle : Math.min(idle, hiddenSinceMs + HIDDEN_LIMIT_MS - nowMs);
}
