import { wallClock } from '../appointments/time-zone';
import { localStamp, zoneLines } from './zone-rules';

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** A time that someone wants to keep for themselves, again and again. */
export type Moment = {
  /** What the calendar shows. Calendars are shared with families and colleagues. */
  readonly words: string;
  /** At least one. */
  readonly days: readonly Weekday[];
  /** Minutes since midnight, as the clock on the wall shows them. */
  readonly minute: number;
  readonly timeZone: string;
  /** Where the activity is; null where the calendar is not to name it. */
  readonly url: string | null;
};

const CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const DAY_MS = 86_400_000;
const MINUTES = 10;
/** RFC 5545, section 3.1: so many octets a line at most. */
const LINE_OCTETS = 75;

/**
 * A repeated moment as a file for calendars (RFC 5545), with an alarm and its time zone.
 *
 * @param uid names it, so that a calendar that gets the file twice has the moment once
 * @param nowMs milliseconds since 1970; the first moment is the next one after it
 * @throws RangeError without a day, or for a zone that is not known
 */
export function calendarFile(moment: Moment, { uid, nowMs }: { uid: string; nowMs: number }): string {
  const { words, days, timeZone, url } = moment;
  const rule = ruleOf(days);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stillgrove//Moments//EN',
    ...zoneLines(timeZone, nowMs),
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${localStamp(nowMs)}Z`,
    `DTSTART;TZID=${timeZone}:${firstMoment(moment, nowMs)}`,
    `DURATION:PT${String(MINUTES)}M`,
    `RRULE:${rule}`,
    `SUMMARY:${escaped(words)}`,
    ...(url === null ? [] : [`URL:${url}`]),
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${escaped(words)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function ruleOf(days: readonly Weekday[]): string {
  const chosen = WEEKDAYS.filter((day) => days.includes(day));
  if (chosen.length === 0) throw new RangeError('A moment needs a day.');
  if (chosen.length === WEEKDAYS.length) return 'FREQ=DAILY';
  return `FREQ=WEEKLY;BYDAY=${chosen.map((day) => CODES[day - 1]).join(',')}`;
}

/** The next day of the week that was chosen; today only where the time is still to come. */
function firstMoment({ days, minute, timeZone }: Moment, nowMs: number): string {
  const now = wallClock(timeZone)(nowMs);
  const midnightMs = Date.parse(`${now.date}T00:00:00Z`);
  let ahead = minute > now.minute ? 0 : 1;
  while (!days.includes((((now.weekday - 1 + ahead) % 7) + 1) as Weekday)) ahead += 1;
  return localStamp(midnightMs + ahead * DAY_MS + minute * 60_000);
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/[\r\n]+/g, '\\n');
}

/** Breaks a long line between letters, so that none has more octets than calendars have to read. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const letter of line) {
    const size = octetsOf(letter);
    if (octets + size > LINE_OCTETS) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += letter;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

/** How many octets a letter has in UTF-8. */
function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
