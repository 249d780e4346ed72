import { isoTime, type PersonalPart } from '../../platform/personal-data/part';

export const appointmentsData: PersonalPart = {
  name: 'appointments',
  about: 'Appointments that you scheduled, with whom, when, and whether they were canceled.',
  tables: ['appointments', 'appointment_cells'],
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
      cancelledAt: isoTime(row.cancelled_at),
    }));
  },
};
