import type { AppointmentChange, AppointmentFacts } from './appointment-facts';

/** Subjects name no one and no kind of help: they show on locked screens. @param when on the reader's own clock */
export const VISITOR_SUBJECT: Record<AppointmentChange, (when: string) => string> = {
  scheduled: (when) => `Appointment scheduled: ${when}`,
  moved: (when) => `Appointment moved: ${when}`,
  canceled: (when) => `Appointment canceled: ${when}`,
  'called-off': (when) => `Appointment canceled: ${when}`,
};

export const THERAPIST_SUBJECT: Record<AppointmentChange, (when: string) => string> = {
  ...VISITOR_SUBJECT,
  scheduled: (when) => `New appointment: ${when}`,
};

/** What the visitor reads. @param when on the visitor's own clock */
export function visitorWords(change: AppointmentChange, facts: AppointmentFacts, when: string): string[] {
  const { appointment, therapist, site, note, publicUrl } = facts;
  const minutes = String(appointment.minutes);
  switch (change) {
    case 'scheduled':
      return [
        `Your appointment is set. You’ll meet ${therapist.name} on ${when}, for ${minutes} minutes.`,
        placeInWords(facts),
        UNTIL_IT_STARTS,
        NOT_YOU,
      ];
    case 'moved':
      return [
        `Your appointment has a new time. You’ll meet ${therapist.name} on ${when}, for ${minutes} minutes.`,
        placeInWords(facts),
        UNTIL_IT_STARTS,
        NOT_YOU_OR_LINK,
      ];
    case 'canceled':
      return [
        `You canceled your appointment with ${therapist.name} on ${when}. You don’t need to do anything else.`,
        'If you’d like another one, you can schedule it at any time.',
        NOT_YOU_OR_LINK,
      ];
    case 'called-off':
      return [
        `We’re sorry. The team of ${site.name} had to cancel your appointment with ${therapist.name} on ${when}. No one will be there.`,
        ...(note ? [note] : []),
        `You can schedule another appointment at any time. If you can’t wait that long, our help page lists numbers to call: ${publicUrl}/help`,
      ];
  }
}

/** What the therapist reads, or the team in their place. @param when on the therapist's own clock */
export function therapistWords(change: AppointmentChange, facts: AppointmentFacts, when: string): string[] {
  const { appointment, visitor, therapist, site } = facts;
  const who = `${visitor.fullName} <${visitor.email}>`;
  const details = `${when}, for ${String(appointment.minutes)} minutes, ${WAY[appointment.meets]}`;
  const reply = 'To write to them, reply to this email.';
  const isOnline = appointment.meets === 'online';
  switch (change) {
    case 'scheduled':
      return [
        `${who} scheduled an appointment with ${therapist.name}.`,
        `Time: ${details}.`,
        `${isOnline ? 'Please send them the link for the call.' : 'Please tell them where you meet.'} ${reply}`,
        CONFIDENTIAL,
      ];
    case 'moved':
      return [
        `${who} moved an appointment with ${therapist.name}.`,
        `New time: ${details}.`,
        reply,
        CONFIDENTIAL,
      ];
    case 'canceled':
      return [
        `${who} canceled an appointment with ${therapist.name}.`,
        `It was on ${details}. This time is free again.`,
        CONFIDENTIAL,
      ];
    case 'called-off':
      return [
        `The team of ${site.name} canceled the appointment of ${who} with ${therapist.name}.`,
        `It was on ${details}. We told them by email.`,
        CONFIDENTIAL,
      ];
  }
}

/** Why a visitor gets an email about an appointment. */
export function whyVisitor({ site }: Pick<AppointmentFacts, 'site'>): string {
  return `You’re getting this email because you scheduled an appointment at ${site.name}.`;
}

/** Why this address gets what is told to a therapist. */
export function whyTherapist({ therapist, site }: Pick<AppointmentFacts, 'therapist' | 'site'>): string {
  return therapist.email === null
    ? `You’re getting this email because no email address is set for ${therapist.name} at ${site.name}.`
    : `You’re getting this email because ${site.name} has this address for ${therapist.name}. If that’s wrong, write to ${site.email}.`;
}

/** How a therapist treats every email about an appointment. */
export const CONFIDENTIAL = 'An appointment is health information. Please keep it to yourself.';

/** Whether no one meets after this change. */
export function isOff(change: AppointmentChange): boolean {
  return change === 'canceled' || change === 'called-off';
}

/** Where the two meet: only the therapist knows, so the words say what to do when that is not known yet. */
export function placeInWords({ appointment, therapist, site }: AppointmentFacts): string {
  return appointment.meets === 'online'
    ? `You’ll meet online. The link comes in another email. If you don’t have it one day before, write to ${site.email}.`
    : `You’ll meet in person. ${therapist.name} will tell you where. If you don’t know one day before, write to ${site.email}.`;
}

const WAY = { 'in-person': 'in person', online: 'online' } as const;

const UNTIL_IT_STARTS =
  'You can move or cancel it until it starts. To add it to your calendar, open the attached file. In your calendar it only says “Appointment.”';

const NOT_YOU =
  'If you didn’t do this, someone may know your password. Sign in, check your appointments and change your password.';

/** The links of a reminder move and cancel without a password. */
const NOT_YOU_OR_LINK =
  'If you didn’t do this, someone may have used a link in your reminders, or may know your password. Sign in, check your appointments and change your password.';
