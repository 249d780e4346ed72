import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../db/transaction';
import type { Counter, Try } from './counter';

/** Counts in the database, so that restarts and further processes share them. Keys are stored as they are given. */
export function createDatabaseCounter(db: Db): Counter {
  return {
    async take(tries, nowMs) {
      // Looked at outside a transaction first, so that a flood of refused tries waits for no disk.
      const usedUp = await findUsedUp(db, tries, nowMs);
      if (usedUp !== null) return usedUp;
      return inTransaction(db, (tx) => takeTries(tx, tries, nowMs));
    },

    giveBack: (tries, nowMs) =>
      inTransaction(db, async (tx) => {
        await tx
          .updateTable('rate_limits')
          .set((row) => ({ tries: row('tries', '-', 1) }))
          .where('key_hash', 'in', keysOf(tries))
          .where('resets_at', '>', nowMs)
          .where('tries', '>', 0)
          .execute();
      }),

    async forget(keys) {
      await db.deleteFrom('rate_limits').where('key_hash', 'in', keys).execute();
    },

    async prune(nowMs) {
      await db.deleteFrom('rate_limits').where('resets_at', '<=', nowMs).execute();
    },
  };
}

/** Counts all of the tries together with a change, or none. @returns as a counter does */
export async function takeTries(tx: Tx, tries: readonly Try[], nowMs: number): Promise<number | null> {
  const resetsAtMs = await findUsedUp(tx, tries, nowMs);
  if (resetsAtMs === null) for (const one of tries) await count(tx, one, nowMs);
  return resetsAtMs;
}

/** @returns when the window of the one that is used up ends, in milliseconds since 1970; null when none is */
export async function findUsedUp(db: Db, tries: readonly Try[], nowMs: number): Promise<number | null> {
  const windows = await db
    .selectFrom('rate_limits')
    .selectAll()
    .where('key_hash', 'in', keysOf(tries))
    .where('resets_at', '>', nowMs)
    .execute();
  const usedUp = tries.flatMap(({ key, allowed, windowMs }) => {
    const window = windows.find(({ key_hash }) => key_hash === key);
    // One that ends later than a window that begins now was begun while a clock was wrong.
    const counts = window !== undefined && window.resets_at <= nowMs + windowMs;
    return counts && window.tries >= allowed ? [window.resets_at] : [];
  });
  return usedUp.length === 0 ? null : Math.max(...usedUp);
}

async function count(tx: Tx, { key, windowMs }: Try, nowMs: number): Promise<void> {
  await tx
    .insertInto('rate_limits')
    .values({ key_hash: key, tries: 1, resets_at: nowMs + windowMs })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet({
        tries: sql`case when rate_limits.resets_at > ${nowMs} and rate_limits.resets_at <= excluded.resets_at then rate_limits.tries + 1 else 1 end`,
        resets_at: sql`case when rate_limits.resets_at > ${nowMs} and rate_limits.resets_at <= excluded.resets_at then rate_limits.resets_at else excluded.resets_at end`,
      }),
    )
    .execute();
}

function keysOf(tries: readonly Try[]): string[] {
  return tries.map(({ key }) => key);
}
