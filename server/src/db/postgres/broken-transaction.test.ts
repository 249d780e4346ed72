import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { connectTo, testDatabase } from '../../testing/test-database';
import { DatabaseAway } from '../errors';
import { inTransaction } from '../transaction';

test.skipIf(inject('postgresUrl') === '')(
  'a connection that breaks between two statements of a change ends the change and nothing else',
  async () => {
    const { db, location } = await testDatabase();
    const other = await connectTo(location);
    const change = inTransaction(db, async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other);
      // The farewell arrives while nobody asks for anything.
      await pause(200);
      await tx.insertInto('settings').values({ name: 'a', value: '1', version: 1 }).execute();
    });
    await expect(change).rejects.toBeInstanceOf(DatabaseAway);
    expect(await db.selectFrom('settings').selectAll().execute()).toEqual([]);
  },
);
