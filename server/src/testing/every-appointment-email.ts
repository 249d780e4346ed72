import { leftEmail, reminderEmail, therapistEmail, visitorEmail } from '../features/appointments/emails';
import type { AppointmentChange, AppointmentFacts } from '../features/appointments/appointment-facts';
import type { Email } from '../platform/email/email';

const FACTS: AppointmentFacts = {
  appointment: {
    id: 'appointment',
    userId: 'ana',
    therapistId: 'therapist',
    startsAtMs: Date.UTC(2027, 2, 12, 15),
    minutes: 50,
    meets: 'in-person',
    timeZone: 'America/New_York',
    revision: 1,
    canceledAtMs: null,
    consentedAtMs: 1,
  },
  visitor: { fullName: 'Ana Lee', email: 'ana@example.org' },
  therapist: {
    name: 'Dr. Maria Stone',
    isSample: false,
    email: 'maria@example.org',
    hours: { timeZone: 'America/New_York' },
  },
  site: { name: 'Stillgrove', email: 'hello@grove.example.org' },
  publicUrl: 'https://grove.example.org',
  nowMs: Date.UTC(2027, 2, 5, 9, 30),
};

const LINKS = {
  cancel: 'https://grove.example.org/change-appointment#cancel',
  move: 'https://grove.example.org/change-appointment#move',
};

const CHANGES: readonly AppointmentChange[] = ['scheduled', 'moved', 'canceled', 'called-off'];

/** Every email about appointments, by template and case. */
export function appointmentSamples(): Readonly<Record<string, Email>> {
  const online = { ...FACTS, appointment: { ...FACTS.appointment, meets: 'online' as const } };
  const emails = CHANGES.flatMap((change) => {
    const facts = change === 'called-off' ? { ...FACTS, note: 'Dr. Stone is ill this week.' } : FACTS;
    return [
      [`features/appointments/emails visitorEmail: ${change}`, visitorEmail(change, facts)],
      [`features/appointments/emails therapistEmail: ${change}`, therapistEmail(change, facts)],
    ] as const;
  });
  return {
    ...Object.fromEntries(emails),
    'features/appointments/emails reminderEmail: in person': reminderEmail('day', FACTS, LINKS),
    'features/appointments/emails reminderEmail: online': reminderEmail('hours', online, LINKS),
    'features/appointments/emails leftEmail': leftEmail(FACTS),
  };
}
