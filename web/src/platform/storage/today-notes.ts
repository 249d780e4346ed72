import { HUB_ACTIVITIES, type HubActivity } from '@stillgrove/domain/activities/activities';
import {
  addUse,
  type History,
  joinHistories,
  readHistory,
  type Use,
} from '@stillgrove/domain/browse/history';
import { isReason, type Reason } from '@stillgrove/domain/browse/reason';
import { addDayOfUse, type Hint, HINTS } from '@stillgrove/domain/browse/first-week';
import type { LookedBack } from '@stillgrove/domain/browse/look-back';
import { isCalendarDay } from '@stillgrove/domain/points/day';
import { isWish, type Wish } from '@stillgrove/domain/reminders/wish';
import { forgetNotes, nameOfNotes } from './forget-notes';

/**
 * What the hub knows of a person: what was done when, and what was answered and seen. It lies in local storage, under
 * the person's id, is sent nowhere, and goes when someone logs out.
 */
export type TodayNotes = {
  readonly history: History;
  /** The answer to the first question. */
  readonly reason: Reason | null;
  /** What was not wanted, and on which day. */
  readonly skipped: { readonly day: string; readonly activities: readonly HubActivity[] };
  readonly lookedBack: LookedBack | null;
  /** As many as it takes to know that the first week is over. */
  readonly daysOfUse: readonly string[];
  /** On which day each hint was shown. */
  readonly hints: Readonly<Partial<Record<Hint, string>>>;
  /** The part of the day in which a line speaks of a moment for oneself. */
  readonly wish: Wish | null;
  /** On which day the line about help beside check-ins was last put away. */
  readonly helpPutAway: string | null;
};

const NOTHING: TodayNotes = {
  history: [],
  reason: null,
  skipped: { day: '', activities: [] },
  lookedBack: null,
  daysOfUse: [],
  hints: {},
  wish: null,
  helpPutAway: null,
};

/** Empty notes where there are none, where storage is refused, and on the server. */
export function readNotes(userId: string): TodayNotes {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameOfNotes(userId)) ?? 'null');
    return typeof stored === 'object' && stored !== null ? repaired(stored) : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** @returns the notes as they are now, also where they could not be kept */
export function changeNotes(userId: string, change: (notes: TodayNotes) => Partial<TodayNotes>): TodayNotes {
  const before = readNotes(userId);
  const notes = { ...before, ...change(before) };
  try {
    localStorage.setItem(nameOfNotes(userId), JSON.stringify(notes));
  } catch {
    // Without storage every visit is like the first; nothing else depends on it.
  }
  return notes;
}

/** Notes that an activity was really used. */
export function noteUse(userId: string, use: Use): void {
  changeNotes(userId, ({ history }) => ({ history: addUse(history, use) }));
}

export function noteDayOfUse(userId: string, day: string): TodayNotes {
  return changeNotes(userId, ({ daysOfUse }) => ({ daysOfUse: addDayOfUse(daysOfUse, day) }));
}

/** Gives what a guest did on this device to the member that the guest became. Repeating it changes nothing. */
export function moveHistory(fromId: string, toId: string): void {
  const from = readNotes(fromId);
  if (fromId === toId || from === NOTHING) return;
  changeNotes(toId, (to) => ({
    history: joinHistories(from.history, to.history),
    reason: to.reason ?? from.reason,
    skipped: to.skipped.day < from.skipped.day ? from.skipped : to.skipped,
    lookedBack: to.lookedBack ?? from.lookedBack,
    daysOfUse: from.daysOfUse.reduce(addDayOfUse, to.daysOfUse),
    hints: { ...from.hints, ...to.hints },
    wish: to.wish ?? from.wish,
    helpPutAway: to.helpPutAway ?? from.helpPutAway,
  }));
  forgetNotes(fromId);
}

/** What is damaged, or was written by a later build, counts as nothing. */
function repaired(stored: object): TodayNotes {
  const { history, reason, skipped, lookedBack, daysOfUse, hints, wish, helpPutAway } = stored as Partial<
    Record<keyof TodayNotes, unknown>
  >;
  const ofSkipped = fields(skipped);
  const ofLookBack = fields(lookedBack);
  const ofHints = fields(hints);
  return {
    history: readHistory(history),
    reason: isReason(reason) ? reason : null,
    skipped: {
      day: isDay(ofSkipped.day) ? ofSkipped.day : '',
      activities: HUB_ACTIVITIES.filter((id) => list(ofSkipped.activities).includes(id)),
    },
    lookedBack:
      isDay(ofLookBack.week) && isDay(ofLookBack.day)
        ? { week: ofLookBack.week, day: ofLookBack.day, closed: ofLookBack.closed === true }
        : null,
    daysOfUse: list(daysOfUse).filter(isDay),
    hints: Object.fromEntries(HINTS.flatMap((hint) => (isDay(ofHints[hint]) ? [[hint, ofHints[hint]]] : []))),
    wish: isWish(wish) ? wish : null,
    helpPutAway: isDay(helpPutAway) ? helpPutAway : null,
  };
}

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && isCalendarDay(value);
}
