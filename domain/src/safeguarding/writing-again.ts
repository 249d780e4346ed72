const DAY_MS = 86_400_000;

/** After how many days operators can ask to be reminded to write to someone again. */
export const WRITE_AGAIN_DAYS = [1, 7] as const;

export type WriteAgainDays = (typeof WRITE_AGAIN_DAYS)[number];

/**
 * When an operator who answers now is reminded to write again.
 *
 * @param days null for never
 * @returns milliseconds since 1970, or null
 */
export function writeAgainAt(days: WriteAgainDays | null, nowMs: number): number | null {
  return days === null ? null : nowMs + days * DAY_MS;
}
