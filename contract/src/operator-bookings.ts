import * as z from 'zod/mini';
import { meeting, moment, timeZone } from './appointments';
import { pageShown, pageWish } from './paging';
import { atMost } from './text';

export const NOTE_MAX_LENGTH = 500;

/** What there was before this moment goes back so many days. */
export const PAST_BOOKINGS_DAYS = 30;

export const bookingsQuery = z.strictObject({
  when: z._default(z.enum(['coming', 'past']), 'coming'),
  therapist: z.optional(z.string().check(z.maxLength(100))),
  page: pageWish,
});

/** A session as operators see it: who meets whom and when, and nothing else of the visitor. */
export const operatorBooking = z.strictObject({
  id: z.string(),
  startsAt: moment,
  minutes: z.number(),
  meets: meeting,
  state: z.enum(['booked', 'cancelled']),
  visitor: z.strictObject({ name: z.string(), email: z.string(), timeZone }),
  therapist: z.strictObject({ id: z.string(), name: z.string(), isSample: z.boolean(), timeZone }),
  /** Whether the therapist's hours were changed since, so that this session is not within them. */
  outsideHours: z.boolean(),
});

export const bookingsAnswer = z.strictObject({
  success: z.literal(true),
  /** Coming ones earliest first, past ones latest first. */
  bookings: z.array(operatorBooking),
  page: pageShown,
  /** Whose sessions there can be. */
  therapists: z.array(z.strictObject({ id: z.string(), name: z.string() })),
});

export const cancelBookingRequest = z.strictObject({
  /** Goes to the visitor with the email; may be empty. */
  note: z.string().check(z.trim(), atMost(NOTE_MAX_LENGTH)),
});

export const bookingCancelledAnswer = z.strictObject({ success: z.literal(true), message: z.string() });

export type BookingsQuery = z.infer<typeof bookingsQuery>;
export type OperatorBooking = z.infer<typeof operatorBooking>;
export type BookingsAnswer = z.infer<typeof bookingsAnswer>;
export type BookingCancelledAnswer = z.infer<typeof bookingCancelledAnswer>;
