/** Milliseconds of a clock that only ever goes forward, whatever happens to the device's date. */
export function monotonicNow(): number {
  return performance.now();
}

/** The person's own calendar day as `YYYY-MM-DD`. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
