import { plural, t } from '@lingui/core/macro';
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

/** `Mar 9`. */
export function shortDayInWords(day: string): string {
  return utc(day, { day: 'numeric', month: 'short' });
}

/** `March 2027`, or `March – April 2027` from the first to the last of several. */
export function monthsInWords(months: readonly string[]): string {
  const [first = '', last = first] = [months[0], months.at(-1)];
  const format = new Intl.DateTimeFormat(pageLanguage(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.formatRange(new Date(`${first}-01`), new Date(`${last}-01`));
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

/** `Today, 4:30 PM`, `Tomorrow, 4:30 PM`, or `Fri, Mar 12, 4:30 PM`, by the person's own clock. */
export function nearMoment(time: string, nowMs: number): string {
  const clock = clockTime(time, ownTimeZone());
  const midnight = (ms: number) => new Date(ms).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(Date.parse(time)) - midnight(nowMs)) / 86_400_000);
  if (days === 0) return t`Today, ${clock}`;
  if (days === 1) return t`Tomorrow, ${clock}`;
  const format = new Intl.DateTimeFormat(pageLanguage(), {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
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
  const nameOf = (timeZoneName: 'longGeneric' | 'long') =>
    new Intl.DateTimeFormat(pageLanguage(), { timeZone, timeZoneName })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  const generic = nameOf('longGeneric');
  // `Coordinated Universal Time` has no generic name, which then reads `GMT+00:00`.
  return generic.startsWith('GMT') ? nameOf('long') : generic;
}

function utc(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(pageLanguage(), { ...options, timeZone: 'UTC' }).format(new Date(day));
}

/** How many free times a day has. */
export function freeTimesInWords(count: number): string {
  return plural(count, { one: '1 free time', other: '# free times' });
}
