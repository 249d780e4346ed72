import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tempFolder } from '../../testing/temp-folder';
import { closeDatabase } from '../database';
import { migrate } from '../migrate';
import { openSqlite } from './open';

let folder: ReturnType<typeof tempFolder>;
beforeEach(() => {
  folder = tempFolder();
});
afterEach(() => {
  folder.remove();
});

async function pragma(name: string): Promise<unknown> {
  const db = openSqlite(join(folder.path, 'grove.db'));
  const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db);
  await closeDatabase(db);
  return Object.values(rows[0] ?? {})[0];
}

test('a change that was answered survives a power cut', async () => {
  // 2 is FULL: each commit waits for the disk.
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('journal_mode')).toBe('wal');
});

test('rows cannot point to no one', async () => {
  expect(await pragma('foreign_keys')).toBe(1);
});

test('another process is waited for, awake', async () => {
  const file = join(folder.path, 'grove.db');
  const db = openSqlite(file);
  await migrate(db, { backupsDir: folder.path, nowMs: 0 });
  const other = new Database(file);
  other.exec('begin immediate');
  let settled = false;
  const change = db
    .insertInto('settings')
    .values({ name: 'a', value: '1', version: 1 })
    .execute()
    .finally(() => {
      settled = true;
    });
  await new Promise((resolve) => setImmediate(resolve));
  // Whoever waited for the lock with the whole thread would have given up before this is read.
  expect(await db.selectFrom('settings').selectAll().execute()).toEqual([]);
  expect(settled).toBe(false);
  other.exec('commit');
  other.close();
  await change;
  expect(await db.selectFrom('settings').selectAll().execute()).toHaveLength(1);
  await closeDatabase(db);
});

test('an absent folder is made, for its owner alone', async () => {
  const path = join(folder.path, 'deep/data');
  const db = openSqlite(join(path, 'grove.db'));
  await closeDatabase(db);
  expect(statSync(path).mode & 0o777).toBe(0o700);
});

test('a folder that cannot be made is named', () => {
  writeFileSync(join(folder.path, 'file'), '');
  expect(() => openSqlite(join(folder.path, 'file/data/grove.db'))).toThrow(
    /data folder .* cannot be made .* Check DATA_DIR/,
  );
});

test('a file that is no database is left alone', () => {
  const file = join(folder.path, 'grove.db');
  writeFileSync(file, 'Dear diary, '.repeat(100));
  expect(() => openSqlite(file)).toThrow(`${file} is not a SQLite database.`);
});

test('a path that is a folder is refused', () => {
  mkdirSync(join(folder.path, 'grove.db'));
  expect(() => openSqlite(join(folder.path, 'grove.db'))).toThrow(/cannot be opened/);
});

test.skipIf(process.getuid?.() === 0)('a database that may not be written is told', async () => {
  const file = join(folder.path, 'grove.db');
  await closeDatabase(openSqlite(file));
  chmodSync(file, 0o400);
  chmodSync(folder.path, 0o500);
  const open = async () => {
    const db = openSqlite(file);
    await migrate(db, { backupsDir: folder.path, nowMs: 0 });
  };
  await expect(open()).rejects.toThrow(/cannot be (opened|written)/);
  chmodSync(folder.path, 0o700);
});
