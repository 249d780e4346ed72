const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

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

type WallClock = (atMs: number) => WallTime;

/** Clocks that were asked for: what a zone's offsets are is slow to learn and never changes. */
const clocks = new Map<string, WallClock>();

/**
 * Reads the wall clock of a zone at any moment.
 *
 * @throws RangeError when the zone is unknown
 */
export function wallClock(timeZone: string): WallClock {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = createWallClock(timeZone);
    clocks.set(timeZone, clock);
  }
  return clock;
}

function createWallClock(timeZone: string): WallClock {
  const offset = rememberedOffsets(timeZone);
  let shown = { day: NaN, date: '', weekday: 0 };
  return (atMs) => {
    const wallMs = atMs + offset(atMs);
    const day = Math.floor(wallMs / DAY_MS);
    if (day !== shown.day) {
      // 1970 began on a Thursday.
      const weekday = ((((day + 3) % 7) + 7) % 7) + 1;
      shown = { day, date: new Date(wallMs).toISOString().slice(0, 10), weekday };
    }
    const { date, weekday } = shown;
    return { date, weekday, minute: Math.floor((wallMs - day * DAY_MS) / MINUTE_MS) };
  };
}

/** Stretches of six hours: no zone changes its clocks twice within one. */
const STRETCH_MS = 6 * HOUR_MS;
/** More than a year of them; beyond that all are forgotten, so that memory has an end. */
const REMEMBERED_STRETCHES = 2_000;

function rememberedOffsets(timeZone: string): (atMs: number) => number {
  const offsetAt = offsets(timeZone);
  /** The offset at the beginning of each stretch. */
  const remembered = new Map<number, number>();
  const atBeginningOf = (stretch: number): number => {
    let offset = remembered.get(stretch);
    if (offset === undefined) {
      if (remembered.size >= REMEMBERED_STRETCHES) remembered.clear();
      offset = offsetAt(stretch * STRETCH_MS);
      remembered.set(stretch, offset);
    }
    return offset;
  };
  return (atMs) => {
    const stretch = Math.floor(atMs / STRETCH_MS);
    const offset = atBeginningOf(stretch);
    return offset === atBeginningOf(stretch + 1) ? offset : offsetAt(atMs);
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
