import { sql } from 'kysely';
import type { Db } from '../../db/transaction';
import { sha256 } from '../tokens';
import type { Counter } from './counter';

/** Counts in the database, so that restarts and further processes share them. Keys are stored as hashes. */
export function createDatabaseCounter(db: Db): Counter {
  return {
    async read(key, nowMs) {
      const row = await db
        .selectFrom('rate_limits')
        .select(['tries', 'resets_at'])
        .where('key_hash', '=', sha256(key))
        .where('resets_at', '>', nowMs)
        .executeTakeFirst();
      return row ? { tries: row.tries, resetsAtMs: row.resets_at } : null;
    },

    async add(key, windowMs, nowMs) {
      const row = await db
        .insertInto('rate_limits')
        .values({ key_hash: sha256(key), tries: 1, resets_at: nowMs + windowMs })
        .onConflict((conflict) =>
          conflict.column('key_hash').doUpdateSet({
            tries: sql`case when rate_limits.resets_at > ${nowMs} then rate_limits.tries + 1 else 1 end`,
            resets_at: sql`case when rate_limits.resets_at > ${nowMs} then rate_limits.resets_at else excluded.resets_at end`,
          }),
        )
        .returning(['tries', 'resets_at'])
        .executeTakeFirstOrThrow();
      return { tries: row.tries, resetsAtMs: row.resets_at };
    },

    async subtract(key, nowMs) {
      await db
        .updateTable('rate_limits')
        .set((row) => ({ tries: row('tries', '-', 1) }))
        .where('key_hash', '=', sha256(key))
        .where('resets_at', '>', nowMs)
        .where('tries', '>', 0)
        .execute();
    },

    async prune(nowMs) {
      await db.deleteFrom('rate_limits').where('resets_at', '<=', nowMs).execute();
    },
  };
}
