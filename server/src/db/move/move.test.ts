import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { fillEveryTable } from '../../testing/full-instance';
import { tempFolder } from '../../testing/temp-folder';
import { connectTo, emptyDatabase, TEST_START_MS } from '../../testing/test-database';
import { digestsOf } from '../copies/digest';
import { tableShapes } from '../copies/table-shape';
import type { DatabaseLocation } from '../location';
import { migrate } from '../migrate';
import { MIGRATIONS } from '../migrations';
import type { Db } from '../transaction';
import { readMarker, takeOver, writeMarker } from './copy-marker';
import { type MovedTable, moveToPostgres } from './move';

const nowMs = TEST_START_MS;

/** An instance on SQLite in which every table has something, and an empty PostgreSQL database. */
async function sourceAndTarget(migrations = MIGRATIONS) {
  const folder = tempFolder();
  onTestFinished(folder.remove);
  const location: DatabaseLocation = { engine: 'sqlite', path: join(folder.path, 'stillgrove.db') };
  const source = await connectTo(location);
  await migrate(source, { backupsDir: folder.path, nowMs, migrations });
  const { db, location: server } = await emptyDatabase();
  await db.destroy();
  const target = await connectTo({ ...server, connections: 1 } as DatabaseLocation);
  return { source, location, target };
}

/** @returns what was done to the tables to which something was done */
async function move(from: DatabaseLocation, target: Db): Promise<Record<string, Omit<MovedTable, 'name'>>> {
  const done: Record<string, Omit<MovedTable, 'name'>> = {};
  await moveToPostgres(await connectTo(from), target, {
    nowMs,
    onTable: ({ name, ...what }) => {
      if (what.added > 0 || what.removed > 0) done[name] = what;
    },
  });
  return done;
}

async function contentOf(db: Db) {
  const shapes = (await tableShapes(db)).filter(({ name }) => name !== 'migrations');
  return digestsOf(db, shapes);
}

test('every row is copied, and the second time nothing is left to do', async () => {
  const { source, location, target } = await sourceAndTarget();
  await fillEveryTable(source, ['ana', 'Ben', 'åsa']);
  const done = await move(location, target);
  expect(done.users).toEqual({ rows: 3, removed: 0, added: 3 });
  expect(await contentOf(target)).toEqual(await contentOf(source));
  expect(await move(location, target)).toEqual({});
});

test('what has changed since is made right, whatever must be unique', async () => {
  const { source, location, target } = await sourceAndTarget();
  await fillEveryTable(source, ['ana', 'Ben', 'åsa']);
  await move(location, target);
  // Two change addresses, one after the other; a third leaves, and someone new gets that address.
  for (const [id, email_key] of [
    ['ana', 'away'],
    ['Ben', 'ana@example.org'],
    ['ana', 'Ben@example.org'],
  ] as const)
    await source.updateTable('users').set({ email_key }).where('id', '=', id).execute();
  await source.deleteFrom('users').where('id', '=', 'åsa').execute();
  for (const table of ['newsletter_subscribers', 'outbox', 'contact_messages', 'operator_actions'] as const)
    await source.deleteFrom(table).execute();
  for (const table of ['settings', 'rate_limits', 'passkey_challenges', 'leases'] as const)
    await source.deleteFrom(table).execute();
  for (const table of [
    'therapist_exceptions',
    'outside_answers',
    'clock_marks',
    'legal_texts',
    'deletions',
    'opening_marks',
  ] as const)
    await source.deleteFrom(table).execute();
  await fillEveryTable(source, ['åsa2']);
  await source.updateTable('users').set({ email_key: 'åsa@example.org' }).where('id', '=', 'åsa2').execute();
  const done = await move(location, target);
  expect(done.users).toEqual({ rows: 3, removed: 3, added: 3 });
  expect(await contentOf(target)).toEqual(await contentOf(source));
});

test('a copy becomes an instance of its own with its first server, and is not written over after that', async () => {
  const { source, location, target } = await sourceAndTarget();
  await fillEveryTable(source, ['ana']);
  await move(location, target);
  await takeOver(target);
  await takeOver(target);
  await target.updateTable('point_totals').set({ total_score: 6 }).execute();
  await expect(move(location, target)).rejects.toThrow(
    'already holds the data of an instance, so nothing was changed',
  );
  expect(await target.selectFrom('point_totals').select('total_score').execute()).toEqual([
    { total_score: 6 },
  ]);
});

test('of many servers that start on a copy in the same moment each does', async () => {
  const { db } = await emptyDatabase();
  for (let round = 1; round <= 10; round += 1) {
    await writeMarker(db, { source: 'an instance', isWhole: true });
    await Promise.all(Array.from({ length: 8 }, () => takeOver(db)));
    expect(await readMarker(db)).toBeNull();
  }
});

test('no server starts on a copy that is not whole', async () => {
  const { source, location, target } = await sourceAndTarget();
  await fillEveryTable(source, ['ana']);
  await move(location, target);
  await sql`update _copy_of set is_whole = 0`.execute(target);
  await expect(takeOver(target)).rejects.toThrow('an incomplete copy');
  expect(await move(location, target)).toEqual({});
  await takeOver(target);
});

test('neither another instance nor one that is in use is written over', async () => {
  const { location, target } = await sourceAndTarget();
  const other = await emptyDatabase();
  await migrate(other.db, { backupsDir: '', nowMs });
  const beside = await connectTo({ ...other.location, connections: 1 } as DatabaseLocation);
  await expect(move(location, beside)).rejects.toThrow('A Stillgrove server is connected');
  await fillEveryTable(other.db, ['ana']);
  await expect(move(location, beside)).rejects.toThrow('already holds the data of an instance');
  const elsewhere = await sourceAndTarget();
  await move(location, target);
  await elsewhere.source.updateTable('migrations').set({ applied_at: 1 }).execute();
  await expect(move(elsewhere.location, target)).rejects.toThrow('already holds the data of an instance');
}, 60_000);

test('a source of another version is refused', async () => {
  const { location, target } = await sourceAndTarget(MIGRATIONS.slice(0, 3));
  await expect(move(location, target)).rejects.toThrow('Start this version of the server with it once');
});
