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
import type { SessionChange, SessionFacts } from './session-facts';
import type { StoredAppointment } from './store';

/** Tells the visitor and the therapist of a session what became of it, each on their own clock. */
export function sessionEmails(change: SessionChange, facts: SessionFacts): Email[] {
  return [visitorEmail(change, facts), therapistEmail(change, facts)];
}

/** Reminds the visitor of a session. */
export function reminderEmail(facts: SessionFacts): Email {
  const { session, visitor, therapist, site } = facts;
  const when = timeIn(session.timeZone, session.startsAtMs);
  return {
    kind: 'prompt',
    cause: reminderCause(session),
    recipient: visitor.email,
    subject: `A reminder: your session on ${when}`,
    ...emailBody({
      greeting: greetingTo(visitor.fullName),
      paragraphs: [
        `your session with ${therapist.name} is on ${when}. ${placeOf(facts)}`,
        'If it does not suit you any more, you can move or cancel it until it begins.',
      ],
      link: appointmentsLink(facts),
      closing: site.name,
    }),
  };
}

/** Tells a therapist that no one will be there, after an account was deleted; it names no one. */
export function leftEmail(facts: Omit<SessionFacts, 'visitor'>): Email {
  const { session, therapist, site } = facts;
  const when = timeIn(therapist.hours.timeZone, session.startsAtMs);
  const recipient = therapist.email ?? site.email;
  return {
    kind: 'prompt',
    cause: `appointment-therapist:${session.id}:${String(session.revision)}`,
    recipient,
    subject: THERAPIST_SUBJECT.cancelled(when),
    ...emailBody({
      greeting: `Hello ${therapist.name},`,
      paragraphs: [`the session on ${when} is cancelled: whoever booked it has deleted their account.`],
      closing: site.name,
    }),
    calendar: calendarOf('cancelled', facts, recipient, 'Session'),
  };
}

/** Names the reminder, so that it can be taken back when the session is moved or cancelled. */
export function reminderCause({ id, revision }: StoredAppointment): string {
  return `appointment-reminder:${id}:${String(revision)}`;
}

function visitorEmail(change: SessionChange, facts: SessionFacts): Email {
  const { session, visitor, therapist, site } = facts;
  const when = timeIn(session.timeZone, session.startsAtMs);
  return {
    kind: 'prompt',
    cause: `appointment-visitor:${session.id}:${String(session.revision)}`,
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
    calendar: calendarOf(change, facts, visitor.email, `Session with ${therapist.name}`),
  };
}

function therapistEmail(change: SessionChange, facts: SessionFacts): Email {
  const { session, visitor, therapist, site } = facts;
  const when = timeIn(therapist.hours.timeZone, session.startsAtMs);
  const recipient = therapist.email ?? site.email;
  return {
    kind: 'prompt',
    cause: `appointment-therapist:${session.id}:${String(session.revision)}`,
    recipient,
    replyTo: visitor.email,
    subject: THERAPIST_SUBJECT[change](when),
    ...emailBody({
      greeting: `Hello ${therapist.name},`,
      paragraphs: [therapistNews(change, facts, when), 'Answer this email to write to them.'],
      closing: site.name,
    }),
    calendar: calendarOf(change, facts, recipient, `Session with ${visitor.fullName}`),
  };
}

function appointmentsLink({ publicUrl }: SessionFacts) {
  return { label: 'Your appointments', url: `${publicUrl}/appointments` };
}

function calendarOf(
  change: SessionChange,
  { session, site, publicUrl, nowMs }: Omit<SessionFacts, 'visitor'>,
  attendeeEmail: string,
  summary: string,
): CalendarEvent {
  return calendarEvent({
    uid: `${session.id}@${new URL(publicUrl).hostname}`,
    revision: session.revision,
    startsAtMs: session.startsAtMs,
    minutes: session.minutes,
    summary,
    location: session.meets === 'online' ? 'Online' : site.address,
    organizerEmail: site.email,
    attendeeEmail,
    writtenAtMs: nowMs,
    cancelled: isOff(change),
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
