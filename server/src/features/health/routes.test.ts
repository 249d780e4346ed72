import { expect, test } from 'vitest';
import { closeDatabase } from '../../db/database';
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
  expect(ready.json()).toMatchObject({ success: false, code: 'not-ready' });
  expect((await visitor().get('/healthz')).statusCode).toBe(200);
});

test('a server without its database is not ready', async () => {
  const { db, visitor } = await testApp();
  await closeDatabase(db);
  expect((await visitor().get('/readyz')).statusCode).toBe(503);
});
