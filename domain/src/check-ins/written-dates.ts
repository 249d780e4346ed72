import { isCalendarDay } from '../points/day';

/** A moment as it is written: by the person's own clock, and with the zone where it is written too. */
export type WrittenMoment = {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** Minutes since midnight; null where no time is written. */
  readonly minutes: number | null;
  /** Minutes ahead of UTC; null where none is written. */
  readonly offset: number | null;
};

/** Check-ins are counted from 1970 on, and one may be dated by a clock that is wrong. */
const FIRST_DAY = '1970-01-02';
const LAST_DAY = '2199-12-30';

/** Whether `3/4/2026` is a day in April or in March. */
export type DateOrder = 'day-first' | 'month-first';

/** Languages in which other apps write the names of months and the halves of the day. */
const LANGUAGES =
  'en de fr es it pt nl pl cs sk ru uk bg ro hu el tr sv da nb fi id vi hi ja ko zh-CN zh-TW th'.split(' ');

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](.*))?$/;
const NUMBERS = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?:,?\s(.*))?$/;
const OFFSET = /(?:Z|([+-])(\d{2}):?(\d{2}))$/;

/**
 * Reads a date, and the time behind it, in any of the ways in which apps write them.
 *
 * @param order what numbers mean that could be read in two ways
 * @returns null when it is none
 */
export function readMoment(text: string, order: DateOrder): WrittenMoment | null {
  const written = text.trim();
  const iso = ISO.exec(written);
  if (iso !== null) return moment(iso[1], iso[2], iso[3], iso[4]);
  const numbers = NUMBERS.exec(written);
  if (numbers === null) return readDateInWords(written);
  const [, first, , second, year, time] = numbers;
  return order === 'day-first' ? moment(year, second, first, time) : moment(year, first, second, time);
}

/** `5 January 2026`, `January 5, 2026 10:30 PM`, `5. Januar 2026`, `2026年1月5日` */
function readDateInWords(text: string): WrittenMoment | null {
  const time = /\s(\d{1,2}:\d{2}.*)$/.exec(text);
  const date = time === null ? text : text.slice(0, time.index);
  const year = /\d{4}/.exec(date)?.[0];
  if (year === undefined) return null;
  const found = monthAndDay(date.replace(year, ' '));
  return found === null ? null : moment(year, String(found.month), String(found.day), time?.[1]);
}

/**
 * The day of a year as Daylio wrote it in its older files: `January 5`, `5. Januar`, `1月5日`.
 *
 * @param year as text, `2026`
 * @returns `YYYY-MM-DD`, or null when it is none
 */
export function readDayOfYear(year: string, text: string): string | null {
  const found = monthAndDay(text);
  return found === null ? null : (moment(year, String(found.month), String(found.day))?.day ?? null);
}

function monthAndDay(text: string): { month: number; day: number } | null {
  const counted = /(\d{1,2})\s*[月월]\s*(\d{1,2})/.exec(text);
  if (counted !== null) return { month: Number(counted[1]), day: Number(counted[2]) };
  const vietnamese = /(\d{1,2})\s*tháng\s*(\d{1,2})/iu.exec(text);
  if (vietnamese !== null) return { month: Number(vietnamese[2]), day: Number(vietnamese[1]) };
  const day = /\d{1,2}/.exec(text)?.[0];
  const months = [...text.toLowerCase().matchAll(/[\p{L}\p{M}]+/gu)].flatMap(
    ([name]) => monthNames().get(name) ?? [],
  );
  const [month] = months;
  return day === undefined || month === undefined || month === 0 ? null : { month, day: Number(day) };
}

let names: ReadonlyMap<string, number> | null = null;

/** The number of each month by its name in small letters; 0 for a name that means another month elsewhere. */
function monthNames(): ReadonlyMap<string, number> {
  if (names !== null) return names;
  const found = new Map<string, number>();
  for (const language of LANGUAGES)
    for (const month of ['long', 'short'] as const)
      for (const day of [undefined, 'numeric'] as const) {
        const format = new Intl.DateTimeFormat(language, { month, day, timeZone: 'UTC' });
        for (let index = 0; index < 12; index += 1) {
          const parts = format.formatToParts(Date.UTC(2026, index, 1));
          const name = /[\p{L}\p{M}]{2,}/u.exec(
            parts.find(({ type }) => type === 'month')?.value.toLowerCase() ?? '',
          )?.[0];
          if (name === undefined) continue;
          const known = found.get(name);
          found.set(name, known === undefined || known === index + 1 ? index + 1 : 0);
        }
      }
  names = found;
  return names;
}

/**
 * Minutes since midnight of a time in figures: `22:30`, `10:30 PM`, `22.30`, `오후 10:30`.
 *
 * @returns null when it is none
 */
export function readTime(text: string): number | null {
  const found = /(\d{1,2})[:.](\d{2})/.exec(text);
  if (found === null) return null;
  const [hours, minutes] = found.slice(1).map(Number) as [number, number];
  const half = text.replace(found[0], '').replace(/^:\d{2}/, '');
  const isLate = isHalf(half, 'late');
  const isEarly = !isLate && isHalf(half, 'early');
  if (minutes > 59 || hours > 23) return null;
  if (hours > 12 || (!isLate && !isEarly)) return hours * 60 + minutes;
  return ((hours % 12) + (isLate ? 12 : 0)) * 60 + minutes;
}

let halves: { readonly early: ReadonlySet<string>; readonly late: ReadonlySet<string> } | null = null;

function isHalf(text: string, half: 'early' | 'late'): boolean {
  const letters = lettersOf(text);
  if (letters === '') return false;
  halves ??= { early: namesOfHalf(8), late: namesOfHalf(20) };
  return halves[half].has(letters);
}

/** Korean has names that not every browser gives. */
function namesOfHalf(hour: number): ReadonlySet<string> {
  const at = Date.UTC(2026, 0, 1, hour);
  return new Set(
    LANGUAGES.flatMap((language) =>
      new Intl.DateTimeFormat(language, { hour: 'numeric', hour12: true, timeZone: 'UTC' })
        .formatToParts(at)
        .filter(({ type }) => type === 'dayPeriod')
        .map(({ value }) => lettersOf(value)),
    ),
  ).add(hour < 12 ? '오전' : '오후');
}

/** `P. M.` and `pm` are the same. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '');
}

function moment(year?: string, month?: string, day?: string, time?: string): WrittenMoment | null {
  const date = `${year ?? ''}-${(month ?? '').padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`;
  if (!isCalendarDay(date) || date < FIRST_DAY || date > LAST_DAY) return null;
  const written = time?.trim() ?? '';
  if (written === '') return { day: date, minutes: null, offset: null };
  const minutes = readTime(written);
  return minutes === null ? null : { day: date, minutes, offset: offsetIn(written) };
}

function offsetIn(time: string): number | null {
  const found = OFFSET.exec(time);
  if (found === null) return null;
  const [, sign, hours, minutes] = found;
  const ahead = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '-' ? -ahead : ahead;
}

/**
 * How the numbers of some dates are ordered.
 *
 * @returns `either` when all of them could be read both ways, and `none` when they are not written in this way
 */
export function orderOf(texts: readonly string[]): DateOrder | 'either' | 'none' {
  const found = texts.flatMap((text) => {
    const match = NUMBERS.exec(text.trim());
    return match === null ? [] : [{ first: Number(match[1]), second: Number(match[3]) }];
  });
  if (found.length === 0) return 'none';
  if (found.some(({ first }) => first > 12)) return 'day-first';
  return found.some(({ second }) => second > 12) ? 'month-first' : 'either';
}
