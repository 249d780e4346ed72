import type { Meeting } from '@stillgrove/contract/appointments';
import { PAST_APPOINTMENTS_DAYS } from '@stillgrove/contract/operator-appointments';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Tables } from '../../db/tables';
import type { Db } from '../../db/transaction';
import type { Page } from '../../platform/paging';
import { COLUMNS, type StoredAppointment } from './store';

const DAY_MS = 86_400_000;

/** An appointment with whoever scheduled it, and with whom. */
export type AppointmentWithPeople = StoredAppointment & {
  readonly visitor: { readonly fullName: string; readonly email: string };
  readonly therapist: { readonly name: string; readonly isSample: boolean; readonly timeZone: string };
};

type Wanted = {
  /** Those that are not over, earliest first, or those of the last 30 days, latest first. */
  readonly when: 'upcoming' | 'past';
  /** Of this therapist only. */
  readonly therapistId?: string | undefined;
};

/** Appointments of everyone. */
export async function listAllAppointments(
  db: Db,
  wanted: Wanted,
  page: Page,
  nowMs: number,
): Promise<AppointmentWithPeople[]> {
  const rows = await appointments(db)
    .where(isWanted(wanted, nowMs))
    .orderBy('starts_at', wanted.when === 'upcoming' ? 'asc' : 'desc')
    .orderBy('appointments.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map(appointmentOf);
}

export async function countAllAppointments(db: Db, wanted: Wanted, nowMs: number): Promise<number> {
  const { count } = await db
    .selectFrom('appointments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isWanted(wanted, nowMs))
    .executeTakeFirstOrThrow();
  return count;
}

function isWanted({ when, therapistId }: Wanted, nowMs: number) {
  const endsAt = sql<number>`starts_at + minutes * 60000`;
  return ({ eb, and }: ExpressionBuilder<Tables, 'appointments'>) =>
    and([
      ...(when === 'upcoming'
        ? [eb(endsAt, '>', nowMs)]
        : [eb(endsAt, '<=', nowMs), eb('starts_at', '>=', nowMs - PAST_APPOINTMENTS_DAYS * DAY_MS)]),
      ...(therapistId === undefined ? [] : [eb('therapist_id', '=', therapistId)]),
    ]);
}

/** One appointment of whomever; null when the id is unknown. */
export async function findAnyAppointment(db: Db, id: string): Promise<AppointmentWithPeople | null> {
  const row = await appointments(db).where('appointments.id', '=', id).executeTakeFirst();
  return row ? appointmentOf(row) : null;
}

/** Scheduled appointments that have not begun, with whomever. */
export async function listAllUpcoming(
  db: Db,
  nowMs: number,
): Promise<{ therapistId: string; startsAtMs: number; minutes: number }[]> {
  return db
    .selectFrom('appointments')
    .select(['therapist_id as therapistId', 'starts_at as startsAtMs', 'minutes'])
    .where('starts_at', '>', nowMs)
    .where('cancelled_at', 'is', null)
    .execute();
}

/** Everyone whose appointments there can be, in the order of the directory; those who have left come last. */
export async function listMet(db: Db): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('therapists')
    .select(['id', 'name'])
    .orderBy(sql`removed_at is not null`)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

function appointments(db: Db) {
  return db
    .selectFrom('appointments')
    .innerJoin('users', 'users.id', 'appointments.user_id')
    .innerJoin('therapists', 'therapists.id', 'appointments.therapist_id')
    .select(COLUMNS)
    .select(['users.full_name as visitorName', 'users.email as visitorEmail'])
    .select(['therapists.name', 'therapists.is_sample', 'therapists.time_zone as therapistZone']);
}

type Row = Awaited<ReturnType<ReturnType<typeof appointments>['execute']>>[number];

function appointmentOf(row: Row): AppointmentWithPeople {
  const { visitorName, visitorEmail, name, is_sample, therapistZone, meets, ...appointment } = row;
  return {
    ...appointment,
    meets: meets as Meeting,
    visitor: { fullName: visitorName, email: visitorEmail },
    therapist: { name, isSample: is_sample === 1, timeZone: therapistZone },
  };
}
