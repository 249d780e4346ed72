import { expect, test } from 'vitest';
import { chores } from './chores';
import { createMemoryCounter } from './platform/rate-limits/memory-counter';
import { createRateLimits } from './platform/rate-limits/rate-limits';
import { createDatabaseCounter } from './platform/rate-limits/store';
import { signUp } from './testing/people';
import { testApp } from './testing/test-app';

const DAY_MS = 86_400_000;

test('what nobody needs any more is removed, and the person stays', async () => {
  const { visitor, db, clock } = await testApp();
  await signUp(visitor());
  await visitor().post('/api/v1/user/login', { email: 'ana@example.org', password: 'wrong wrong' });
  await db.updateTable('outbox').set({ sent_at: clock.now() }).execute();
  const counters = { database: createDatabaseCounter(db), memory: createMemoryCounter() };
  const rateLimits = createRateLimits({ clock, factor: 1, counters });
  const tidy = async () => {
    for (const { run } of chores({ db, clock, rateLimits })) await run();
  };

  await tidy();
  expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);

  clock.advance(181 * DAY_MS);
  await tidy();
  for (const table of ['sessions', 'known_devices', 'rate_limits'] as const) {
    expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  }
  expect(await db.selectFrom('outbox').selectAll().execute()).toMatchObject([
    { recipient: '', text_body: '' },
  ]);
  expect(await db.selectFrom('users').selectAll().execute()).toHaveLength(1);
});

test('letters that are done and subscriptions that nobody confirmed go in their time', async () => {
  const { visitor, db, clock } = await testApp();
  const words = { name: 'Ana', email: 'ana@example.org', subject: 'Hello', message: 'Hello' };
  await visitor().post('/api/v1/contact', words);
  await visitor().post('/api/v1/contact', { ...words, subject: 'Waiting' });
  await db
    .updateTable('contact_messages')
    .set({ done_at: clock.now() })
    .where('subject', '=', 'Hello')
    .execute();
  await visitor().post('/api/v1/newsletter', { email: 'ana@example.org' });
  const counters = { database: createDatabaseCounter(db), memory: createMemoryCounter() };
  const rateLimits = createRateLimits({ clock, factor: 1, counters });
  const left = async () => {
    for (const { run } of chores({ db, clock, rateLimits })) await run();
    const messages = await db.selectFrom('contact_messages').select('subject').orderBy('subject').execute();
    const subscribers = await db.selectFrom('newsletter_subscribers').select('id').execute();
    return [messages.map(({ subject }) => subject), subscribers.length];
  };

  clock.advance(7 * DAY_MS);
  expect(await left()).toEqual([['Hello', 'Waiting'], 1]);
  clock.advance(1);
  expect(await left()).toEqual([['Hello', 'Waiting'], 0]);
  clock.advance(358 * DAY_MS);
  expect(await left()).toEqual([['Waiting'], 0]);
});
