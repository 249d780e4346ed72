import type { Meeting } from '@stillgrove/contract/appointments';
import { cellsOf } from '@stillgrove/domain/appointments/cells';
import type { Db, Tx } from '../../db/transaction';

/** A session that was booked, as the database keeps it. */
export type StoredAppointment = {
  readonly id: string;
  readonly userId: string;
  readonly therapistId: string;
  /** Milliseconds since 1970. */
  readonly startsAtMs: number;
  readonly minutes: number;
  readonly meets: Meeting;
  /** The visitor's own. */
  readonly timeZone: string;
  /** Grows by one with every change. */
  readonly revision: number;
  readonly cancelledAtMs: number | null;
};

/** With the therapist's name, for lists. */
export type ListedAppointment = StoredAppointment & {
  readonly therapistName: string;
  readonly isSample: boolean;
};

/** What is read of a session. */
export const COLUMNS = [
  'appointments.id',
  'appointments.user_id as userId',
  'appointments.therapist_id as therapistId',
  'appointments.starts_at as startsAtMs',
  'appointments.minutes',
  'appointments.meets',
  'appointments.time_zone as timeZone',
  'appointments.revision',
  'appointments.cancelled_at as cancelledAtMs',
] as const;

/** A person's sessions, latest first. */
export async function listAppointments(db: Db, userId: string): Promise<ListedAppointment[]> {
  const rows = await db
    .selectFrom('appointments')
    .innerJoin('therapists', 'therapists.id', 'appointments.therapist_id')
    .select(COLUMNS)
    .select(['therapists.name as therapistName', 'therapists.is_sample'])
    .where('user_id', '=', userId)
    .orderBy('starts_at', 'desc')
    .execute();
  return rows.map(({ is_sample, ...row }) => ({
    ...row,
    meets: row.meets as Meeting,
    isSample: is_sample === 1,
  }));
}

/** One session of a person; null when there is none or it is another's. */
export async function findAppointment(db: Db, userId: string, id: string): Promise<StoredAppointment | null> {
  const row = await db
    .selectFrom('appointments')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? { ...row, meets: row.meets as Meeting } : null;
}

/** A person's sessions that are still to come. */
export async function listComing(db: Db, userId: string, nowMs: number): Promise<StoredAppointment[]> {
  const rows = await db
    .selectFrom('appointments')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('starts_at', '>', nowMs)
    .where('cancelled_at', 'is', null)
    .execute();
  return rows.map((row) => ({ ...row, meets: row.meets as Meeting }));
}

/** The cells of a therapist that are spoken for, from a moment on. */
export async function takenCells(db: Db, therapistId: string, fromCell: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('appointment_cells')
    .select('cell')
    .where('therapist_id', '=', therapistId)
    .where('cell', '>=', fromCell)
    .execute();
  return new Set(rows.map(({ cell }) => cell));
}

export type Clash = 'slot-taken' | 'own-clash';

/** Whether a session would overlap another of its therapist or of its person; its own cells do not count. */
export async function findClash(tx: Tx, session: StoredAppointment): Promise<Clash | null> {
  const rows = await tx
    .selectFrom('appointment_cells')
    .select(['therapist_id', 'user_id'])
    .where('cell', 'in', cellsOf(session.startsAtMs, session.minutes))
    .where('appointment_id', '!=', session.id)
    .where((cell) =>
      cell.or([cell('therapist_id', '=', session.therapistId), cell('user_id', '=', session.userId)]),
    )
    .execute();
  if (rows.some((row) => row.therapist_id === session.therapistId)) return 'slot-taken';
  return rows.length > 0 ? 'own-clash' : null;
}

/**
 * Stores a session and takes its cells.
 *
 * @throws a unique violation when someone else took one of the cells in the same moment
 */
export async function addAppointment(tx: Tx, session: StoredAppointment, nowMs: number): Promise<void> {
  await tx
    .insertInto('appointments')
    .values({
      id: session.id,
      user_id: session.userId,
      therapist_id: session.therapistId,
      starts_at: session.startsAtMs,
      minutes: session.minutes,
      meets: session.meets,
      time_zone: session.timeZone,
      revision: session.revision,
      created_at: nowMs,
    })
    .execute();
  await takeCells(tx, session);
}

/**
 * Moves a session to another time.
 *
 * @throws a unique violation when someone else took one of the cells in the same moment
 */
export async function moveAppointment(tx: Tx, session: StoredAppointment): Promise<void> {
  await freeCells(tx, session.id);
  await tx
    .updateTable('appointments')
    .set({
      starts_at: session.startsAtMs,
      minutes: session.minutes,
      time_zone: session.timeZone,
      revision: session.revision,
    })
    .where('id', '=', session.id)
    .execute();
  await takeCells(tx, session);
}

/** Gives the time of a session back; the session stays on record. */
export async function cancelAppointment(tx: Tx, session: StoredAppointment, nowMs: number): Promise<void> {
  await freeCells(tx, session.id);
  await tx
    .updateTable('appointments')
    .set({ cancelled_at: nowMs, revision: session.revision })
    .where('id', '=', session.id)
    .execute();
}

/** Forgets sessions that began before a moment. */
export async function removeAppointmentsBefore(db: Db, startedBeforeMs: number): Promise<void> {
  await db.deleteFrom('appointments').where('starts_at', '<', startedBeforeMs).execute();
}

async function takeCells(tx: Tx, session: StoredAppointment): Promise<void> {
  const { id, userId, therapistId, startsAtMs, minutes } = session;
  const cells = cellsOf(startsAtMs, minutes).map((cell) => ({
    therapist_id: therapistId,
    cell,
    user_id: userId,
    appointment_id: id,
  }));
  await tx.insertInto('appointment_cells').values(cells).execute();
}

async function freeCells(tx: Tx, appointmentId: string): Promise<void> {
  await tx.deleteFrom('appointment_cells').where('appointment_id', '=', appointmentId).execute();
}
