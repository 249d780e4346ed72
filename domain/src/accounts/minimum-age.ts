/** A year outside of these is a slip of the finger. */
export const BIRTH_YEAR_EARLIEST = 1900;
export const BIRTH_YEAR_LATEST = 2100;

/** In years: from this age on, no country of the GDPR asks for a parent's consent (Article 8). */
export const CONSENTS_ALONE_FROM = 16;

/** In years, until an operator says otherwise: the age from which people consent for themselves. */
export const DEFAULT_MINIMUM_AGE = CONSENTS_ALONE_FROM;

/**
 * Whether someone may have an account by the year of birth alone. Only the year is asked, so whoever reaches the age in
 * this calendar year may still be younger, and has to wait for the next.
 *
 * @param minimumAge in years; null lets everyone in
 * @param thisYear the calendar year at this moment, such as 2026
 */
export function isOldEnough(birthYear: number, minimumAge: number | null, thisYear: number): boolean {
  return minimumAge === null || thisYear - birthYear > minimumAge;
}
