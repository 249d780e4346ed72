import { chmodSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { closeDatabase } from '../../db/database';
import { canHang, hangingDatabase } from '../../testing/hanging-database';
import { testApp } from '../../testing/test-app';

test('a server that can work says so', async () => {
  const { visitor } = await testApp();
  expect((await visitor().get('/healthz')).statusCode).toBe(200);
  expect((await visitor().get('/readyz')).statusCode).toBe(200);
});

test('a server that stops asks for no more traffic but is alive', async () => {
  const { app, visitor } = await testApp();
  app.announceStop();
  const ready = await visitor().get('/readyz');
  expect(ready.statusCode).toBe(503);
  expect(ready.headers.connection).toBe('close');
  expect(ready.json()).toMatchObject({ success: false, code: 'not-ready', reason: 'stopping' });
  expect((await visitor().get('/healthz')).statusCode).toBe(200);
});

test('a server without its database is not ready', async () => {
  const { db, log, visitor } = await testApp();
  log.expect('not ready');
  expect((await visitor().get('/readyz')).statusCode).toBe(200);
  await closeDatabase(db);
  const ready = await visitor().get('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([
    503,
    expect.objectContaining({ code: 'not-ready', reason: 'database' }),
  ]);
});

test.runIf(canHang())(
  'a database that hangs is told while it hangs, and asked no more than needed',
  async () => {
    const { db, log, visitor } = await testApp();
    log.expect('not ready');
    const { release, hanging } = await hangingDatabase(db);
    const answers = await Promise.all([visitor().get('/readyz'), visitor().get('/readyz')]);
    expect(answers.map((answer) => answer.json<{ reason: string }>().reason)).toEqual([
      'database',
      'database',
    ]);
    expect((await visitor().get('/healthz')).statusCode).toBe(200);
    release();
    await hanging;
    expect((await visitor().get('/readyz')).statusCode).toBe(200);
  },
);

test.runIf(inject('postgresUrl') === '')(
  'a full disk does not take the instance away: people can go on reading',
  async () => {
    const { db, log, visitor } = await testApp();
    log.expect('a request failed');
    // No page more than there are: what SQLite then says is what it says of a full disk.
    await sql`pragma max_page_count = 1`.execute(db);
    const message = { name: 'Ana', email: 'ana@example.org', subject: 'Hello', message: 'm'.repeat(4_900) };
    expect((await visitor().post('/api/v1/contact', message)).statusCode).toBe(503);
    expect((await visitor().get('/readyz')).statusCode).toBe(200);
  },
);

const ONLY_READ = { success: false, code: 'not-ready', reason: 'read-only' };

test.runIf(inject('postgresUrl') !== '')('a server on a read-only PostgreSQL is not ready', async () => {
  const { db, log, visitor } = await testApp();
  log.expect('not ready');
  await sql`select set_config('default_transaction_read_only', 'on', false)`.execute(db);
  const ready = await visitor().get('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([503, expect.objectContaining(ONLY_READ)]);
  await sql`select set_config('default_transaction_read_only', 'off', false)`.execute(db);
  expect((await visitor().get('/readyz')).statusCode).toBe(200);
});

test.runIf(inject('postgresUrl') === '' && process.getuid?.() !== 0)(
  'a server whose database file or folder may not be written is not ready',
  async () => {
    const { folder, log, visitor } = await testApp();
    log.expect('not ready');
    for (const [path, mode] of [
      [join(folder, 'stillgrove.db'), 0o600],
      [folder, 0o700],
    ] as const) {
      chmodSync(path, mode & 0o500);
      const ready = await visitor().get('/readyz');
      chmodSync(path, mode);
      expect([ready.statusCode, ready.json()]).toEqual([503, expect.objectContaining(ONLY_READ)]);
      expect((await visitor().get('/readyz')).statusCode).toBe(200);
    }
  },
);

test.runIf(inject('postgresUrl') === '')(
  'a server whose database file was taken away is not ready, although its reads still work',
  async () => {
    const { folder, log, visitor } = await testApp();
    log.expect('not ready');
    const file = join(folder, 'stillgrove.db');
    renameSync(file, `${file}.away`);
    const ready = await visitor().get('/readyz');
    renameSync(`${file}.away`, file);
    expect([ready.statusCode, ready.json()]).toEqual([503, expect.objectContaining(ONLY_READ)]);
  },
);

test('being asked whether all is well leaves no line in the log, and a change leaves one', async () => {
  const { app, log, visitor } = await testApp();
  for (const path of ['/readyz', '/readyz', '/healthz']) await visitor().get(path);
  expect(log.lines).toEqual([]);
  app.announceStop();
  for (const path of ['/readyz', '/readyz']) await visitor().get(path);
  expect(log.lines.map(({ msg }) => msg)).toEqual(['not ready: stopping']);
});
