import { appendFileSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { fillEveryTable } from '../../testing/full-instance';
import { newEmptyDatabase } from '../../testing/postgres-databases';
import { tempFolder } from '../../testing/temp-folder';
import {
  connectTo,
  emptyDatabase,
  type TestDatabase,
  TEST_START_MS,
  testDatabase,
} from '../../testing/test-database';
import { digestsOf } from '../copies/digest';
import { PAGE_ROWS } from '../copies/rows';
import { tableShapes } from '../copies/table-shape';
import { migrate } from '../migrate';
import { MIGRATIONS } from '../migrations';
import type { Db } from '../transaction';
import { newKeyPair } from './encryption';
import { BackupProblem } from './format';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';

const nowMs = TEST_START_MS;

type Made = { readonly instance: TestDatabase; readonly file: string };

/** A backup of a database in which every table has something. */
async function backUp(key: string | null = null): Promise<Made> {
  const instance = await testDatabase();
  await fillEveryTable(instance.db, ['ana', 'Ben', 'åsa', 'Zoe']);
  const file = join(instance.folder, 'stillgrove.backup');
  await writeBackup(await connectTo(instance.location), { file, key, nowMs });
  return { instance, file };
}

async function emptyOnEveryEngine(): Promise<Db[]> {
  const { db, folder } = await emptyDatabase();
  const server = inject('postgresUrl');
  if (server === '') return [db];
  const { db: other, remove } = await newEmptyDatabase(server);
  onTestFinished(remove);
  return [other, await connectTo({ engine: 'sqlite', path: join(folder, 'restored.db') })];
}

const restore = (db: Db, file: string, identity: string | null = null) =>
  restoreBackup(db, { file, identity, nowMs: nowMs + 1_000 });

async function contentOf(db: Db) {
  return digestsOf(db, await tableShapes(db));
}

test('what is tried out has something in every table', async () => {
  const { db } = await testDatabase();
  await fillEveryTable(db, ['ana']);
  for (const [table, { rows }] of Object.entries(await contentOf(db))) expect(rows, table).toBeGreaterThan(0);
});

test('every row comes back, on whatever engine', async () => {
  const { instance, file } = await backUp();
  for (const db of await emptyOnEveryEngine()) {
    await restore(db, file);
    expect(await contentOf(db)).toEqual(await contentOf(instance.db));
    expect(await migrate(db, { backupsDir: '', nowMs })).toEqual([]);
  }
});

test('an instance moves from SQLite to PostgreSQL and back with all its rows', async () => {
  const server = inject('postgresUrl');
  if (server === '') return;
  const folder = tempFolder();
  onTestFinished(folder.remove);
  const sqlite = async (name: string) =>
    connectTo({ engine: 'sqlite', path: join(folder.path, `${name}.db`) });
  const source = await sqlite('source');
  await migrate(source, { backupsDir: folder.path, nowMs });
  await fillEveryTable(source, ['ana', 'Ben', 'åsa', 'Zoe']);
  const wanted = await contentOf(source);
  const there = join(folder.path, 'there.backup');
  await writeBackup(await sqlite('source'), { file: there, key: null, nowMs });
  const { db: moved, location } = await emptyDatabase();
  await restore(moved, there);
  expect(await contentOf(moved)).toEqual(wanted);
  const back = join(folder.path, 'back.backup');
  await writeBackup(await connectTo(location), { file: back, key: null, nowMs });
  const returned = await sqlite('returned');
  await restore(returned, back);
  expect(await contentOf(returned)).toEqual(wanted);
});

test('a table of several pages comes back whole', async () => {
  const instance = await testDatabase();
  const names = Array.from({ length: 2 * PAGE_ROWS + 1 }, (_, index) => `setting-${String(index)}`);
  await instance.db
    .insertInto('settings')
    .values(names.map((name) => ({ name, value: 'null', version: 1 })))
    .execute();
  const file = join(instance.folder, 'stillgrove.backup');
  await writeBackup(await connectTo(instance.location), { file, key: null, nowMs });
  const { db } = await emptyDatabase();
  await restore(db, file);
  expect(await contentOf(db)).toEqual(await contentOf(instance.db));
});

test('it is for its owner alone, and there is nothing else in the folder', async () => {
  const { instance, file } = await backUp();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(instance.folder).filter((name) => name.includes('backup'))).toEqual([
    'stillgrove.backup',
  ]);
});

test('with a public key it opens with the secret one and no other', async () => {
  const { identity, recipient } = await newKeyPair();
  const { instance, file } = await backUp(recipient);
  expect(readFileSync(file, 'latin1')).toMatch(/^age-encryption\.org\/v1\n-> X25519 /);
  const { db } = await emptyDatabase();
  await expect(restore(db, file)).rejects.toThrow('Set BACKUP_IDENTITY');
  const other = (await newKeyPair()).identity;
  await expect(restore(db, file, other)).rejects.toThrow('was encrypted with another key');
  await expect(restore(db, file, 'AGE-SECRET-KEY-1QQQ')).rejects.toThrow('isn’t valid');
  await restore(db, file, identity);
  expect(await contentOf(db)).toEqual(await contentOf(instance.db));
});

test('cut off or changed anywhere, it restores nothing and says so', async () => {
  const { file: plain } = await backUp();
  const { identity, recipient } = await newKeyPair();
  const { file: sealed } = await backUp(recipient);
  const { db, folder } = await emptyDatabase();
  const damaged = join(folder, 'damaged.backup');
  const tryOut = async () => {
    await expect(restore(db, damaged, identity)).rejects.toThrow(BackupProblem);
    expect(await tableShapes(db)).toEqual([]);
  };
  const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(plain, sealed), fc.boolean(), place, async (file, cut, where) => {
      const bytes = readFileSync(file);
      // The first ten bytes of a gzip file say when and where it was made, and may be anything.
      const at = 10 + Math.floor(where * (bytes.length - 10));
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      writeFileSync(damaged, bytes);
      if (cut) truncateSync(damaged, at);
      await tryOut();
    }),
    { numRuns: 15 },
  );
  writeFileSync(damaged, readFileSync(plain));
  appendFileSync(damaged, gzipSync('["one more row"]\n'));
  await tryOut();
});

test('rows that are missing, changed or added by hand are noticed', async () => {
  const { file } = await backUp();
  const { db, folder } = await emptyDatabase();
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  const row = lines.findIndex((line) => line.startsWith('["ana","bubble:1"'));
  const forged = join(folder, 'forged.backup');
  const forgeries = [
    lines.toSpliced(row, 1),
    lines.with(row, '["ana","bubble:1","bubble",300,0,"2027-03-05",4]'),
    lines.toSpliced(row, 0, '["ana","bubble:2","bubble",1,0,"2027-03-05",4]'),
  ];
  for (const forgery of forgeries) {
    writeFileSync(forged, gzipSync(`${forgery.join('\n')}\n`));
    await expect(restore(db, forged)).rejects.toThrow('The table point_events of this backup is damaged');
    expect(await tableShapes(db)).toEqual([]);
  }
  writeFileSync(forged, gzipSync(`${lines.slice(0, -1).join('\n')}\n`));
  await expect(restore(db, forged)).rejects.toThrow('damaged or incomplete');
});

test('a database with anything in it is left alone', async () => {
  const { instance, file } = await backUp();
  const before = await contentOf(instance.db);
  await expect(restore(instance.db, file)).rejects.toThrow(
    'The database is not empty, so nothing was changed.',
  );
  expect(await contentOf(instance.db)).toEqual(before);
});

test('a backup of an older version is brought up to date, and what it had removed stays removed', async () => {
  const old = await emptyDatabase();
  const migrations = MIGRATIONS.slice(0, 9);
  await migrate(old.db, { backupsDir: old.folder, nowMs, migrations });
  await sql`
    insert into therapists values ('sample-ocd', 'Sample profile', '', '[]', '[]', '[]', '', 1, 3, 0)`.execute(
    old.db,
  );
  const file = join(old.folder, 'old.backup');
  await writeBackup(await connectTo(old.location), { file, key: null, nowMs });
  const { db } = await emptyDatabase();
  await restore(db, file);
  expect(await migrate(db, { backupsDir: '', nowMs })).toEqual([]);
  expect(await db.selectFrom('therapists').select(['id', 'version']).execute()).toEqual([
    { id: 'sample-ocd', version: 1 },
  ]);
});

test('a backup of a newer version or format is refused with what to do', async () => {
  const { file } = await backUp();
  const { db, folder } = await emptyDatabase();
  const [head = '', ...rest] = gunzipSync(readFileSync(file)).toString().split('\n');
  const newer = join(folder, 'newer.backup');
  for (const [from, to] of [
    ['"0001-accounts"', '"0001-accounts","0999-moon"'],
    ['"stillgroveBackup":1', '"stillgroveBackup":2'],
  ] as const) {
    writeFileSync(newer, gzipSync([head.replace(from, to), ...rest].join('\n')));
    await expect(restore(db, newer)).rejects.toThrow(
      /made by a newer version of Stillgrove.*Restore it with that version/,
    );
    expect(await tableShapes(db)).toEqual([]);
  }
});

test('what belongs to an extension of PostgreSQL is none of ours at start, backup and restore', async () => {
  const server = inject('postgresUrl');
  if (server === '') return;
  const withExtension = async () => {
    const instance = await emptyDatabase();
    for (const statement of [
      'create extension pg_stat_statements',
      // A table without a key, as some extensions have.
      'create table of_extension (name text)',
      'alter extension pg_stat_statements add table of_extension',
    ])
      await sql.raw(statement).execute(instance.db);
    return instance;
  };
  const { db, location, folder } = await withExtension();
  await migrate(db, { backupsDir: '', nowMs });
  await fillEveryTable(db, ['ana']);
  const file = join(folder, 'stillgrove.backup');
  await writeBackup(await connectTo(location), { file, key: null, nowMs });
  const other = await withExtension();
  await restore(other.db, file);
  expect(await contentOf(other.db)).toEqual(await contentOf(db));
  expect(await migrate(other.db, { backupsDir: '', nowMs })).toEqual([]);
});
