import type { Db, Tx } from '../../db/transaction';
import type { Member } from './appointment-facts';

/** What a link of a reminder does: each does one thing. */
export type AppointmentLinkPurpose = 'cancel' | 'move';

export type AppointmentLink = {
  readonly purpose: AppointmentLinkPurpose;
  readonly appointmentId: string;
  /** Whose appointment it is. */
  readonly member: Member;
};

/** Stores a link; the one before it for the same appointment and purpose stops working. */
export async function putAppointmentLink(
  tx: Tx,
  link: { appointmentId: string; purpose: AppointmentLinkPurpose; tokenHash: string; email: string },
): Promise<void> {
  const emailed = { token_hash: link.tokenHash, email: link.email };
  await tx
    .insertInto('appointment_links')
    .values({ appointment_id: link.appointmentId, purpose: link.purpose, ...emailed })
    .onConflict((conflict) => conflict.columns(['appointment_id', 'purpose']).doUpdateSet(emailed))
    .execute();
}

/** The link of a token, until its appointment starts and as long as it went to the address that the person has. */
export async function findAppointmentLink(
  db: Db,
  tokenHash: string,
  nowMs: number,
): Promise<AppointmentLink | null> {
  const row = await db
    .selectFrom('appointment_links')
    .innerJoin('appointments', 'appointments.id', 'appointment_links.appointment_id')
    .innerJoin('users', 'users.id', 'appointments.user_id')
    .select(['appointment_links.purpose', 'appointments.id', 'users.id as userId'])
    .select(['users.full_name as fullName', 'users.email', 'users.confirmed_at as confirmedAtMs'])
    .where('token_hash', '=', tokenHash)
    .where('starts_at', '>', nowMs)
    .whereRef('appointment_links.email', '=', 'users.email')
    .executeTakeFirst();
  if (!row) return null;
  const { purpose, id, ...member } = row;
  return { purpose: purpose as AppointmentLinkPurpose, appointmentId: id, member };
}
