import type { Db } from '../../db/transaction';

export async function removeExpiredInvitations(db: Db, nowMs: number): Promise<void> {
  await db.deleteFrom('operator_invitations').where('expires_at', '<=', nowMs).execute();
}
