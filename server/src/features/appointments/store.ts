import type { Meeting } from '@stillgrove/contract/appointments';
import { cellsOf } from '@stillgrove/domain/appointments/cells';
import type { Db, Tx } from '../../db/transaction';

/** An appointment that was scheduled, as the database keeps it. */
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
  readonly canceledAtMs: number | null;
  /** When the visitor agreed to who sees it; null for appointments from before consent was asked. */
  readonly consentedAtMs: number | null;
};

/** With the therapist's name, for lists. */
type ListedAppointment = StoredAppointment & {
  readonly therapistName: string;
  readonly isSample: boolean;
};

/** What is read of an appointment. */
export const COLUMNS = [
  'appointments.id',
  'appointments.user_id as userId',
  'appointments.therapist_id as therapistId',
  'appointments.starts_at as startsAtMs',
  'appointments.minutes',
  'appointments.meets',
  'appointments.time_zone as timeZone',
  'appointments.revision',
  'appointments.cancelled_at as canceledAtMs',
  'appointments.consented_at as consentedAtMs',
] as const;

/** A person's appointments, latest first. */
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

/** One appointment of a person; null when there is none or it is another's. */
export async function findAppointment(db: Db, userId: string, id: string): Promise<StoredAppointment | null> {
  const row = await db
    .selectFrom('appointments')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? { ...row, meets: row.meets as Meeting } : null;
}

/** A person's appointments that are still to come. */
export async function listUpcoming(db: Db, userId: string, nowMs: number): Promise<StoredAppointment[]> {
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

/** Whether an appointment would overlap another of its therapist or of its person; its own cells do not count. */
export async function findClash(tx: Tx, appointment: StoredAppointment): Promise<Clash | null> {
  const rows = await tx
    .selectFrom('appointment_cells')
    .select(['therapist_id', 'user_id'])
    .where('cell', 'in', cellsOf(appointment.startsAtMs, appointment.minutes))
    .where('appointment_id', '!=', appointment.id)
    .where((cell) =>
      cell.or([cell('therapist_id', '=', appointment.therapistId), cell('user_id', '=', appointment.userId)]),
    )
    .execute();
  if (rows.some((row) => row.therapist_id === appointment.therapistId)) return 'slot-taken';
  return rows.length > 0 ? 'own-clash' : null;
}

/**
 * Stores an appointment and takes its cells.
 *
 * @throws a unique violation when someone else took one of the cells in the same moment
 */
export async function addAppointment(
  tx: Tx,
  appointment: StoredAppointment,
  { consentVersion, nowMs }: { consentVersion: number; nowMs: number },
): Promise<void> {
  await tx
    .insertInto('appointments')
    .values({
      id: appointment.id,
      user_id: appointment.userId,
      therapist_id: appointment.therapistId,
      starts_at: appointment.startsAtMs,
      minutes: appointment.minutes,
      meets: appointment.meets,
      time_zone: appointment.timeZone,
      revision: appointment.revision,
      created_at: nowMs,
      consent_version: consentVersion,
      consented_at: appointment.consentedAtMs,
    })
    .execute();
  await takeCells(tx, appointment);
}

/**
 * Moves an appointment to another time.
 *
 * @throws a unique violation when someone else took one of the cells in the same moment
 */
export async function moveAppointment(tx: Tx, appointment: StoredAppointment): Promise<void> {
  await freeCells(tx, appointment.id);
  await tx
    .updateTable('appointments')
    .set({
      starts_at: appointment.startsAtMs,
      minutes: appointment.minutes,
      time_zone: appointment.timeZone,
      revision: appointment.revision,
    })
    .where('id', '=', appointment.id)
    .execute();
  await takeCells(tx, appointment);
}

/** Deletes an appointment with its cells, its links and the record of consent. */
export async function deleteAppointment(tx: Tx, appointmentId: string): Promise<void> {
  await freeCells(tx, appointmentId);
  await tx.deleteFrom('appointments').where('id', '=', appointmentId).execute();
}

/** Gives the time of an appointment back; the appointment stays on record. */
export async function cancelAppointment(
  tx: Tx,
  appointment: StoredAppointment,
  nowMs: number,
): Promise<void> {
  await freeCells(tx, appointment.id);
  await tx
    .updateTable('appointments')
    .set({ cancelled_at: nowMs, revision: appointment.revision })
    .where('id', '=', appointment.id)
    .execute();
}

/** Forgets appointments that began before a moment. */
export async function removeAppointmentsBefore(db: Db, startedBeforeMs: number): Promise<void> {
  await db.deleteFrom('appointments').where('starts_at', '<', startedBeforeMs).execute();
}

async function takeCells(tx: Tx, appointment: StoredAppointment): Promise<void> {
  const { id, userId, therapistId, startsAtMs, minutes } = appointment;
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
