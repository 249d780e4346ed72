const PRESSES = 3;
const WITHIN_MS = 2000;

/**
 * Adds a press of a key and tells whether someone is in a hurry: three presses within two seconds.
 *
 * @param earlier times of the presses before, in milliseconds of the clock that also tells `now`
 */
export function pressed(earlier: readonly number[], now: number): { presses: number[]; hurried: boolean } {
  const presses = [...earlier, now].filter((time) => now - time <= WITHIN_MS);
  return { presses, hurried: presses.length >= PRESSES };
}
