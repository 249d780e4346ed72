import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { emptyDatabase } from '../../testing/test-database';
import { openDatabase } from '../database';

test.skipIf(inject('postgresUrl') === '')(
  'a server that would confirm changes before they are on disk is refused with what to do',
  async () => {
    const { db, location } = await emptyDatabase();
    const [{ name } = { name: '' }] = (
      await sql<{ name: string }>`select current_database() as name`.execute(db)
    ).rows;
    await sql`alter database ${sql.id(name)} set synchronous_commit = off`.execute(db);
    await expect(openDatabase(location)).rejects.toThrow(/Set synchronous_commit to on/);
    await sql`alter database ${sql.id(name)} reset synchronous_commit`.execute(db);
    const again = await openDatabase(location);
    await again.destroy();
  },
);
