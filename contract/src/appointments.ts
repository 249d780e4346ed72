import { t } from '@stillgrove/domain/language/message';
import { CONSENT_NEEDED } from '@stillgrove/domain/appointments/consent';
import { isTimeZone } from '@stillgrove/domain/appointments/time-zone';
import * as z from 'zod/mini';
import { linkToken } from './passwords';

/** A moment as programs write it, in UTC, such as `2027-03-05T09:30:00.000Z`. */
export const moment = z.iso.datetime(t`Choose one of the times on the page.`);

/** A name of the IANA database. */
export const timeZone = z
  .string()
  .check(
    z.maxLength(60),
    z.refine(isTimeZone, t`We don’t know this time zone. Use a name like Asia/Kolkata.`),
  );

/** How two people meet. */
export const meeting = z.enum(['in-person', 'online'], t`Choose how you would like to meet.`);

const id = z.uuid(t`Reload the page and try again.`);

export const appointmentRequest = z.strictObject({
  /** Made on the device: asking twice with the same id schedules once. */
  id,
  therapistId: z.string().check(z.minLength(1), z.maxLength(100)),
  startsAt: moment,
  meets: meeting,
  /** The visitor's own; email speaks in it. */
  timeZone,
  /** Which text about who sees the appointment the visitor agreed to; never sent without their consent. */
  consentVersion: z.int(CONSENT_NEEDED),
});

export const rescheduleRequest = z.strictObject({ startsAt: moment, timeZone });

/** The link of a reminder stands for the person: it names one appointment and one thing to do with it. */
export const appointmentLinkRequest = z.strictObject({ token: linkToken });
export const linkedRescheduleRequest = z.extend(rescheduleRequest, { token: linkToken });

export const appointmentId = z.strictObject({ id });

export const appointment = z.strictObject({
  id: z.string(),
  therapist: z.strictObject({ id: z.string(), name: z.string(), isSample: z.boolean() }),
  startsAt: moment,
  minutes: z.number(),
  meets: meeting,
  state: z.enum(['scheduled', 'canceled']),
});

export const appointmentAnswer = z.strictObject({
  success: z.literal(true),
  message: z.string(),
  appointment,
});

/** What pressing the button of a link's page would do, and to which appointment. */
export const appointmentLinkAnswer = z.strictObject({
  success: z.literal(true),
  purpose: z.enum(['cancel', 'move']),
  appointment,
});

export const appointmentsAnswer = z.strictObject({
  success: z.literal(true),
  /** Latest first. */
  appointments: z.array(appointment),
});

export const freeTimesAnswer = z.strictObject({
  success: z.literal(true),
  /** The therapist's. */
  timeZone: z.string(),
  appointmentMinutes: z.number(),
  /** When an appointment can begin, earliest first. */
  times: z.array(moment),
});

export type Meeting = z.infer<typeof meeting>;
export type AppointmentRequest = z.infer<typeof appointmentRequest>;
export type RescheduleRequest = z.infer<typeof rescheduleRequest>;
export type Appointment = z.infer<typeof appointment>;
export type FreeTimesAnswer = z.infer<typeof freeTimesAnswer>;
