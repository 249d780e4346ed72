const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What clock and calendar on a wall of a place show. */
export type WallTime = {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** 1 is Monday, 7 is Sunday (ISO 8601). */
  readonly weekday: number;
  /** Minutes since midnight as the clock shows them. */
  readonly minute: number;
};

/** Whether a name is one of the time zones of the IANA database, such as `Asia/Kolkata`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads the wall clock of a zone at any moment. Offsets are looked up once for stretches of six hours,
 * since no zone changes its clocks twice within one, and looking up is slow.
 *
 * @throws RangeError when the zone is unknown
 */
export function wallClock(timeZone: string): (atMs: number) => WallTime {
  const offsetAt = offsets(timeZone);
  const stretches = new Map<number, { from: number; to: number }>();
  const stretchMs = 6 * HOUR_MS;

  const offset = (atMs: number): number => {
    const index = Math.floor(atMs / stretchMs);
    let stretch = stretches.get(index);
    if (!stretch) {
      stretch = { from: offsetAt(index * stretchMs), to: offsetAt((index + 1) * stretchMs) };
      stretches.set(index, stretch);
    }
    return stretch.from === stretch.to ? stretch.from : offsetAt(atMs);
  };

  return (atMs) => {
    const shown = new Date(atMs + offset(atMs));
    return {
      date: shown.toISOString().slice(0, 10),
      weekday: shown.getUTCDay() === 0 ? 7 : shown.getUTCDay(),
      minute: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
    };
  };
}

/** How far the wall clock of a zone is ahead of UTC, in milliseconds. */
function offsets(timeZone: string): (atMs: number) => number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return (atMs) => {
    const parts = Object.fromEntries(
      format.formatToParts(atMs).map(({ type, value }) => [type, Number(value)]),
    );
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
    const wholeMinute = Math.floor(atMs / MINUTE_MS) * MINUTE_MS;
    return Date.UTC(year, month - 1, day, hour, minute) - wholeMinute;
  };
}
