/** An open diary locks itself after so long without a sign of life. */
export const IDLE_LIMIT_MS = 5 * 60_000;
/** Sooner when no one looks at it. */
export const HIDDEN_LIMIT_MS = 2 * 60_000;

/**
 * One moment on both clocks of a device, in milliseconds. The steady clock may stop while the device
 * sleeps, and the date may be set to anything.
 */
export type Moment = { readonly dateMs: number; readonly steadyMs: number };

type Presence = {
  readonly lastInput: Moment;
  /** Since when the page is out of sight; null while it is seen. */
  readonly hiddenSince: Moment | null;
};

/**
 * Milliseconds until an open diary locks itself, never more than `IDLE_LIMIT_MS`; 0 or less when it is
 * time. Follows from moments and not from ticks, so a device that slept locks when it wakes.
 */
export function timeUntilLock({ lastInput, hiddenSince }: Presence, now: Moment): number {
  const idle = IDLE_LIMIT_MS - elapsedMs(lastInput, now);
  return hiddenSince === null ? idle : Math.min(idle, HIDDEN_LIMIT_MS - elapsedMs(hiddenSince, now));
}

/** By the clock that says more: one that stopped or was set back says less than the truth. */
function elapsedMs(from: Moment, to: Moment): number {
  return Math.max(0, to.dateMs - from.dateMs, to.steadyMs - from.steadyMs);
}
