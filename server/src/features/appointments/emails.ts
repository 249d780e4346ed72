import { type Reminder, REMINDERS } from '@stillgrove/domain/appointments/scheduling';
import { greetingTo, NAMELESS_GREETING } from '@stillgrove/domain/accounts/name';
import type { CalendarEvent, Email } from '../../platform/email/email';
import { emailBody } from '../../platform/email/email-body';
import type { AppointmentChange, AppointmentFacts } from './appointment-facts';
import { calendarEvent } from './calendar-event';
import {
  CONFIDENTIAL,
  isOff,
  placeInWords,
  THERAPIST_SUBJECT,
  therapistWords,
  VISITOR_SUBJECT,
  visitorWords,
  whyTherapist,
  whyVisitor,
} from './email-words';
import type { AppointmentLinks } from './issue-links';
import type { StoredAppointment } from './store';

/** Reminds the visitor of an appointment, with links that change it without signing in. */
export function reminderEmail(reminder: Reminder, facts: AppointmentFacts, links: AppointmentLinks): Email {
  const { appointment, visitor, therapist } = facts;
  const when = timeIn(appointment.timeZone, appointment.startsAtMs);
  return {
    kind: 'prompt',
    cause: reminderCause(reminder, appointment),
    recipient: visitor.email,
    subject: `Reminder: appointment on ${when}`,
    ...emailBody({
      greeting: greetingTo(visitor.fullName),
      paragraphs: [
        `You have an appointment with ${therapist.name} on ${when}.`,
        placeInWords(facts),
        'If the time no longer works for you, you can move or cancel the appointment until it starts, without signing in.',
      ],
      link: { label: 'Move it to another time', url: links.move },
      otherLink: { label: 'Cancel the appointment', url: links.cancel },
      afterLink: ['Please don’t forward this email. Anyone who has it can move or cancel your appointment.'],
      closing: whyVisitor(facts),
    }),
  };
}

/** Tells a therapist that no one will be there, after an account was deleted; it names no one. */
export function leftEmail(facts: Omit<AppointmentFacts, 'visitor'>): Email {
  const { appointment, therapist, site } = facts;
  const when = timeIn(therapist.hours.timeZone, appointment.startsAtMs);
  const recipient = therapist.email ?? site.email;
  return {
    kind: 'paced',
    cause: therapistCause(appointment.id, appointment.revision),
    recipient,
    subject: THERAPIST_SUBJECT.canceled(when),
    ...emailBody({
      greeting: NAMELESS_GREETING,
      paragraphs: [
        `The appointment with ${therapist.name} on ${when} is canceled. The person who scheduled it deleted their account. This time is free again.`,
        CONFIDENTIAL,
      ],
      closing: whyTherapist(facts),
    }),
    calendar: calendarOf('canceled', facts, recipient),
  };
}

const REMINDER_CAUSE = 'appointment-reminder:';

/** Whether an email reminds of an appointment. */
export function isReminderCause(cause: string): boolean {
  return cause.startsWith(REMINDER_CAUSE);
}

/** Names the reminder, so that it can be taken back when the appointment is moved or canceled. */
export function reminderCause(reminder: Reminder, { id, revision }: StoredAppointment): string {
  const cause = `${REMINDER_CAUSE}${id}:${String(revision)}`;
  return reminder === 'day' ? cause : `${cause}:${reminder}`;
}

/** Names what a therapist was told of the states of an appointment before this one. */
export function earlierTherapistCauses({ id, revision }: StoredAppointment): string[] {
  return Array.from({ length: revision }, (_, earlier) => therapistCause(id, earlier));
}

/** Names every email about the states of an appointment up to this one. */
export function causesUntilNow(appointment: StoredAppointment): string[] {
  const states = Array.from({ length: appointment.revision + 1 }, (_, revision) => ({
    ...appointment,
    revision,
  }));
  return states.flatMap((state) => [
    visitorCause(state),
    therapistCause(state.id, state.revision),
    ...REMINDERS.map((reminder) => reminderCause(reminder, state)),
  ]);
}

function visitorCause({ id, revision }: StoredAppointment): string {
  return `appointment-visitor:${id}:${String(revision)}`;
}

function therapistCause(id: string, revision: number): string {
  return `appointment-therapist:${id}:${String(revision)}`;
}

/** Tells the visitor what became of an appointment, on their own clock. */
export function visitorEmail(change: AppointmentChange, facts: AppointmentFacts): Email {
  const { appointment, visitor } = facts;
  const when = timeIn(appointment.timeZone, appointment.startsAtMs);
  return {
    kind: 'prompt',
    cause: visitorCause(appointment),
    recipient: visitor.email,
    subject: VISITOR_SUBJECT[change](when),
    ...emailBody({
      greeting: greetingTo(visitor.fullName),
      paragraphs: visitorWords(change, facts, when),
      link: appointmentsLink(facts),
      closing: whyVisitor(facts),
    }),
    calendar: calendarOf(change, facts, visitor.email),
  };
}

/** Tells the therapist what became of an appointment, on their own clock. */
export function therapistEmail(change: AppointmentChange, facts: AppointmentFacts): Email {
  const { appointment, visitor, therapist, site } = facts;
  const when = timeIn(therapist.hours.timeZone, appointment.startsAtMs);
  const recipient = therapist.email ?? site.email;
  return {
    kind: 'paced',
    cause: therapistCause(appointment.id, appointment.revision),
    recipient,
    replyTo: visitor.email,
    subject: THERAPIST_SUBJECT[change](when),
    ...emailBody({
      greeting: NAMELESS_GREETING,
      paragraphs: therapistWords(change, facts, when),
      closing: whyTherapist(facts),
    }),
    calendar: calendarOf(change, facts, recipient),
  };
}

function appointmentsLink({ publicUrl }: AppointmentFacts) {
  return { label: 'See your appointments', url: `${publicUrl}/appointments` };
}

function calendarOf(
  change: AppointmentChange,
  { appointment, site, publicUrl, nowMs }: Omit<AppointmentFacts, 'visitor'>,
  attendeeEmail: string,
): CalendarEvent {
  return calendarEvent({
    uid: calendarUid(appointment, publicUrl),
    revision: appointment.revision,
    startsAtMs: appointment.startsAtMs,
    minutes: appointment.minutes,
    organizerEmail: site.email,
    attendeeEmail,
    writtenAtMs: nowMs,
    canceled: isOff(change),
  });
}

/**
 * The same for every change of an appointment, so that calendars move or remove what they have. Without a
 * host name, as RFC 7986 (section 5.3) asks; what went into calendars before consent was asked keeps its own.
 */
function calendarUid({ id, consentedAtMs }: StoredAppointment, publicUrl: string): string {
  return consentedAtMs === null ? `${id}@${new URL(publicUrl).hostname}` : id;
}

/** A moment on someone's own clock, with the name of its zone. */
function timeIn(timeZone: string, atMs: number): string {
  return new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'long',
  }).format(atMs);
}
