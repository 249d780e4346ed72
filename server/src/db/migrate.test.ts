import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connectTo, emptyDatabase } from '../testing/test-database';
import { digestsOf } from './copies/digest';
import { tableShapes } from './copies/table-shape';
import { createList, migrate, takeSteps } from './migrate';
import type { Migration } from './migration';
import { MIGRATIONS } from './migrations';
import { inTransaction } from './transaction';

const first: Migration = {
  name: '0001-first',
  up: async (tx) => {
    await sql`create table leaf (name text)`.execute(tx);
  },
};
const second: Migration = {
  name: '0002-second',
  up: async (tx) => {
    await sql`alter table leaf add column color text`.execute(tx);
  },
};
const broken: Migration = {
  name: '0002-broken',
  up: async (tx) => {
    await sql`create table twig (name text)`.execute(tx);
    await sql`create table leaf (name text)`.execute(tx);
  },
};

async function newDatabase() {
  const { db, location, folder } = await emptyDatabase();
  return { db, location, options: { backupsDir: join(folder, 'backups'), nowMs: 0 } };
}

test('steps are taken once, in order', async () => {
  const { db, options } = await newDatabase();
  expect(await migrate(db, options)).toEqual(MIGRATIONS.map(({ name }) => name));
  expect(await migrate(db, options)).toEqual([]);
});

test('migrations fill no table, so that a restore finds them empty', async () => {
  const { db } = await newDatabase();
  await inTransaction(db, createList);
  await inTransaction(db, (tx) => takeSteps(tx, MIGRATIONS, 0));
  const digests = await digestsOf(db, await tableShapes(db));
  const filled = Object.entries(digests).filter(([, { rows }]) => rows > 0);
  expect(filled.map(([table]) => table)).toEqual(['migrations']);
});

test('a new database gets its samples once, and removed samples stay removed', async () => {
  const { db, options } = await newDatabase();
  await migrate(db, options);
  expect(await db.selectFrom('therapists').select('id').where('is_sample', '=', 1).execute()).toHaveLength(6);
  expect(await db.selectFrom('therapist_hours').select('weekday').execute()).toHaveLength(21);
  await db.deleteFrom('therapists').execute();
  await migrate(db, options);
  expect(await db.selectFrom('therapists').select('id').execute()).toEqual([]);
});

test('an older database gets no samples when it is brought up to date', async () => {
  const { db, options } = await newDatabase();
  await migrate(db, { ...options, migrations: MIGRATIONS.slice(0, 3) });
  await migrate(db, options);
  expect(await db.selectFrom('therapists').select('id').execute()).toEqual([]);
});

test('two processes that start together take each step once', async () => {
  const { db, location, options } = await newDatabase();
  const other = await connectTo(location);
  const taken = await Promise.all([migrate(db, options), migrate(other, options)]);
  expect(taken.flat()).toHaveLength(MIGRATIONS.length);
});

test('a step that fails leaves nothing behind', async () => {
  const { db, options } = await newDatabase();
  await migrate(db, { ...options, migrations: [first] });
  await expect(migrate(db, { ...options, migrations: [first, broken] })).rejects.toThrow('already exists');
  await expect(sql`select * from twig`.execute(db)).rejects.toThrow(/no such table|does not exist/);
  expect(await migrate(db, { ...options, migrations: [first, second] })).toEqual(['0002-second']);
});

test('a database of a newer version is refused and left alone', async () => {
  const { db, options } = await newDatabase();
  await migrate(db, { ...options, migrations: [first, second] });
  await expect(migrate(db, { ...options, migrations: [first] })).rejects.toThrow(
    'The database was last used by a newer version of Stillgrove (it has 0002-second).',
  );
});

test('a database of another program is left alone', async () => {
  const { db, options } = await newDatabase();
  await sql`create table users (name text)`.execute(db);
  await expect(migrate(db, options)).rejects.toThrow('The database belongs to another program.');
});
