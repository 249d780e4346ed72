import { SLEEP_MINUTES } from '@stillgrove/domain/sounds/mixes';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
/** A night, and no longer: a time that is further away was meant otherwise. */
const LONGEST_UNTIL_MINUTES = 720;

/** @returns null where it is no whole number of minutes within the limits */
export function sleepOfMinutes(typed: string): number | null {
  const minutes = Number(typed);
  const { least, most } = SLEEP_MINUTES;
  return typed.trim() !== '' && Number.isInteger(minutes) && minutes >= least && minutes <= most
    ? minutes * MINUTE_MS
    : null;
}

/**
 * How long it is until a time of the day.
 *
 * @param typed as a time field gives it, such as `23:30`
 * @param now the time of the day now, in minutes and parts of them since midnight
 * @returns null where it is no time, or too soon or too far away
 */
export function sleepUntil(typed: string, now: number): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(typed) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const away = (60 * Number(hours) + Number(minutes) - now + DAY_MINUTES) % DAY_MINUTES;
  return away >= SLEEP_MINUTES.least && away <= LONGEST_UNTIL_MINUTES ? Math.round(away * MINUTE_MS) : null;
}
