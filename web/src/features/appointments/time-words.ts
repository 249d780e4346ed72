import { pageLanguage } from '../../platform/language/page-language';

/** The name of the zone in which the device's own clock runs. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** `09:30`, or `9:30 AM` for who reads clocks that way. */
export function clockTime(time: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(pageLanguage(), { timeZone, timeStyle: 'short', ...ownHours() });
  return format.format(new Date(time));
}

/** `Tuesday, March 9`. */
export function dayInWords(day: string): string {
  return utc(day, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** `March 2027`. */
export function monthInWords(month: string): string {
  return utc(`${month}-01`, { month: 'long', year: 'numeric' });
}

/** `Tuesday, March 9, 2027 at 09:30`. */
export function momentInWords(time: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(pageLanguage(), {
    timeZone,
    dateStyle: 'full',
    timeStyle: 'short',
    ...ownHours(),
  });
  return format.format(new Date(time));
}

/** Twelve or twenty-four hours, as the visitor's own settings have it, whatever language the page is in. */
export function ownHours(): Intl.DateTimeFormatOptions {
  const { hourCycle } = new Intl.DateTimeFormat(navigator.language, { timeStyle: 'short' }).resolvedOptions();
  return hourCycle === undefined ? {} : { hourCycle };
}

/** `India Standard Time`. */
export function zoneInWords(timeZone: string): string {
  const format = new Intl.DateTimeFormat(pageLanguage(), { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

function utc(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(pageLanguage(), { ...options, timeZone: 'UTC' }).format(new Date(day));
}
