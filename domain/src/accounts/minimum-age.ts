/** A year outside of these is a slip of the finger. */
export const BIRTH_YEAR_EARLIEST = 1900;
export const BIRTH_YEAR_LATEST = 2100;

/**
 * Whether someone may have an account by the year of birth alone. Only the year is asked, so whoever reaches the age in
 * this calendar year counts as old enough.
 *
 * @param minimumAge in years; null lets everyone in
 * @param thisYear the calendar year at this moment, such as 2026
 */
export function isOldEnough(birthYear: number, minimumAge: number | null, thisYear: number): boolean {
  return minimumAge === null || thisYear - birthYear >= minimumAge;
}
