import { greetingTo } from '@stillgrove/domain/accounts/name';
import type { CalendarEvent, Email } from '../../platform/email/email';
import { emailBody } from '../../platform/email/email-body';
import { calendarEvent } from './calendar-event';
import {
  isOff,
  placeOf,
  THERAPIST_SUBJECT,
  therapistNews,
  VISITOR_SUBJECT,
  visitorNews,
} from './email-words';
import type { AppointmentChange, AppointmentFacts } from './appointment-facts';
import type { StoredAppointment } from './store';

/** Tells the visitor and the therapist of an appointment what became of it, each on their own clock. */
export function appointmentEmails(change: AppointmentChange, facts: AppointmentFacts): Email[] {
  return [visitorEmail(change, facts), therapistEmail(change, facts)];
}

/** Reminds the visitor of an appointment. */
export function reminderEmail(facts: AppointmentFacts): Email {
  const { appointment, visitor, therapist, site } = facts;
  const when = timeIn(appointment.timeZone, appointment.startsAtMs);
  return {
    kind: 'prompt',
    cause: reminderCause(appointment),
    recipient: visitor.email,
    subject: `A reminder: your appointment on ${when}`,
    ...emailBody({
      greeting: greetingTo(visitor.fullName),
      paragraphs: [
        `your appointment with ${therapist.name} is on ${when}. ${placeOf(facts)}`,
        'If it does not suit you any more, you can move or cancel it until it begins.',
      ],
      link: appointmentsLink(facts),
      closing: site.name,
    }),
  };
}

/** Tells a therapist that no one will be there, after an account was deleted; it names no one. */
export function leftEmail(facts: Omit<AppointmentFacts, 'visitor'>): Email {
  const { appointment, therapist, site } = facts;
  const when = timeIn(therapist.hours.timeZone, appointment.startsAtMs);
  const recipient = therapist.email ?? site.email;
  return {
    kind: 'prompt',
    cause: `appointment-therapist:${appointment.id}:${String(appointment.revision)}`,
    recipient,
    subject: THERAPIST_SUBJECT.canceled(when),
    ...emailBody({
      greeting: `Hello ${therapist.name},`,
      paragraphs: [`the appointment on ${when} is canceled: whoever scheduled it has deleted their account.`],
      closing: site.name,
    }),
    calendar: calendarOf('canceled', facts, recipient, 'Appointment'),
  };
}

/** Names the reminder, so that it can be taken back when the appointment is moved or canceled. */
export function reminderCause({ id, revision }: StoredAppointment): string {
  return `appointment-reminder:${id}:${String(revision)}`;
}

function visitorEmail(change: AppointmentChange, facts: AppointmentFacts): Email {
  const { appointment, visitor, therapist, site } = facts;
  const when = timeIn(appointment.timeZone, appointment.startsAtMs);
  return {
    kind: 'prompt',
    cause: `appointment-visitor:${appointment.id}:${String(appointment.revision)}`,
    recipient: visitor.email,
    subject: VISITOR_SUBJECT[change](when),
    ...emailBody({
      greeting: greetingTo(visitor.fullName),
      paragraphs: [
        visitorNews(change, facts, when),
        ...(facts.note ? [facts.note] : []),
        isOff(change)
          ? 'If you would like another time, you can book one whenever you are ready.'
          : 'You can move or cancel it until it begins. The file with this email adds it to your calendar.',
      ],
      link: appointmentsLink(facts),
      closing: site.name,
    }),
    calendar: calendarOf(change, facts, visitor.email, `Appointment with ${therapist.name}`),
  };
}

function therapistEmail(change: AppointmentChange, facts: AppointmentFacts): Email {
  const { appointment, visitor, therapist, site } = facts;
  const when = timeIn(therapist.hours.timeZone, appointment.startsAtMs);
  const recipient = therapist.email ?? site.email;
  return {
    kind: 'prompt',
    cause: `appointment-therapist:${appointment.id}:${String(appointment.revision)}`,
    recipient,
    replyTo: visitor.email,
    subject: THERAPIST_SUBJECT[change](when),
    ...emailBody({
      greeting: `Hello ${therapist.name},`,
      paragraphs: [therapistNews(change, facts, when), 'Answer this email to write to them.'],
      closing: site.name,
    }),
    calendar: calendarOf(change, facts, recipient, `Appointment with ${visitor.fullName}`),
  };
}

function appointmentsLink({ publicUrl }: AppointmentFacts) {
  return { label: 'Your appointments', url: `${publicUrl}/appointments` };
}

function calendarOf(
  change: AppointmentChange,
  { appointment, site, publicUrl, nowMs }: Omit<AppointmentFacts, 'visitor'>,
  attendeeEmail: string,
  summary: string,
): CalendarEvent {
  return calendarEvent({
    uid: `${appointment.id}@${new URL(publicUrl).hostname}`,
    revision: appointment.revision,
    startsAtMs: appointment.startsAtMs,
    minutes: appointment.minutes,
    summary,
    location: appointment.meets === 'online' ? 'Online' : site.address,
    organizerEmail: site.email,
    attendeeEmail,
    writtenAtMs: nowMs,
    canceled: isOff(change),
  });
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
