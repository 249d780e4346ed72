import type { Db, Tx } from '../../db/transaction';

export async function addAction(
  tx: Tx,
  action: { id: string; userId: string | null; action: string; subject: string; nowMs: number },
): Promise<void> {
  await tx
    .insertInto('operator_actions')
    .values({
      id: action.id,
      user_id: action.userId,
      action: action.action,
      subject: action.subject,
      created_at: action.nowMs,
    })
    .execute();
}

export type NotedAction = {
  readonly id: string;
  /** The operator's name; null when that account is gone. */
  readonly operator: string | null;
  readonly action: string;
  readonly subject: string;
  readonly createdAtMs: number;
};

/** What operators did before a moment, the newest first. */
export async function listActions(db: Db, beforeMs: number, most: number): Promise<NotedAction[]> {
  const rows = await db
    .selectFrom('operator_actions')
    .leftJoin('users', 'users.id', 'operator_actions.user_id')
    .select(['operator_actions.id', 'action', 'subject', 'operator_actions.created_at', 'users.full_name'])
    .where('operator_actions.created_at', '<', beforeMs)
    .orderBy('operator_actions.created_at', 'desc')
    .orderBy('operator_actions.id')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    operator: row.full_name,
    action: row.action,
    subject: row.subject,
    createdAtMs: row.created_at,
  }));
}

export async function removeActionsBefore(db: Db, beforeMs: number): Promise<void> {
  await db.deleteFrom('operator_actions').where('created_at', '<', beforeMs).execute();
}
