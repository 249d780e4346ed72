import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../../testing/temp-folder';
import { closeDatabase } from '../database';
import { migrate } from '../migrate';
import type { Migration } from '../migration';
import { openSqlite } from './open';

const step = (name: string, statement: string): Migration => ({
  name,
  up: async (tx) => {
    await sql.raw(statement).execute(tx);
  },
});
const first = step('0001-first', 'create table leaf (name text)');
const second = step('0002-second', 'alter table leaf add column color text');

test('a database file is copied before it is changed', async () => {
  const folder = tempFolder();
  const db = openSqlite(join(folder.path, 'grove.db'));
  onTestFinished(async () => {
    await closeDatabase(db);
    folder.remove();
  });
  const options = { backupsDir: join(folder.path, 'backups'), nowMs: 0 };
  await migrate(db, { ...options, migrations: [first] });
  await sql`insert into leaf values ('oak')`.execute(db);
  await migrate(db, { ...options, migrations: [first, second] });
  const [copy = ''] = readdirSync(options.backupsDir);
  expect(copy).toBe('stillgrove-1970-01-01T00-00-00-000Z-before-0002-second.db');
  const backup = new Database(join(options.backupsDir, copy), { readonly: true });
  expect(backup.prepare('select * from leaf').all()).toEqual([{ name: 'oak' }]);
  backup.close();
});
