import { HUB_ACTIVITIES, type HubActivity } from '../activities/activities';
import { daysBetween } from './days';
import { type History, isWithin, type Use } from './history';
import { partOfDay, type PartOfDay } from './part-of-day';
import type { Reason } from './reason';

/** What the suggestion is known by: a habit, the answer to the first question, or nothing but the hour. */
export type SuggestedFor =
  | { readonly by: 'habit'; readonly when: 'before-bed' | 'this-hour' | PartOfDay }
  | { readonly by: 'reason'; readonly reason: Reason }
  | { readonly by: 'hour' };

export type Suggestion = {
  readonly activity: HubActivity;
  readonly why: SuggestedFor;
  /** How long it usually takes this person, as a length that can be chosen; null where that is not known. */
  readonly minutes: number | null;
};

type Known = {
  readonly history: History;
  /** The person's calendar day, `YYYY-MM-DD`. */
  readonly day: string;
  /** The person's hour, 0 to 23. */
  readonly hour: number;
  /** Why the person came, where they said so. */
  readonly reason: Reason | null;
  /** What the person asked not to see today. */
  readonly skipped: readonly HubActivity[];
  /** The activities that this instance has. */
  readonly offered?: readonly HubActivity[];
};

/** What was done on fewer days is no habit. */
const HABIT_DAYS = 3;
/** Habits change: what is older no longer counts. */
const HABIT_WITHIN_DAYS = 28;
/** Lengths that are suggested, in minutes. */
const LENGTHS = [1, 3, 5, 10, 15, 20, 30] as const;

/** For someone of whom nothing is known: something calm that asks for little, by the part of the day. */
const BY_HOUR: Readonly<Record<PartOfDay, readonly HubActivity[]>> = {
  morning: ['breathing', 'relax', 'diary', 'sitting'],
  afternoon: ['breathing', 'bubble', 'color', 'relax'],
  evening: ['body', 'breathing', 'diary', 'books'],
  night: ['breathing', 'body', 'sleep', 'video'],
};

type ByReason = Readonly<Record<'day' | 'late', readonly HubActivity[]>> & {
  /** Only where bedtime needs another order than the rest of the evening. */
  readonly bedtime?: readonly HubActivity[];
};

const BY_REASON: Readonly<Record<Reason, ByReason>> = {
  sleep: {
    day: ['breathing', 'relax', 'articles'],
    late: ['body', 'sleep', 'breathing', 'video'],
    bedtime: ['sleep', 'body', 'breathing', 'video'],
  },
  worry: { day: ['breathing', 'diary', 'memory', 'articles'], late: ['breathing', 'diary', 'body'] },
  mood: { day: ['relax', 'diary', 'color', 'articles'], late: ['diary', 'body', 'video'] },
  looking: { day: [], late: [] },
};

/** The one thing to suggest now; null once everything was skipped today. */
export function suggest(known: Known): Suggestion | null {
  const { offered = HUB_ACTIVITIES, skipped, history, day, hour } = known;
  const isOpen = (activity: HubActivity) => offered.includes(activity) && !skipped.includes(activity);
  const all = ranked(known).filter(({ activity }) => isOpen(activity));
  // What was done a moment ago comes again last.
  const isDone = ({ activity }: Suggestion) =>
    history.some((use) => use.activity === activity && use.day === day && hoursApart(use.hour, hour) <= 1);
  return all.find((one) => !isDone(one)) ?? all[0] ?? null;
}

/** Everything that can be suggested, best first; each activity may come several times. */
function ranked({ history, day, hour, reason }: Known): Suggestion[] {
  const part = partOfDay(hour);
  const lately = history.filter((use) => isWithin(use.day, day, HABIT_WITHIN_DAYS));
  const nearNow = lately.filter((use) => hoursApart(use.hour, hour) <= 1);
  const inThisPart = lately.filter((use) => partOfDay(use.hour) === part);
  return [
    ...habits(nearNow, day).map((activity) => ({
      activity,
      why: {
        by: 'habit',
        when: isBedtime(hour) && endsTheDay(activity, lately) ? 'before-bed' : 'this-hour',
      } as const,
      minutes: usualMinutes(activity, nearNow),
    })),
    ...habits(inThisPart, day).map((activity) => ({
      activity,
      why: { by: 'habit', when: part } as const,
      minutes: usualMinutes(activity, inThisPart),
    })),
    ...(reason === null ? [] : byReason(reason, hour)).map((activity) => ({
      activity,
      why: { by: 'reason', reason: reason ?? 'looking' } as const,
      minutes: null,
    })),
    ...[...BY_HOUR[part], ...HUB_ACTIVITIES].map((activity) => ({
      activity,
      why: { by: 'hour' } as const,
      minutes: null,
    })),
  ];
}

function byReason(reason: Reason, hour: number): readonly HubActivity[] {
  const { day, late, bedtime = late } = BY_REASON[reason];
  if (isBedtime(hour)) return bedtime;
  const part = partOfDay(hour);
  return part === 'evening' || part === 'night' ? late : day;
}

/** What was done on enough days, most days first, then what was done last. */
function habits(uses: History, today: string): HubActivity[] {
  return HUB_ACTIVITIES.map((activity) => {
    const days = daysOf(uses.filter((use) => use.activity === activity));
    return { activity, days: days.size, ago: Math.min(...[...days].map((day) => daysBetween(day, today))) };
  })
    .filter(({ days }) => days >= HABIT_DAYS)
    .toSorted((a, b) => b.days - a.days || a.ago - b.ago)
    .map(({ activity }) => activity);
}

/** Whether it was the last thing of the day often enough, late enough to be about bedtime. */
function endsTheDay(activity: HubActivity, uses: History): boolean {
  const lastOfNight = new Map<number, Use>();
  for (const use of uses) {
    const isAfterMidnight = use.hour < 5;
    if (isAfterMidnight || use.hour >= 12)
      lastOfNight.set(daysBetween('1970-01-01', use.day) - (isAfterMidnight ? 1 : 0), use);
  }
  const nights = [...lastOfNight.values()].filter((use) => use.activity === activity && isBedtime(use.hour));
  return nights.length >= HABIT_DAYS;
}

/** The middle of all known lengths, as the nearest that can be chosen. */
function usualMinutes(activity: HubActivity, uses: History): number | null {
  const known = uses
    .filter((use) => use.activity === activity && use.minutes > 0)
    .map(({ minutes }) => minutes)
    .toSorted((a, b) => a - b);
  const middle = known[Math.floor(known.length / 2)];
  if (middle === undefined) return null;
  return LENGTHS.reduce<number>(
    (nearest, each) => (Math.abs(each - middle) < Math.abs(nearest - middle) ? each : nearest),
    LENGTHS[0],
  );
}

function daysOf(uses: History): ReadonlySet<string> {
  return new Set(uses.map(({ day }) => day));
}

function isBedtime(hour: number): boolean {
  return hour >= 21 || hour < 3;
}

/** Also over midnight. */
function hoursApart(one: number, other: number): number {
  const apart = Math.abs(one - other);
  return Math.min(apart, 24 - apart);
}
