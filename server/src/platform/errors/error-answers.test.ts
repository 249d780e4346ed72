// one-engine: it asks for answers that are the same before anything is stored.
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database';
import { answerErrors } from './error-answers';

test('a change that meets the deletion of its account is refused as that of no one', async () => {
  const { db } = await testDatabase();
  const app = fastify();
  answerErrors(app);
  const change = async () => {
    const totals = { user_id: 'gone', total_score: 1, leaves: 0 };
    await db.insertInto('point_totals').values(totals).execute();
  };
  app.post('/member', { config: { access: 'member' } }, change);
  app.post('/public', { config: { access: 'public' } }, change);
  expect((await app.inject({ method: 'POST', url: '/member' })).json()).toMatchObject({
    code: 'sign-in-needed',
  });
  expect((await app.inject({ method: 'POST', url: '/public' })).statusCode).toBe(500);
});
