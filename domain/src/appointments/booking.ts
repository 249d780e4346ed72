import { cellsOf } from './cells';
import type { Hours } from './hours';
import { sessionStarts } from './sessions';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A therapist hears of a session at least this long before it. */
export const BOOKING_LEAD_MS = 12 * HOUR_MS;
/** Sessions can be booked this far ahead; hours change, and no one plans for longer. */
export const BOOKING_HORIZON_MS = 60 * DAY_MS;
/** One person holds at most this many coming sessions, so that no one blocks a whole calendar. */
export const COMING_MAX = 5;
/** When a reminder is sent. */
export const REMINDER_BEFORE_MS = 24 * HOUR_MS;

/** What a therapist offers. */
export type Offer = { readonly hours: Hours; readonly sessionMinutes: number };

/** Why a time cannot be booked. */
export type BookingRefusal = 'slot-in-past' | 'slot-too-soon' | 'slot-too-far' | 'slot-not-offered';

/** The words for each refusal, for people. */
export const BOOKING_REFUSALS: Record<BookingRefusal, string> = {
  'slot-in-past': 'This time has passed. Please choose a later one.',
  'slot-too-soon': 'This time is less than 12 hours away. Please choose a later one.',
  'slot-too-far': 'Sessions can be booked up to 60 days ahead. Please choose an earlier time.',
  'slot-not-offered': 'There is no session at this time. Please choose one of the times that are shown.',
};

/** The moments between which someone may book just now. */
export function bookableRange(nowMs: number): { fromMs: number; toMs: number } {
  return { fromMs: nowMs + BOOKING_LEAD_MS, toMs: nowMs + BOOKING_HORIZON_MS };
}

/** @returns why no one may book a session that begins at `startMs`, or null; whether it is taken is another question */
export function refuseBooking(offer: Offer, startMs: number, nowMs: number): BookingRefusal | null {
  const { fromMs, toMs } = bookableRange(nowMs);
  if (startMs <= nowMs) return 'slot-in-past';
  if (startMs < fromMs) return 'slot-too-soon';
  if (startMs >= toMs) return 'slot-too-far';
  const range = { fromMs: startMs, toMs: startMs + 1 };
  return sessionStarts(offer.hours, offer.sessionMinutes, range).length === 1 ? null : 'slot-not-offered';
}

/**
 * The times that can be booked just now.
 *
 * @param taken cells that are spoken for
 * @returns moments in milliseconds since 1970, earliest first
 */
export function freeTimes(offer: Offer, taken: ReadonlySet<number>, nowMs: number): number[] {
  return sessionStarts(offer.hours, offer.sessionMinutes, bookableRange(nowMs)).filter(
    (startMs) => !cellsOf(startMs, offer.sessionMinutes).some((cell) => taken.has(cell)),
  );
}

/** When the reminder for a session goes out; null when it is too near to need one. */
export function reminderAt(startMs: number, nowMs: number): number | null {
  const atMs = startMs - REMINDER_BEFORE_MS;
  return atMs > nowMs ? atMs : null;
}
