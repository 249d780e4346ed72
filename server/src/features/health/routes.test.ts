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
  const { db, visitor } = await testApp();
  await closeDatabase(db);
  const ready = await visitor().get('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([
    503,
    expect.objectContaining({ code: 'not-ready', reason: 'database' }),
  ]);
});

test.runIf(canHang())(
  'a database that hangs is told within the time that load balancers wait, and asked no more than needed',
  async () => {
    const { db, visitor } = await testApp();
    const { release, hanging } = await hangingDatabase(db);
    const before = performance.now();
    const answers = await Promise.all([visitor().get('/readyz'), visitor().get('/readyz')]);
    expect(performance.now() - before).toBeLessThan(4_000);
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
  'a full disk does not take the grove away: people can go on reading',
  async () => {
    const { db, log, visitor } = await testApp();
    log.expect('a request failed');
    await sql`pragma query_only = on`.execute(db);
    const message = { name: 'Ana', email: 'ana@example.org', subject: 'Hello', message: 'Good morning.' };
    expect((await visitor().post('/api/v1/contact', message)).statusCode).toBe(503);
    expect((await visitor().get('/readyz')).statusCode).toBe(200);
  },
);
