import { calendarDay } from '../points/day';

const DAY_MS = 86_400_000;

/** How many days one calendar day is before another; negative where it is after it. */
export function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS);
}

/** The calendar day so many days before another. */
export function dayBefore(day: string, days: number): string {
  return calendarDay(Date.parse(day) - days * DAY_MS);
}

/** The Monday with which the week of a calendar day begins. */
export function weekOf(day: string): string {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return dayBefore(day, sinceMonday);
}
