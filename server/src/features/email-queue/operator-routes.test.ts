import type { ErrorAnswer } from '@stillgrove/contract/answers';
import { type EmailQueueAnswer, PAGE_SIZE } from '@stillgrove/contract/email-queue';
import type { BoardAnswer } from '@stillgrove/contract/operator-board';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Db } from '../../db/transaction';
import { NO_METRICS } from '../../platform/metrics/metrics';
import { createOutbox } from '../../platform/email/outbox';
import { testRateLimits } from '../../testing/test-rate-limits';
import { startMailServer } from '../../testing/mail-server';
import { signUpOperator } from '../../testing/people';
import { testApp, type TestApp, type Visitor } from '../../testing/test-app';

const URL = '/api/v1/operator/email';
const HOUR_MS = 3_600_000;

type Facts = Partial<{
  created_at: number;
  next_try_at: number;
  tries: number;
  last_error: string;
  failed_at: number;
  claimed_until: number;
}>;

/** An email as stored in the outbox, due at once by default. */
async function addEmail({ db, clock }: TestApp, id: string, facts: Facts = {}): Promise<void> {
  const words = { text_body: `secret words of ${id}`, html_body: `<p>secret words of ${id}</p>` };
  await db
    .insertInto('outbox')
    .values({
      id,
      cause: `test:${id}`,
      recipient: `${id}@example.org`,
      subject: `About ${id}`,
      ...words,
      created_at: clock.now(),
      next_try_at: clock.now(),
      tries: 0,
      ...facts,
    })
    .execute();
}

/** An instance with its operator and nothing in the outbox. */
async function emptyQueue(env: Record<string, string> = {}) {
  const instance = await testApp({ env });
  const ola = await signUpOperator(instance);
  await instance.db.deleteFrom('outbox').execute();
  return { ...instance, instance, ola };
}

const listed = async (visitor: Visitor, query = '') =>
  (await visitor.get(`${URL}${query}`)).json<EmailQueueAnswer>();
const press = async (visitor: Visitor, id: string, what: 'retry' | 'delete') => {
  const answer = await visitor.post(`${URL}/${id}/${what}`, undefined);
  return [answer.statusCode, answer.json<Partial<ErrorAnswer>>().code];
};
const rowOf = (db: Db, id: string) =>
  db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
const actions = (db: Db) =>
  db.selectFrom('operator_actions').select(['action', 'subject']).orderBy('created_at').execute();

test('what failed stands first, then what waits, then what is not due; what went out is not there', async () => {
  const { instance, ola, db, clock } = await emptyQueue();
  const now = clock.now();
  await addEmail(instance, 'reminder', { created_at: now + HOUR_MS, next_try_at: now + HOUR_MS });
  await addEmail(instance, 'waits', { tries: 3, next_try_at: now + 60_000, last_error: 'ECONNREFUSED' });
  await addEmail(instance, 'fresh');
  await addEmail(instance, 'failed', { tries: 29, failed_at: now, last_error: 'EENVELOPE 550' });
  await addEmail(instance, 'now', { next_try_at: now - 1, claimed_until: now + 60_000 });
  await addEmail(instance, 'sent');
  await db.updateTable('outbox').set({ sent_at: now }).where('id', '=', 'sent').execute();

  const { emails, ...rest } = await listed(ola);
  expect(emails.map(({ id, state }) => [id, state])).toEqual([
    ['failed', 'failed'],
    ['now', 'sending'],
    ['fresh', 'waiting'],
    ['waits', 'waiting'],
    ['reminder', 'scheduled'],
  ]);
  expect(emails[0]).toEqual({
    id: 'failed',
    state: 'failed',
    recipient: 'failed@example.org',
    subject: 'About failed',
    dueAt: now,
    tries: 29,
    nextTryAt: null,
    lastError: 'EENVELOPE 550',
  });
  expect(rest).toEqual({ success: true, page: { number: 1, of: 1 }, failed: 1, waiting: 3, scheduled: 1 });
});

test('an operator never sees the words of an email, for its links open accounts', async () => {
  const { ola, instance } = await emptyQueue();
  await addEmail(instance, 'reset');
  expect((await ola.get(URL)).body).not.toContain('secret words');
});

test('a long queue comes page by page, each email once', async () => {
  const { ola, instance } = await emptyQueue();
  for (let count = 0; count <= PAGE_SIZE; count += 1) await addEmail(instance, `m${String(count)}`);
  const ids = [await listed(ola), await listed(ola, '?page=2')].flatMap(({ emails }) => emails);
  expect(new Set(ids.map(({ id }) => id)).size).toBe(PAGE_SIZE + 1);
});

test('an email that failed goes out as soon as someone asks for it', async () => {
  const server = await startMailServer();
  onTestFinished(() => server.stop());
  const { instance, app, ola, db, clock } = await emptyQueue({ SMTP_URL: server.url });
  await addEmail(instance, 'ana', { tries: 29, failed_at: clock.now(), last_error: 'ECONNREFUSED' });
  app.start();
  expect(await press(ola, 'ana', 'retry')).toEqual([200, undefined]);
  await vi.waitFor(() => expect(server.mails).toHaveLength(1), { timeout: 10_000 });
  expect(await press(ola, 'ana', 'retry')).toEqual([404, 'email-gone']);
  expect(await actions(db)).toEqual([{ action: 'email-retried', subject: 'ana' }]);
});

test('one that failed gets all its tries again, one that waits goes on counting', async () => {
  const { instance, ola, db, clock } = await emptyQueue();
  await addEmail(instance, 'failed', { tries: 29, failed_at: clock.now() });
  await addEmail(instance, 'waits', { tries: 4, next_try_at: clock.now() + HOUR_MS });
  clock.advance(1000);
  await press(ola, 'failed', 'retry');
  await press(ola, 'waits', 'retry');
  const due = { next_try_at: clock.now(), failed_at: null };
  expect(await rowOf(db, 'failed')).toMatchObject({ ...due, tries: 0 });
  expect(await rowOf(db, 'waits')).toMatchObject({ ...due, tries: 4 });
});

test('a second press, or another operator in the same moment, is told in a sentence', async () => {
  const { instance, ola, db, clock } = await emptyQueue();
  await addEmail(instance, 'a', { tries: 1, next_try_at: clock.now() + HOUR_MS });
  await addEmail(instance, 'b', { tries: 1, next_try_at: clock.now() + HOUR_MS });
  // Who comes first is not promised.
  const both = async (id: string, what: 'retry' | 'delete') =>
    (await Promise.all([press(ola, id, what), press(ola, id, what)])).sort();
  expect(await both('a', 'retry')).toEqual([
    [200, undefined],
    [409, 'email-being-sent'],
  ]);
  expect(await both('b', 'delete')).toEqual([
    [200, undefined],
    [404, 'email-gone'],
  ]);
  expect(await actions(db)).toHaveLength(2);
  expect(await rowOf(db, 'b')).toBeUndefined();
});

test('an email that is being sent is neither sent twice nor deleted', async () => {
  const { instance, ola, db, clock, log } = await emptyQueue();
  await addEmail(instance, 'slow');
  const sent: string[] = [];
  let arrive = () => undefined as unknown;
  const outbox = createOutbox({
    db,
    clock,
    log: log.log,
    metrics: NO_METRICS,
    from: 'grove@example.org',
    rateLimits: testRateLimits(db, clock),
    siteName: () => Promise.resolve('Stillgrove'),
    isWanted: () => Promise.resolve(true),
    publicUrl: 'https://grove.example.org',
    transport: {
      deliver: async ({ recipient }) => {
        await new Promise<void>((resolve) => {
          arrive = resolve;
        });
        sent.push(recipient);
      },
    },
  });
  const delivering = outbox.deliverDue();
  await vi.waitFor(async () => expect((await rowOf(db, 'slow'))?.claimed_until).not.toBeNull());
  clock.advance(1);
  expect(await press(ola, 'slow', 'retry')).toEqual([409, 'email-being-sent']);
  expect(await press(ola, 'slow', 'delete')).toEqual([409, 'email-being-sent']);
  arrive();
  await delivering;
  await outbox.deliverDue();
  expect(sent).toEqual(['slow@example.org']);
  expect(await press(ola, 'slow', 'delete')).toEqual([404, 'email-gone']);
  expect(await actions(db)).toEqual([]);
});

test('however often it is asked for while the outbox is at work, an email arrives once', async () => {
  const server = await startMailServer();
  onTestFinished(() => server.stop());
  const { instance, app, ola, clock } = await emptyQueue({ SMTP_URL: server.url });
  const ids = Array.from({ length: 8 }, (_, index) => `m${String(index)}`);
  for (const id of ids) await addEmail(instance, id, { tries: 2, next_try_at: clock.now() + HOUR_MS });
  app.start();
  const outcomes = new Set<unknown>();
  await vi.waitFor(
    async () => {
      const pressed = await Promise.all(
        ids.flatMap((id) => [press(ola, id, 'retry'), press(ola, id, 'retry')]),
      );
      for (const [status] of pressed) outcomes.add(status);
      expect(pressed.every(([, code]) => code === 'email-gone')).toBe(true);
    },
    { timeout: 20_000, interval: 5 },
  );
  expect(outcomes).toContain(200);
  expect(server.mails.map((mail) => /About (m\d)/.exec(mail)?.[1]).sort()).toEqual(ids);
});

test('a scheduled email keeps its time, and can be deleted', async () => {
  const { instance, ola, clock } = await emptyQueue();
  const later = clock.now() + HOUR_MS;
  await addEmail(instance, 'reminder', { created_at: later, next_try_at: later });
  expect(await press(ola, 'reminder', 'retry')).toEqual([409, 'email-not-due']);
  expect(await press(ola, 'reminder', 'delete')).toEqual([200, undefined]);
  expect((await listed(ola)).emails).toEqual([]);
});

test('what is waiting is counted, except for email that is on its way or scheduled', async () => {
  const { instance, ola, visitor, clock } = await emptyQueue();
  const waiting = async () =>
    (await ola.get('/api/v1/operator/board?timeZone=UTC')).json<BoardAnswer>().emails;
  expect(await waiting()).toEqual({ failed: 0, late: 0 });
  const later = { next_try_at: clock.now() + HOUR_MS };
  await addEmail(instance, 'failed', { failed_at: clock.now() });
  await addEmail(instance, 'tried', { tries: 1, ...later });
  await addEmail(instance, 'reminder', later);
  await visitor().post('/api/v1/contact', { name: 'A', email: 'a@b.org', subject: 'S', message: 'M' });
  expect(await waiting()).toEqual({ failed: 1, late: 1 });
  clock.advance(60_001);
  // By now the message's own email to the site should have gone out.
  expect(await waiting()).toEqual({ failed: 1, late: 2 });
});
