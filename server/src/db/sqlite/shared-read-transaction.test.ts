import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { tempFolder } from '../../testing/temp-folder';
import { testDatabase } from '../../testing/test-database';
import { type Db, inTransaction } from '../transaction';
import { SharedReadTransaction } from './shared-read-transaction';
import { Statements } from './statements';
import { CompiledQuery } from 'kysely';

async function names(db: Db): Promise<string[]> {
  return (await db.selectFrom('settings').select('name').orderBy('name').execute()).map(({ name }) => name);
}

const setting = (name: string) => ({ name, value: '1', version: 1 });

test('a read right after a change sees the change', async () => {
  const { db } = await testDatabase();
  expect(await names(db)).toEqual([]);
  await db.insertInto('settings').values(setting('a')).execute();
  expect(await names(db)).toEqual(['a']);
  await inTransaction(db, (tx) => tx.insertInto('settings').values(setting('b')).execute());
  expect(await names(db)).toEqual(['a', 'b']);
});

test('reads of one turn see one moment, and the next turn sees what other processes changed', async () => {
  const folder = tempFolder();
  const file = join(folder.path, 'leaves.db');
  const other = new Database(file);
  other.pragma('journal_mode = WAL');
  other.exec('create table leaves (number integer)');
  const sqlite = new Database(file, { readonly: true });
  const reads = new SharedReadTransaction(new Statements(sqlite));
  const count = () => reads.run<{ n: number }>(CompiledQuery.raw('select count(*) n from leaves')).rows[0]?.n;
  expect(count()).toBe(0);
  other.exec('insert into leaves values (1)');
  expect(count()).toBe(0);
  await new Promise((resolve) => setImmediate(resolve));
  expect(sqlite.inTransaction).toBe(false);
  expect(count()).toBe(1);
  reads.end();
  sqlite.close();
  other.close();
  folder.remove();
});
