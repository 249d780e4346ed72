/** What someone can be told in the first week, in the order in which it is told on a page with several of them. */
export const HINTS = ['breathing', 'tree', 'diary', 'help', 'offline', 'appointments', 'install'] as const;

export type Hint = (typeof HINTS)[number];

/** Things that a hint would tell of and that the person has found already, or cannot use here or not yet. */
export type Found = readonly Hint[];

type Place = {
  /** Where it is told: beside what it is about. */
  readonly path: string;
  /** Not before this day of use: the first day has enough that is new. */
  readonly fromDay: number;
};

const PLACES: Readonly<Record<Hint, Place>> = {
  breathing: { path: '/breathing', fromDay: 1 },
  tree: { path: '/reward', fromDay: 1 },
  diary: { path: '/diary', fromDay: 1 },
  help: { path: '/browse', fromDay: 2 },
  offline: { path: '/browse', fromDay: 3 },
  appointments: { path: '/browse', fromDay: 4 },
  install: { path: '/browse', fromDay: 5 },
};

/** So many days of use are the first week; they need not follow one another. */
export const FIRST_DAYS = 7;

type Known = {
  /** The person's calendar day, `YYYY-MM-DD`. */
  readonly day: string;
  readonly path: string;
  /** The days of use so far, today included; no more than are needed to know that the first week is over. */
  readonly daysOfUse: readonly string[];
  /** On which day each hint was shown. */
  readonly seen: Readonly<Partial<Record<Hint, string>>>;
  /** Hints that were closed for good. */
  readonly closed: readonly Hint[];
  readonly found: Found;
};

/**
 * The hint for a page; null for most pages at most times. There is one hint a day in the first week, which stands on its
 * page until the day is over or it is closed, and no hint comes on two days.
 */
export function hintFor({ day, path, daysOfUse, seen, closed, found }: Known): Hint | null {
  const dayOfUse = new Set([...daysOfUse, day]).size;
  if (dayOfUse > FIRST_DAYS) return null;
  const ofToday = HINTS.find((hint) => seen[hint] === day);
  const isNext = (hint: Hint) =>
    ofToday === undefined
      ? seen[hint] === undefined && dayOfUse >= PLACES[hint].fromDay && !found.includes(hint)
      : hint === ofToday;
  return HINTS.find((hint) => PLACES[hint].path === path && isNext(hint) && !closed.includes(hint)) ?? null;
}

/** The days of use with one more, as far as they need to be kept. */
export function addDayOfUse(days: readonly string[], day: string): readonly string[] {
  return days.includes(day) || days.length > FIRST_DAYS ? days : [...days, day];
}
