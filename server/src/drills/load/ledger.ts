import { sql } from 'kysely';
import { type Db, isPostgres } from '../../db/transaction';
import type { Player } from './people';

export type Ledger = {
  /** Awards that the server said are stored. */
  readonly acknowledged: number;
  /** Awards that are stored; some of them were never acknowledged. */
  readonly stored: number;
};

/**
 * Holds the database against what was acknowledged.
 *
 * @throws with the first thing that was lost or counted twice, or that is damaged
 */
export async function checkLedger(db: Db, players: readonly Player[]): Promise<Ledger> {
  await checkIntact(db);
  const stored = await storedIds(db);
  const sums = await sumsOfPeople(db);
  for (const { userId, acknowledged } of players) {
    const ids = stored.get(userId) ?? [];
    const kept = new Set(ids);
    const lost = [...acknowledged].filter((id) => !kept.has(id));
    if (lost.length > 0) throw new Error(`acknowledged and lost: ${lost.join(', ')}`);
    if (kept.size !== ids.length) throw new Error('an award is stored twice');
    const of = sums.map((sum) => sum.get(userId) ?? 0);
    if (new Set(of).size !== 1) throw new Error(`events, days and total disagree: ${of.join(', ')}`);
  }
  return {
    acknowledged: players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0),
    stored: [...stored.values()].reduce((sum, ids) => sum + ids.length, 0),
  };
}

/** SQLite looks at every page; of PostgreSQL every row is read further on. */
async function checkIntact(db: Db): Promise<void> {
  if (isPostgres(db)) return;
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const [first] = rows;
  if (first?.integrity_check !== 'ok')
    throw new Error(`the database is damaged: ${String(first?.integrity_check)}`);
}

async function storedIds(db: Db): Promise<Map<string, string[]>> {
  const ids = new Map<string, string[]>();
  for (const { user_id, id } of await db.selectFrom('point_events').select(['user_id', 'id']).execute()) {
    const list = ids.get(user_id);
    if (list) list.push(id);
    else ids.set(user_id, [id]);
  }
  return ids;
}

/** Points of each person: of their events, of their days, and in all. */
async function sumsOfPeople(db: Db): Promise<Map<string, number>[]> {
  const [events, days, totals] = await Promise.all([
    db.selectFrom('point_events').select(['user_id', 'points']).execute(),
    db.selectFrom('point_days').select(['user_id', 'points']).execute(),
    db.selectFrom('point_totals').select(['user_id', 'total_score as points']).execute(),
  ]);
  return [events, days, totals].map((rows) => {
    const sums = new Map<string, number>();
    for (const { user_id, points } of rows) sums.set(user_id, (sums.get(user_id) ?? 0) + points);
    return sums;
  });
}
