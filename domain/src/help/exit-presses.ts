/** How often the key is to be pressed. */
export const EXIT_PRESSES = 3;
/** Within so long, in milliseconds. */
export const EXIT_WITHIN_MS = 5_000;

/**
 * Adds a press of the exit key to those that still count.
 *
 * @param earlier times of the presses before, in milliseconds of the clock that also tells `now`
 * @returns the presses that count, and how many more are needed to leave; 0 means to leave now
 */
export function exitPress(earlier: readonly number[], now: number): { presses: number[]; missing: number } {
  const presses = [...earlier, now].filter((time) => now - time <= EXIT_WITHIN_MS);
  return { presses, missing: Math.max(0, EXIT_PRESSES - presses.length) };
}
