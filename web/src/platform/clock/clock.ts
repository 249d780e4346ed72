import { calendarDay } from '@stillgrove/domain/points/day';
import { serverTime } from './server-time';

/** Milliseconds of a clock that only ever goes forward, whatever happens to the device's date. */
export function monotonicNow(): number {
  return performance.now();
}

/** The person's own calendar day as `YYYY-MM-DD`; where the device's clock is far off, by the server's. */
export function today(): string {
  const now = serverTime.now();
  const offsetMinutes = -new Date(now).getTimezoneOffset();
  return calendarDay(now, Number.isNaN(offsetMinutes) ? 0 : offsetMinutes);
}
