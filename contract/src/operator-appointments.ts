import * as z from 'zod/mini';
import { meeting, moment, timeZone } from './appointments';
import { pageShown, pageWish } from './paging';
import { atMost } from './text';

const NOTE_MAX_LENGTH = 500;

/** What there was before this moment goes back so many days. */
export const PAST_APPOINTMENTS_DAYS = 30;

export const operatorAppointmentsQuery = z.strictObject({
  when: z._default(z.enum(['upcoming', 'past']), 'upcoming'),
  therapist: z.optional(z.string().check(z.maxLength(100))),
  page: pageWish,
});

/** An appointment as operators see it: who meets whom and when, and nothing else of the visitor. */
const operatorAppointment = z.strictObject({
  id: z.string(),
  startsAt: moment,
  minutes: z.number(),
  meets: meeting,
  state: z.enum(['scheduled', 'canceled']),
  visitor: z.strictObject({ name: z.string(), email: z.string(), timeZone }),
  therapist: z.strictObject({ id: z.string(), name: z.string(), isSample: z.boolean(), timeZone }),
  /** Whether the therapist's hours were changed since, so that this appointment is not within them. */
  outsideHours: z.boolean(),
});

export const operatorAppointmentsAnswer = z.strictObject({
  success: z.literal(true),
  /** Upcoming ones earliest first, past ones latest first. */
  appointments: z.array(operatorAppointment),
  page: pageShown,
  /** Whose appointments there can be. */
  therapists: z.array(z.strictObject({ id: z.string(), name: z.string() })),
});

export const cancelAppointmentRequest = z.strictObject({
  /** Goes to the visitor with the email; may be empty. */
  note: z.string().check(z.trim(), atMost(NOTE_MAX_LENGTH)),
});

export type OperatorAppointmentsQuery = z.infer<typeof operatorAppointmentsQuery>;
export type OperatorAppointment = z.infer<typeof operatorAppointment>;
export type OperatorAppointmentsAnswer = z.infer<typeof operatorAppointmentsAnswer>;
