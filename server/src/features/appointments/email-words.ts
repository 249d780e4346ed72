import type { SessionChange, SessionFacts } from './session-facts';

export const VISITOR_SUBJECT: Record<SessionChange, (when: string) => string> = {
  booked: (when) => `Your session is booked: ${when}`,
  moved: (when) => `Your session has a new time: ${when}`,
  cancelled: (when) => `Your session is cancelled: ${when}`,
  'called-off': (when) => `Your session is cancelled: ${when}`,
};

export const THERAPIST_SUBJECT: Record<SessionChange, (when: string) => string> = {
  booked: (when) => `A new session: ${when}`,
  moved: (when) => `A session has a new time: ${when}`,
  cancelled: (when) => `A session is cancelled: ${when}`,
  'called-off': (when) => `A session is cancelled: ${when}`,
};

/** What the visitor is told first. @param when on the visitor's own clock */
export function visitorNews(change: SessionChange, facts: SessionFacts, when: string): string {
  const { session, therapist, site } = facts;
  switch (change) {
    case 'booked':
    case 'moved':
      return `your session with ${therapist.name} is on ${when}, for ${String(session.minutes)} minutes. ${placeOf(facts)}`;
    case 'cancelled':
      return `your session with ${therapist.name} on ${when} is cancelled. You need do nothing more.`;
    case 'called-off':
      return `we are sorry: ${site.name} had to cancel your session with ${therapist.name} on ${when}. Please do not come; no one will be there.`;
  }
}

/** What the therapist is told first. @param when on the therapist's own clock */
export function therapistNews(
  change: SessionChange,
  { session, visitor, site }: SessionFacts,
  when: string,
): string {
  const who = `${visitor.fullName} <${visitor.email}>`;
  const what = `${when}, ${String(session.minutes)} minutes, ${WAY[session.meets]}.`;
  switch (change) {
    case 'booked':
      return `${who} booked a session: ${what}`;
    case 'moved':
      return `${who} moved a session to: ${what}`;
    case 'cancelled':
      return `${who} cancelled the session: ${what}`;
    case 'called-off':
      return `${site.name} cancelled the session with ${who}: ${what}`;
  }
}

/** Whether no one meets after this change. */
export function isOff(change: SessionChange): boolean {
  return change === 'cancelled' || change === 'called-off';
}

const WAY = { 'in-person': 'in person', online: 'online' } as const;

/** Where the two meet, in a sentence. */
export function placeOf({ session, site }: SessionFacts): string {
  return session.meets === 'online'
    ? 'You meet online; the way in will come to you by mail.'
    : `You meet in person: ${site.address}.`;
}
