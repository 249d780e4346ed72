import { createHash } from 'node:crypto';
import { errorAnswer, type ErrorAnswer } from '@stillgrove/contract/answers';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Db } from '../../db/transaction';
import { startMailServer } from '../../testing/mail-server';
import { ANA, confirmAddressOf, signUp } from '../../testing/people';
import { testApp, type TestApp } from '../../testing/test-app';
import { removeUnconfirmedBefore } from './store';

const URL = '/api/v1/newsletter';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PUBLIC_URL = 'https://grove.example.org';

const ASKED = {
  success: true,
  message: 'Almost there. Please open the link in the email we sent you.',
};

const subscribers = (db: Db) => db.selectFrom('newsletter_subscribers').selectAll().execute();
const mails = (db: Db) => db.selectFrom('outbox').selectAll().orderBy('created_at').execute();

/** Presses the button of a page, or sends another form. */
function submit(
  { app }: TestApp,
  url: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return app.fastify.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  });
}

async function asked(email = 'ana@example.org') {
  const instance = await testApp({ env: { PUBLIC_URL } });
  await instance.visitor().post(URL, { email });
  const [row] = await subscribers(instance.db);
  return { ...instance, instance, token: row?.token ?? '' };
}

async function subscribed() {
  const all = await asked();
  expect((await submit(all.instance, `${URL}/confirm`, { token: all.token })).statusCode).toBe(200);
  return all;
}

test('no one is on the list before they have said so', async () => {
  const { visitor, db } = await testApp({ env: { PUBLIC_URL } });
  const answer = await visitor().post(URL, { email: ' Ana@Example.org ' });
  expect([answer.statusCode, answer.json()]).toEqual([200, ASKED]);
  const [row] = await subscribers(db);
  expect(row).toMatchObject({ email: 'Ana@Example.org', confirmed_at: null });
  const [mail] = await mails(db);
  expect(mail).toMatchObject({
    recipient: 'Ana@Example.org',
    subject: 'Please confirm that you want the Stillgrove newsletter',
  });
  expect(mail?.text_body).toContain(`${PUBLIC_URL}/api/v1/newsletter/confirm?token=${row?.token ?? '-'}`);
});

test('a program that opens every link changes nothing', async () => {
  const { visitor, db, token } = await asked();
  for (const path of ['confirm', 'leave']) {
    const page = await visitor().get(`${URL}/${path}?token=${token}&utm_source=scanner`);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain(`<input type="hidden" name="token" value="${token}" />`);
    expect(page.body).toMatch(/<form method="post">[\s\S]*<button>/);
  }
  expect(await subscribers(db)).toMatchObject([{ confirmed_at: null }]);
});

test('the button confirms, once and for all, and a welcome follows', async () => {
  const { instance, db, clock, token } = await asked();
  clock.advance(1000);
  const first = await submit(instance, `${URL}/confirm?token=${token}`, { token }, { origin: PUBLIC_URL });
  expect(first.statusCode).toBe(200);
  expect(first.body).toContain('You are subscribed');
  const confirmedAtMs = clock.now();
  clock.advance(1000);
  expect((await submit(instance, `${URL}/confirm`, { token })).statusCode).toBe(200);
  expect(await subscribers(db)).toMatchObject([{ confirmed_at: confirmedAtMs }]);
  expect((await mails(db)).map(({ subject }) => subject)).toEqual([
    'Please confirm that you want the Stillgrove newsletter',
    'Welcome to the Stillgrove newsletter',
  ]);
});

test('every email carries the one click by which email programs let people leave', async () => {
  const server = await startMailServer();
  onTestFinished(() => server.stop());
  const instance = await testApp({ env: { PUBLIC_URL, SMTP_URL: server.url } });
  instance.app.start();
  await instance.visitor().post(URL, { email: 'ana@example.org' });
  const token = (await subscribers(instance.db))[0]?.token ?? '';
  await submit(instance, `${URL}/confirm`, { token });
  await vi.waitFor(() => {
    expect(server.mails).toHaveLength(2);
  });
  for (const mail of server.mails) {
    const head = mail.slice(0, mail.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
    expect(head).toContain(`\r\nList-Unsubscribe: <${PUBLIC_URL}${URL}/leave?token=${token}>\r\n`);
    expect(head).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  }
});

test('an email server that is down delays the email and loses none', async () => {
  const server = await startMailServer();
  await server.stop();
  const { app, visitor, clock, log } = await testApp({ env: { SMTP_URL: server.url } });
  log.expect('will be tried again');
  app.start();
  await visitor().post(URL, { email: 'ana@example.org' });
  await vi.waitFor(() => {
    expect(log.lines.some(({ msg = '' }) => msg.includes('will be tried again'))).toBe(true);
  });
  const again = await startMailServer(server.port);
  onTestFinished(() => again.stop());
  clock.advance(60_000);
  await visitor().post(URL, { email: 'ben@example.org' });
  await vi.waitFor(() => {
    expect(again.mails.filter((mail) => mail.includes('To: ana@example.org'))).toHaveLength(1);
  });
});

test('the button of the page forgets the address', async () => {
  const { instance, db, token } = await subscribed();
  const answer = await submit(instance, `${URL}/leave`, { token });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('You are unsubscribed');
  expect(await subscribers(db)).toEqual([]);
});

test.each([
  ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'a form in parts',
    'multipart/form-data; boundary=part',
    '--part\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--part--\r\n',
  ],
])(
  'mail providers leave for their users with one click, as %s from their own site',
  async (_w, type, payload) => {
    const { app, db, token } = await subscribed();
    const answer = await app.fastify.inject({
      method: 'POST',
      url: `${URL}/leave?token=${token}`,
      headers: { 'content-type': type, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
      payload,
    });
    expect(answer.statusCode).toBe(200);
    expect(await subscribers(db)).toEqual([]);
  },
);

test('confirming is for our own page alone', async () => {
  const { instance, db, token } = await asked();
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await submit(instance, `${URL}/confirm`, { token }, headers)).statusCode).toBe(403);
  expect(await subscribers(db)).toMatchObject([{ confirmed_at: null }]);
});

test('whoever has left is told so again', async () => {
  const { instance, token } = await subscribed();
  await submit(instance, `${URL}/leave`, { token });
  expect((await submit(instance, `${URL}/leave`, { token })).body).toContain('You are unsubscribed');
});

test('after leaving one may come back, and the old link is worth nothing', async () => {
  const { instance, visitor, db, token } = await subscribed();
  await submit(instance, `${URL}/leave`, { token });
  await visitor().post(URL, { email: 'ana@example.org' });
  expect((await submit(instance, `${URL}/confirm`, { token })).statusCode).toBe(400);
  const [row] = await subscribers(db);
  expect(row?.token).not.toBe(token);
  expect((await submit(instance, `${URL}/confirm`, { token: row?.token ?? '' })).statusCode).toBe(200);
});

test('a link that is cut short or made up is told as a page', async () => {
  const instance = await testApp();
  const answers = [
    await instance.visitor().get(`${URL}/confirm`),
    await instance.visitor().get(`${URL}/confirm?token=abc`),
    await instance.visitor().get(`${URL}/leave?token=%3Cscript%3E`),
    await submit(instance, `${URL}/confirm`, { token: 'a'.repeat(43) }),
    await submit(instance, `${URL}/confirm`, {}),
    await submit(instance, `${URL}/leave?token=abc`, {}),
  ];
  for (const { statusCode, body } of answers) {
    expect([400, 404]).toContain(statusCode);
    expect(body).toContain('This link does not work');
    expect(body).not.toContain('<script');
  }
});

test('the answer is the same whether or not an address is known', async () => {
  const { visitor } = await subscribed();
  const known = await visitor().post(URL, { email: 'ANA@example.org' });
  const unknown = await visitor().post(URL, { email: 'ben@example.org' });
  expect([known.statusCode, known.json()]).toEqual([unknown.statusCode, unknown.json()]);
});

test('asking again sends the same link again, at most once an hour', async () => {
  const { visitor, db, clock, token } = await asked();
  await visitor().post(URL, { email: 'ana@example.org' });
  clock.advance(HOUR_MS - 1);
  await visitor().post(URL, { email: 'Ana@example.org' });
  expect(await mails(db)).toHaveLength(1);
  clock.advance(1);
  await visitor().post(URL, { email: 'ana@example.org' });
  await visitor().post(URL, { email: 'ana@example.org' });
  const sent = await mails(db);
  expect(sent).toHaveLength(2);
  for (const { text_body } of sent) expect(text_body).toContain(`confirm?token=${token}`);
  expect(await subscribers(db)).toHaveLength(1);
});

test('a request repeated after the clock was 30 days ahead is not held until then', async () => {
  const { visitor, db, clock } = await testApp({ env: { PUBLIC_URL } });
  clock.advance(30 * DAY_MS);
  await visitor().post(URL, { email: 'ana@example.org' });
  clock.advance(-30 * DAY_MS);
  await visitor().post(URL, { email: 'ana@example.org' });
  expect(await mails(db)).toHaveLength(2);
});

test('an address asked for by many at once gets one email', async () => {
  const { visitor, db } = await testApp({ env: { RATE_LIMIT_FACTOR: '100' } });
  await Promise.all(Array.from({ length: 20 }, () => visitor().post(URL, { email: 'ana@example.org' })));
  expect(await subscribers(db)).toHaveLength(1);
  expect(await mails(db)).toHaveLength(1);
});

test('someone on the list who asks again is told that they are', async () => {
  const { visitor, db, clock, token } = await subscribed();
  clock.advance(HOUR_MS);
  await visitor().post(URL, { email: 'ana@example.org' });
  const last = (await mails(db)).at(-1);
  expect(last?.subject).toBe('Welcome to the Stillgrove newsletter');
  expect(last?.text_body).toContain(`leave?token=${token}`);
  expect(await subscribers(db)).toMatchObject([{ confirmed_at: expect.any(Number) as number }]);
});

test('whoever types the address of someone on the list over and over holds back no notice about their account', async () => {
  const instance = await asked(ANA.email);
  const { visitor, db, clock } = instance;
  const ana = visitor({ address: '198.51.100.8' });
  await signUp(ana);
  await confirmAddressOf(instance, ANA.email);
  await db.updateTable('newsletter_subscribers').set({ confirmed_at: clock.now() }).execute();
  for (let hour = 0; hour < 6; hour += 1) {
    clock.advance(HOUR_MS);
    await visitor().post(URL, { email: ANA.email });
  }
  const change = { currentPassword: ANA.password, newPassword: 'another quiet evening' };
  expect((await ana.post('/api/v1/user/password', change)).statusCode).toBe(200);
  const { subject, next_try_at: dueAt } = (await mails(db)).at(-1)!;
  expect([subject, dueAt]).toEqual(['Your password for Stillgrove was changed', clock.now()]);
});

test('an address that no one confirms is forgotten after seven days', async () => {
  const { instance, visitor, db, clock, token } = await asked();
  await visitor().post(URL, { email: 'ben@example.org' });
  await submit(instance, `${URL}/confirm`, { token });
  await removeUnconfirmedBefore(db, clock.now());
  expect(await subscribers(db)).toHaveLength(2);
  clock.advance(7 * DAY_MS + 1);
  await removeUnconfirmedBefore(db, clock.now() - 7 * DAY_MS);
  expect((await subscribers(db)).map(({ email }) => email)).toEqual(['ana@example.org']);
});

test('a program that fills in everything is thanked and ignored', async () => {
  const { visitor, db } = await testApp();
  const answer = await visitor().post(URL, { email: 'ana@example.org', website: 'https://spam.example' });
  expect([answer.statusCode, answer.json()]).toEqual([200, ASKED]);
  expect([await subscribers(db), await mails(db)]).toEqual([[], []]);
});

test('one address subscribes five times an hour', async () => {
  const { visitor } = await testApp();
  const codes: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    codes.push((await visitor().post(URL, { email: `a${String(count)}@example.org` })).statusCode);
  }
  expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
});

test('a wrong address is refused in a sentence', async () => {
  const { visitor } = await testApp();
  for (const email of [
    'ana',
    'ana@example.org\r\nBcc: eve@example.org',
    'ana@example.org, eve@example.org',
  ]) {
    const answer = await visitor().post(URL, { email });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<ErrorAnswer>().fields).toEqual({
      email: 'Enter an email address like name@example.org.',
    });
  }
});

test('a person who presses a button too often gets a page that says when to try again', async () => {
  const instance = await testApp();
  const token = 'a'.repeat(43);
  let answer = await submit(instance, `${URL}/confirm`, { token });
  for (let count = 0; answer.statusCode === 400 && count < 100; count += 1)
    answer = await submit(instance, `${URL}/confirm`, { token });
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(answer.body).toContain('<h1>Please wait a moment</h1>');
  expect(answer.body).toMatch(/<p>You’ve tried this too often\. Please wait \d+ (?:seconds|minutes)/);
});

test('a button that is pressed from another site is refused with a page, too', async () => {
  const { instance, token } = await asked();
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const answer = await submit(instance, `${URL}/confirm`, { token }, headers);
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain('<h1>This did not work</h1>');
});

test('forms are read where the links lead and nowhere else, and JSON is not read there', async () => {
  const { instance, token } = await asked();
  expect((await submit(instance, URL, { email: 'ben@example.org' })).statusCode).toBe(415);
  expect((await submit(instance, '/api/v1/contact', { name: 'Ben' })).statusCode).toBe(415);
  expect((await instance.visitor().post(`${URL}/confirm`, { token })).statusCode).toBe(415);
});

test('the pages let their own style and form through, and nothing else', async () => {
  const { visitor, token } = await asked();
  const { body, headers } = await visitor().get(`${URL}/confirm?token=${token}`);
  const style = /<style>([\s\S]*)<\/style>/.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers).toMatchObject({
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
  });
  expect(body).not.toContain('<script');
  expect(body).toContain('<html lang="en">');
});

test('whatever is sent is answered in one of two shapes and never breaks anything', async () => {
  const { visitor } = await testApp({ env: { RATE_LIMIT_FACTOR: '1000000' } });
  const email = fc.oneof(
    fc.emailAddress(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      'ana@example.org',
      'ana@example.org\r\nBcc: eve@example.org',
      '\ud800@b.org',
      'a\u0000@b.org',
      '\u202eana@example.org',
      'é@ü.de',
      `${'a'.repeat(70_000)}@example.org`,
    ),
    fc.jsonValue(),
  );
  const body = fc.oneof(fc.jsonValue(), fc.record({ email, website: fc.jsonValue() }, { requiredKeys: [] }));
  await fc.assert(
    fc.asyncProperty(body, async (sent) => {
      const answer = await visitor().post(URL, JSON.stringify(sent), { 'content-type': 'application/json' });
      if (answer.statusCode === 200) {
        expect(answer.json()).toEqual(ASKED);
      } else {
        // Longer than 64 kB is too large, whatever it says.
        expect([400, 413]).toContain(answer.statusCode);
        expect(z.safeParse(errorAnswer, answer.json()).success, answer.body).toBe(true);
      }
    }),
    { numRuns: 400 },
  );
});

test('whatever a link or form holds, a page or one error shape comes back', async () => {
  const instance = await testApp({ env: { RATE_LIMIT_FACTOR: '1000000' } });
  const path = fc.constantFrom('confirm', 'leave');
  const text = fc.string({ unit: 'grapheme' });
  await fc.assert(
    fc.asyncProperty(path, text, text, text, async (name, inLink, inForm, other) => {
      const url = `${URL}/${name}?token=${encodeURIComponent(inLink)}`;
      const answers = [
        await instance.visitor().get(url),
        await submit(instance, url, { token: inForm, [other]: inLink }),
        await instance.app.fastify.inject({
          method: 'POST',
          url,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: other,
        }),
      ];
      for (const { statusCode, headers } of answers) {
        expect([200, 400, 404]).toContain(statusCode);
        if (statusCode !== 400) expect(headers['content-type']).toBe('text/html; charset=utf-8');
      }
    }),
    { numRuns: 150 },
  );
});
