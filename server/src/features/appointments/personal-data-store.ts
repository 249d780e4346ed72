import { consentText } from '@stillgrove/domain/appointments/consent';
import { isoTime, type PersonalPart } from '../../platform/personal-data/part';

export const appointmentsData: PersonalPart = {
  name: 'appointments',
  about:
    'Appointments that you scheduled: with whom, when, whether they were canceled, and what you agreed to when you scheduled them.',
  tables: ['appointments', 'appointment_cells', 'appointment_links'],
  async read(db, { userId }) {
    const rows = await db
      .selectFrom('appointments')
      .innerJoin('therapists', 'therapists.id', 'appointments.therapist_id')
      .selectAll('appointments')
      .select('therapists.name')
      .where('user_id', '=', userId)
      .orderBy('starts_at')
      .execute();
    return rows.map((row) => ({
      with: row.name,
      startsAt: isoTime(row.starts_at),
      minutes: row.minutes,
      meets: row.meets,
      timeZone: row.time_zone,
      scheduledAt: isoTime(row.created_at),
      canceledAt: isoTime(row.cancelled_at),
      agreedAt: isoTime(row.consented_at),
      agreedTo: row.consent_version === null ? null : agreedTo(row.consent_version),
    }));
  },
};

/** The words themselves, so that they can be read without this program. */
function agreedTo(version: number): string {
  const text = consentText(version);
  return text === null
    ? `Version ${String(version)} of the text`
    : [text.reason, ...text.points, text.agreement].join(' ');
}
