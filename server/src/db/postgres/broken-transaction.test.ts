import { sql } from 'kysely';
import { expect, inject, test, vi } from 'vitest';
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
      // The server's last message arrives while nothing is asked.
      await vi.waitFor(async () => {
        const { rows: alive } = await sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`.execute(
          other,
        );
        expect(alive).toEqual([]);
      });
      await tx.insertInto('settings').values({ name: 'a', value: '1', version: 1 }).execute();
    });
    await expect(change).rejects.toBeInstanceOf(DatabaseAway);
    expect(await db.selectFrom('settings').selectAll().execute()).toEqual([]);
  },
);
