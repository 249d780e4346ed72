import { wallClock } from '../appointments/time-zone';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** No zone changes its clocks twice within so long. */
const STEP_MS = 14 * DAY_MS;
/** How far ahead the changes of a zone are written down. Calendars that know the zone go on by themselves. */
const AHEAD_MS = 5 * 366 * DAY_MS;

/** The clocks of a zone are set from one offset to another; offsets in minutes east of UTC. */
type ZoneChange = { readonly from: number; readonly to: number; readonly atMs: number };

/**
 * A zone as a calendar file describes it (RFC 5545, section 3.6.5), so that every calendar rings at the same time of day in
 * summer and in winter.
 *
 * @param timeZone a name of the IANA database
 * @param fromMs since when it is needed, in milliseconds since 1970
 * @returns lines without their ends
 */
export function zoneLines(timeZone: string, fromMs: number): readonly string[] {
  const changes = changesOf(timeZone, fromMs);
  const start = offsetOf(timeZone, fromMs);
  const least = Math.min(start, ...changes.map(({ to }) => to));
  const kind = (offset: number) => (offset > least ? 'DAYLIGHT' : 'STANDARD');
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance(kind(start), start, start, '19700101T000000'),
    // Each change by itself: some calendars forget the first of several that are written together.
    ...changes.flatMap(({ from, to, atMs }) =>
      observance(kind(to), from, to, localStamp(atMs + from * MINUTE_MS)),
    ),
    'END:VTIMEZONE',
  ];
}

function observance(kind: string, from: number, to: number, moment: string): string[] {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${moment}`,
    `TZOFFSETFROM:${offsetStamp(from)}`,
    `TZOFFSETTO:${offsetStamp(to)}`,
    `END:${kind}`,
  ];
}

function changesOf(timeZone: string, fromMs: number): ZoneChange[] {
  const changes: ZoneChange[] = [];
  const firstMs = Math.floor(fromMs / MINUTE_MS) * MINUTE_MS;
  for (let atMs = firstMs; atMs < firstMs + AHEAD_MS; atMs += STEP_MS) {
    const from = offsetOf(timeZone, atMs);
    const to = offsetOf(timeZone, atMs + STEP_MS);
    if (from === to) continue;
    let before = atMs;
    let after = atMs + STEP_MS;
    while (after - before > MINUTE_MS) {
      const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS;
      if (offsetOf(timeZone, middle) === from) before = middle;
      else after = middle;
    }
    changes.push({ from, to, atMs: after });
  }
  return changes;
}

function offsetOf(timeZone: string, atMs: number): number {
  const { date, minute } = wallClock(timeZone)(atMs);
  return Date.parse(`${date}T00:00:00Z`) / MINUTE_MS + minute - Math.floor(atMs / MINUTE_MS);
}

/** `20270328T020000`, of a moment that is shifted by its offset already. */
export function localStamp(shiftedMs: number): string {
  return new Date(shiftedMs).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
}

function offsetStamp(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
}
