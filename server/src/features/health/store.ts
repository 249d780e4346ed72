import type { Db } from '../../db/transaction';

/** Whether the database answers and has its tables. */
export async function databaseAnswers(db: Db): Promise<boolean> {
  try {
    await db.selectFrom('migrations').select('name').limit(1).executeTakeFirstOrThrow();
    return true;
  } catch {
    return false;
  }
}
