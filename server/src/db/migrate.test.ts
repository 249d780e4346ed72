import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../testing/temp-folder';
import { closeDatabase, openDatabase } from './database';
import { migrate } from './migrate';
import type { Migration } from './migration';
import { MIGRATIONS } from './migrations';

const first: Migration = {
  name: '0001-first',
  up: async (tx) => {
    await sql`create table leaf (name text)`.execute(tx);
  },
};
const second: Migration = {
  name: '0002-second',
  up: async (tx) => {
    await sql`alter table leaf add column colour text`.execute(tx);
  },
};
const broken: Migration = {
  name: '0002-broken',
  up: async (tx) => {
    await sql`create table twig (name text)`.execute(tx);
    await sql`create table leaf (name text)`.execute(tx);
  },
};

function newDatabase() {
  const folder = tempFolder();
  const file = join(folder.path, 'grove.db');
  const db = openDatabase(file);
  onTestFinished(async () => {
    await closeDatabase(db);
    folder.remove();
  });
  return { db, file, options: { backupsDir: join(folder.path, 'backups'), nowMs: 0 } };
}

test('steps are taken once, in order', async () => {
  const { db, options } = newDatabase();
  expect(await migrate(db, options)).toEqual(MIGRATIONS.map(({ name }) => name));
  expect(await migrate(db, options)).toEqual([]);
});

test('two processes that start together take each step once', async () => {
  const { db, file, options } = newDatabase();
  const other = openDatabase(file);
  onTestFinished(() => closeDatabase(other));
  const taken = await Promise.all([migrate(db, options), migrate(other, options)]);
  expect(taken.flat()).toHaveLength(MIGRATIONS.length);
});

test('a database is copied before it is changed', async () => {
  const { db, options } = newDatabase();
  await migrate(db, { ...options, migrations: [first] });
  await sql`insert into leaf values ('oak')`.execute(db);
  await migrate(db, { ...options, migrations: [first, second] });
  const [copy = ''] = readdirSync(options.backupsDir);
  expect(copy).toBe('stillgrove-1970-01-01T00-00-00-000Z-before-0002-second.db');
  const backup = new Database(join(options.backupsDir, copy), { readonly: true });
  expect(backup.prepare('select * from leaf').all()).toEqual([{ name: 'oak' }]);
  backup.close();
});

test('a step that fails leaves nothing behind', async () => {
  const { db, options } = newDatabase();
  await migrate(db, { ...options, migrations: [first] });
  await expect(migrate(db, { ...options, migrations: [first, broken] })).rejects.toThrow('already exists');
  await expect(sql`select * from twig`.execute(db)).rejects.toThrow('no such table');
  expect(await migrate(db, { ...options, migrations: [first, second] })).toEqual(['0002-second']);
});

test('a database of a newer version is refused and left alone', async () => {
  const { db, options } = newDatabase();
  await migrate(db, { ...options, migrations: [first, second] });
  await expect(migrate(db, { ...options, migrations: [first] })).rejects.toThrow(
    'The database was last used by a newer Stillgrove (it has 0002-second).',
  );
});

test('a database of another program is left alone', async () => {
  const { db, options } = newDatabase();
  await sql`create table users (name text)`.execute(db);
  await expect(migrate(db, options)).rejects.toThrow('The database belongs to another program.');
});
