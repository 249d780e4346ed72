import type { CalendarEvent, Mail } from '../../platform/mail/mail';
import { letter } from '../../platform/mail/letter';
import { calendarEvent } from './calendar-event';
import type { StoredAppointment } from './store';

/** All that mail about a session speaks of. */
export type SessionFacts = {
  readonly session: StoredAppointment;
  readonly visitor: { readonly fullName: string; readonly email: string };
  readonly therapist: {
    readonly name: string;
    readonly isSample: boolean;
    readonly email: string | null;
    readonly hours: { readonly timeZone: string };
  };
  readonly site: { readonly name: string; readonly email: string; readonly address: string };
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly nowMs: number;
};

export type SessionChange = 'booked' | 'moved' | 'cancelled';

const VISITOR_SUBJECT: Record<SessionChange, (when: string) => string> = {
  booked: (when) => `Your session is booked: ${when}`,
  moved: (when) => `Your session has a new time: ${when}`,
  cancelled: (when) => `Your session is cancelled: ${when}`,
};

const THERAPIST_SUBJECT: Record<SessionChange, (when: string) => string> = {
  booked: (when) => `A new session: ${when}`,
  moved: (when) => `A session has a new time: ${when}`,
  cancelled: (when) => `A session is cancelled: ${when}`,
};

const SAMPLE_WARNING =
  'This is a sample profile that shows how booking works: it is not a real person, and nobody will be there.';

/** Tells the visitor and the therapist of a session what became of it, each on their own clock. */
export function sessionMails(change: SessionChange, facts: SessionFacts): Mail[] {
  return [visitorMail(change, facts), therapistMail(change, facts)];
}

/** Reminds the visitor of a session. */
export function reminderMail(facts: SessionFacts): Mail {
  const { session, visitor, therapist, site } = facts;
  const when = timeIn(session.timeZone, session.startsAtMs);
  return {
    cause: reminderCause(session),
    recipient: visitor.email,
    subject: `A reminder: your session on ${when}`,
    ...letter({
      greeting: `Hello ${visitor.fullName},`,
      paragraphs: [
        `your session with ${therapist.name} is on ${when}. ${placeOf(facts)}`,
        ...(therapist.isSample ? [SAMPLE_WARNING] : []),
        'If it does not suit you any more, you can move or cancel it until it begins.',
      ],
      link: appointmentsLink(facts),
      closing: site.name,
    }),
  };
}

/** Tells a therapist that nobody will be there, after an account was deleted; it names nobody. */
export function leftMail(facts: Omit<SessionFacts, 'visitor'>): Mail {
  const { session, therapist, site } = facts;
  const when = timeIn(therapist.hours.timeZone, session.startsAtMs);
  const recipient = therapist.email ?? site.email;
  return {
    cause: `appointment-therapist:${session.id}:${String(session.revision)}`,
    recipient,
    subject: THERAPIST_SUBJECT.cancelled(when),
    ...letter({
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

function visitorMail(change: SessionChange, facts: SessionFacts): Mail {
  const { session, visitor, therapist, site } = facts;
  const when = timeIn(session.timeZone, session.startsAtMs);
  return {
    cause: `appointment-visitor:${session.id}:${String(session.revision)}`,
    recipient: visitor.email,
    subject: VISITOR_SUBJECT[change](when),
    ...letter({
      greeting: `Hello ${visitor.fullName},`,
      paragraphs: [
        change === 'cancelled'
          ? `your session with ${therapist.name} on ${when} is cancelled. You need do nothing more.`
          : `your session with ${therapist.name} is on ${when}, for ${String(session.minutes)} minutes. ${placeOf(facts)}`,
        ...(therapist.isSample ? [SAMPLE_WARNING] : []),
        change === 'cancelled'
          ? 'If you would like another time, you can book one whenever you are ready.'
          : 'You can move or cancel it until it begins. The file with this mail adds it to your calendar.',
      ],
      link: appointmentsLink(facts),
      closing: site.name,
    }),
    calendar: calendarOf(change, facts, visitor.email, `Session with ${therapist.name}`),
  };
}

function therapistMail(change: SessionChange, facts: SessionFacts): Mail {
  const { session, visitor, therapist, site } = facts;
  const when = timeIn(therapist.hours.timeZone, session.startsAtMs);
  const recipient = therapist.email ?? site.email;
  const verb = {
    booked: 'booked a session',
    moved: 'moved a session to',
    cancelled: 'cancelled the session',
  };
  return {
    cause: `appointment-therapist:${session.id}:${String(session.revision)}`,
    recipient,
    replyTo: visitor.email,
    subject: THERAPIST_SUBJECT[change](when),
    ...letter({
      greeting: `Hello ${therapist.name},`,
      paragraphs: [
        `${visitor.fullName} <${visitor.email}> ${verb[change]}: ${when}, ${String(session.minutes)} minutes, ${WAY[session.meets]}.`,
        ...(therapist.isSample ? [SAMPLE_WARNING] : []),
        'Answer this mail to write to them.',
      ],
      closing: site.name,
    }),
    calendar: calendarOf(change, facts, recipient, `Session with ${visitor.fullName}`),
  };
}

const WAY = { 'in-person': 'in person', online: 'online' } as const;

function placeOf({ session, site }: SessionFacts): string {
  return session.meets === 'online'
    ? 'You meet online; the way in will come to you by mail.'
    : `You meet in person: ${site.address}.`;
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
    cancelled: change === 'cancelled',
  });
}

/** A moment on somebody's own clock, with the name of its zone. */
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
