import { cellsOf } from './cells';
import type { Hours } from './hours';
import { appointmentStarts } from './appointment-times';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A therapist is told of an appointment at least this long before it starts. */
export const SCHEDULING_LEAD_MS = 12 * HOUR_MS;
/** Appointments can be scheduled this far ahead; hours change, and no one plans for longer. */
export const SCHEDULING_HORIZON_MS = 60 * DAY_MS;
/** One person holds at most this many upcoming appointments, so that no one blocks a whole calendar. */
export const UPCOMING_MAX = 5;
/** The reminders of an appointment: a day and two hours before it. */
export const REMINDERS = ['day', 'hours'] as const;

export type Reminder = (typeof REMINDERS)[number];

const REMINDER_BEFORE_MS: Readonly<Record<Reminder, number>> = { day: 24 * HOUR_MS, hours: 2 * HOUR_MS };

/** What a therapist offers. */
export type Offer = { readonly hours: Hours; readonly appointmentMinutes: number };

/** Why a time cannot be scheduled. */
export type TimeRefusal = 'slot-in-past' | 'slot-too-soon' | 'slot-too-far' | 'slot-not-offered';

/** The moments between which an appointment can start that is scheduled now. */
function schedulingRange(nowMs: number): { fromMs: number; toMs: number } {
  return { fromMs: nowMs + SCHEDULING_LEAD_MS, toMs: nowMs + SCHEDULING_HORIZON_MS };
}

/** @returns why no one can schedule an appointment that starts at `startMs`, or null; whether it is taken is another question */
export function refuseTime(offer: Offer, startMs: number, nowMs: number): TimeRefusal | null {
  const { fromMs, toMs } = schedulingRange(nowMs);
  if (startMs <= nowMs) return 'slot-in-past';
  if (startMs < fromMs) return 'slot-too-soon';
  if (startMs >= toMs) return 'slot-too-far';
  const range = { fromMs: startMs, toMs: startMs + 1 };
  return appointmentStarts(offer.hours, offer.appointmentMinutes, range).length === 1
    ? null
    : 'slot-not-offered';
}

/**
 * The times that can be scheduled now.
 *
 * @param taken cells that are spoken for
 * @returns moments in milliseconds since 1970, earliest first
 */
export function freeTimes(offer: Offer, taken: ReadonlySet<number>, nowMs: number): number[] {
  return appointmentStarts(offer.hours, offer.appointmentMinutes, schedulingRange(nowMs)).filter(
    (startMs) => !cellsOf(startMs, offer.appointmentMinutes).some((cell) => taken.has(cell)),
  );
}

/** When the reminders for an appointment go out, without those for which it is too near. */
export function reminderTimes(
  startMs: number,
  nowMs: number,
): readonly { readonly reminder: Reminder; readonly atMs: number }[] {
  return REMINDERS.map((reminder) => ({ reminder, atMs: startMs - REMINDER_BEFORE_MS[reminder] })).filter(
    ({ atMs }) => atMs > nowMs,
  );
}
