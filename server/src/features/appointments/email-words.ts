import type { AppointmentChange, AppointmentFacts } from './appointment-facts';

export const VISITOR_SUBJECT: Record<AppointmentChange, (when: string) => string> = {
  scheduled: (when) => `Your appointment is scheduled: ${when}`,
  moved: (when) => `Your appointment has a new time: ${when}`,
  canceled: (when) => `Your appointment is canceled: ${when}`,
  'called-off': (when) => `Your appointment is canceled: ${when}`,
};

export const THERAPIST_SUBJECT: Record<AppointmentChange, (when: string) => string> = {
  scheduled: (when) => `A new appointment: ${when}`,
  moved: (when) => `An appointment has a new time: ${when}`,
  canceled: (when) => `An appointment is canceled: ${when}`,
  'called-off': (when) => `An appointment is canceled: ${when}`,
};

/** What the visitor is told first. @param when on the visitor's own clock */
export function visitorNews(change: AppointmentChange, facts: AppointmentFacts, when: string): string {
  const { appointment, therapist, site } = facts;
  switch (change) {
    case 'scheduled':
    case 'moved':
      return `your appointment with ${therapist.name} is on ${when}, for ${String(appointment.minutes)} minutes. ${placeOf(facts)}`;
    case 'canceled':
      return `your appointment with ${therapist.name} on ${when} is canceled. You need do nothing more.`;
    case 'called-off':
      return `we are sorry: ${site.name} had to cancel your appointment with ${therapist.name} on ${when}. Please do not come; no one will be there.`;
  }
}

/** What the therapist is told first. @param when on the therapist's own clock */
export function therapistNews(
  change: AppointmentChange,
  { appointment, visitor, site }: AppointmentFacts,
  when: string,
): string {
  const who = `${visitor.fullName} <${visitor.email}>`;
  const what = `${when}, ${String(appointment.minutes)} minutes, ${WAY[appointment.meets]}.`;
  switch (change) {
    case 'scheduled':
      return `${who} scheduled an appointment: ${what}`;
    case 'moved':
      return `${who} moved an appointment to: ${what}`;
    case 'canceled':
      return `${who} canceled the appointment: ${what}`;
    case 'called-off':
      return `${site.name} canceled the appointment with ${who}: ${what}`;
  }
}

/** Whether no one meets after this change. */
export function isOff(change: AppointmentChange): boolean {
  return change === 'canceled' || change === 'called-off';
}

const WAY = { 'in-person': 'in person', online: 'online' } as const;

/** Where the two meet, in a sentence. */
export function placeOf({ appointment, site }: AppointmentFacts): string {
  return appointment.meets === 'online'
    ? 'You meet online; the way in will come to you by mail.'
    : `You meet in person: ${site.address}.`;
}
