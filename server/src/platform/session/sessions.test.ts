import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signUp } from '../../testing/people';
import { testApp } from '../../testing/test-app';

const DAY_MS = 86_400_000;

test('whoever is signed in gets in on a day on which nothing can be stored', async () => {
  const grove = await testApp();
  const ana = grove.visitor();
  await signUp(ana);
  grove.clock.advance(DAY_MS);
  await sql`pragma query_only = on`.execute(grove.db);
  expect((await ana.get('/api/v1/points')).statusCode).toBe(200);
  await sql`pragma query_only = off`.execute(grove.db);
});
