const HOUR_MS = 3_600_000;

/** A backup of every night is at most a day old, and one that failed is made again by the next night. */
const RECENT_MS = 48 * HOUR_MS;

/**
 * Whether it is time to look after the backups.
 *
 * @param madeAtMs when the last one was made, in milliseconds since 1970; null when none is known
 */
export function isBackupDue(madeAtMs: number | null, nowMs: number): boolean {
  return madeAtMs === null || nowMs - madeAtMs > RECENT_MS;
}
