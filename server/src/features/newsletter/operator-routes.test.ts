import { type SubscribersAnswer, PAGE_SIZE } from '@stillgrove/contract/operator-newsletter';
import { expect, test } from 'vitest';
import { forgetReAuthentication, OLA, reAuthenticate, signUpOperator } from '../../testing/people';
import { testApp } from '../../testing/test-app';

const URL = '/api/v1/operator/subscribers';
const PUBLIC_URL = 'https://grove.example.org';
const DAY_MS = 86_400_000;

/** An instance with its operator and someone for each address, each confirmed a day after the one before. */
async function withSubscribers(...emails: string[]) {
  const instance = await testApp({ env: { PUBLIC_URL } });
  const ola = await signUpOperator(instance);
  const startMs = instance.clock.now();
  for (const [index, email] of emails.entries()) {
    await instance.db
      .insertInto('newsletter_subscribers')
      .values({
        id: String(index),
        email,
        email_key: email.toLowerCase(),
        token: `token-${String(index)}`,
        created_at: startMs,
        mailed_at: startMs,
        confirmed_at: startMs + index * DAY_MS,
      })
      .execute();
  }
  return { ...instance, ola, startMs };
}

const csvLines = (body: string) => body.split('\r\n').slice(0, -1);

test('who confirmed is listed with the day, the newest first; who did not is only counted', async () => {
  const { ola, visitor, startMs } = await withSubscribers('ana@example.org', 'Ben@example.org');
  await visitor().post('/api/v1/newsletter', { email: 'waits@example.org' });
  const answer = await ola.get(URL);
  expect(answer.json<SubscribersAnswer>()).toEqual({
    success: true,
    confirmed: 2,
    unconfirmed: 1,
    subscribers: [
      { id: '1', email: 'Ben@example.org', confirmedAt: startMs + DAY_MS },
      { id: '0', email: 'ana@example.org', confirmedAt: startMs },
    ],
    page: { number: 1, of: 1 },
  });
});

test('a long list comes page by page, each address once', async () => {
  const emails = Array.from({ length: PAGE_SIZE + 1 }, (_, index) => `p${String(index)}@example.org`);
  const { ola } = await withSubscribers(...emails);
  const [one, two] = [await ola.get(URL), await ola.get(`${URL}?page=2`)];
  const found = [one, two].flatMap((page) => page.json<SubscribersAnswer>().subscribers);
  expect(found.map(({ email }) => email).sort()).toEqual(emails.sort());
});

test('the export holds everyone who confirmed, with the day and the link that leaves', async () => {
  const { ola, app, db, visitor } = await withSubscribers('ana@example.org', 'ben@example.org');
  await visitor().post('/api/v1/newsletter', { email: 'waits@example.org' });
  const exported = await ola.post(`${URL}/export`, undefined);
  expect([exported.statusCode, exported.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(exported.headers['content-disposition']).toBe('attachment; filename="subscribers.csv"');
  expect(exported.headers['cache-control']).toBe('no-store');
  expect(csvLines(exported.body)).toEqual([
    'email,confirmed,unsubscribe',
    `ana@example.org,2027-03-05,${PUBLIC_URL}/api/v1/newsletter/leave?token=token-0`,
    `ben@example.org,2027-03-06,${PUBLIC_URL}/api/v1/newsletter/leave?token=token-1`,
  ]);

  // The one click of email programs, with a link that a real subscription has.
  const { token } = await db
    .selectFrom('newsletter_subscribers')
    .select('token')
    .where('email', '=', 'waits@example.org')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('newsletter_subscribers')
    .set({ confirmed_at: 1 })
    .where('token', '=', token)
    .execute();
  const again = csvLines((await ola.post(`${URL}/export`, undefined)).body);
  const link =
    again
      .find((line) => line.startsWith('waits@'))
      ?.split(',')
      .at(-1) ?? '';
  const left = await app.fastify.inject({ method: 'POST', url: link.replace(PUBLIC_URL, '') });
  expect(left.statusCode).toBe(200);
  expect((await ola.get(URL)).json<SubscribersAnswer>()).toMatchObject({ confirmed: 2, unconfirmed: 0 });
});

test('no address is run as a formula by a program for tables', async () => {
  const { ola } = await withSubscribers('+cmd@example.org', '-a@example.org', "o'neil@example.org");
  const addresses = csvLines((await ola.post(`${URL}/export`, undefined)).body).map((l) => l.split(',')[0]);
  expect(addresses).toEqual(['email', "'+cmd@example.org", "'-a@example.org", "o'neil@example.org"]);
});

test('an export is written down with how many it held; without anyone it names the columns', async () => {
  const { ola, db } = await withSubscribers();
  expect((await ola.post(`${URL}/export`, undefined)).body).toBe('email,confirmed,unsubscribe\r\n');
  expect(await db.selectFrom('operator_actions').selectAll().execute()).toMatchObject([
    { action: 'subscribers-exported', subject: '0' },
  ]);
});

test('an operator deletes a subscriber after re-authentication, and the record keeps the kind of reason only', async () => {
  const { ola, db } = await withSubscribers('ana@example.org', 'ben@example.org');
  const remove = (reason: string) => ola.post(`${URL}/0/delete`, { reason });
  await forgetReAuthentication({ db });
  expect((await remove('asked')).json()).toMatchObject({ code: 're-authentication-needed' });
  await reAuthenticate(ola, OLA);
  expect((await remove('They wrote to us')).statusCode).toBe(400);
  expect((await remove('asked')).json()).toEqual({ success: true, message: 'The subscriber is deleted.' });
  expect((await ola.get(URL)).json<SubscribersAnswer>().subscribers.map(({ email }) => email)).toEqual([
    'ben@example.org',
  ]);
  expect(await db.selectFrom('operator_actions').select(['action', 'subject']).execute()).toEqual([
    { action: 'subscriber-deleted', subject: 'asked' },
  ]);
  expect(await db.selectFrom('deletions').select('kind').execute()).toEqual([{ kind: 'subscriber' }]);
  expect((await remove('asked')).json()).toMatchObject({ code: 'unknown-subscriber' });
});
