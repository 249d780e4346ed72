import { type Therapist, therapist as therapistSchema } from '@stillgrove/contract/therapists';
import type { Offer } from '@stillgrove/domain/appointments/scheduling';
import type { Hours, Interval } from '@stillgrove/domain/appointments/hours';
import type { Db } from '../../db/transaction';

/** The directory, in the order that the operator chose. */
export async function listTherapists(db: Db): Promise<Therapist[]> {
  const rows = await db
    .selectFrom('therapists')
    .selectAll()
    .select(({ exists, selectFrom, or }) =>
      or([
        exists(
          selectFrom('therapist_hours')
            .select('weekday')
            .whereRef('therapist_hours.therapist_id', '=', 'therapists.id'),
        ),
        exists(
          selectFrom('therapist_exceptions')
            .select('date')
            .whereRef('therapist_exceptions.therapist_id', '=', 'therapists.id')
            .where('open', '!=', '[]'),
        ),
      ]).as('takesAppointments'),
    )
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) =>
    therapistSchema.parse({
      id: row.id,
      name: row.name,
      qualifications: row.qualifications,
      languages: JSON.parse(row.languages) as unknown,
      helpsWith: JSON.parse(row.helps_with) as unknown,
      meets: JSON.parse(row.meets) as unknown,
      about: row.about,
      isSample: row.is_sample === 1,
      takesAppointments: Boolean(row.takesAppointments),
      appointmentMinutes: row.session_minutes,
    }),
  );
}

/** Someone whose time can be scheduled. */
type TherapistToMeet = Offer & {
  readonly id: string;
  readonly name: string;
  readonly isSample: boolean;
  readonly meets: readonly string[];
  /** Where notices of appointments go; null: to the operator. */
  readonly email: string | null;
};

/** One person of the directory with their hours; null when the id is unknown or the person has left. */
export async function findTherapistToMeet(db: Db, id: string): Promise<TherapistToMeet | null> {
  const row = await db
    .selectFrom('therapists')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id,
    name: row.name,
    isSample: row.is_sample === 1,
    meets: JSON.parse(row.meets) as string[],
    email: row.email,
    appointmentMinutes: row.session_minutes,
    hours: await readHours(db, id, row.time_zone),
  };
}

/** When someone works; each list in the order of time. */
export async function readHours(db: Db, id: string, timeZone: string): Promise<Hours> {
  const weekly = await db
    .selectFrom('therapist_hours')
    .select(['weekday', 'from_minute as from', 'to_minute as to'])
    .where('therapist_id', '=', id)
    .orderBy('weekday')
    .orderBy('from_minute')
    .execute();
  const exceptions = await db
    .selectFrom('therapist_exceptions')
    .select(['date', 'open'])
    .where('therapist_id', '=', id)
    .orderBy('date')
    .execute();
  return {
    timeZone,
    weekly,
    exceptions: exceptions.map(({ date, open }) => ({ date, open: JSON.parse(open) as Interval[] })),
  };
}
