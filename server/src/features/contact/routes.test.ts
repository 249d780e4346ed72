import { MESSAGE_MAX_LENGTH, SUBJECT_MAX_LENGTH } from '@stillgrove/contract/contact';
import { DEFAULT_SITE } from '@stillgrove/contract/default-site';
import { valuesOf } from '@stillgrove/contract/site';
import { errorAnswer, type ErrorAnswer } from '@stillgrove/contract/answers';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Db } from '../../db/transaction';
import { startMailServer } from '../../testing/mail-server';
import { signUpOperator } from '../../testing/people';
import { headerOf, readEmail } from '../../testing/received-email';
import { testApp } from '../../testing/test-app';
import { messageEmail } from './message-email';
import { removeDoneBefore } from './store';

const URL = '/api/v1/contact';
const DAY_MS = 86_400_000;

const MESSAGE = {
  name: 'Ana <b>Lee</b>',
  email: 'ana@example.org',
  subject: 'A question',
  message: 'Hello & good morning.\nHow do I <i>begin</i>?',
};

const SENT = {
  success: true,
  message: "Thank you! Your message has been sent successfully. We'll get back to you soon.",
};

/** What an operator who wants messages in the inbox has saved. */
async function wantFullAlerts({ db }: { db: Db }): Promise<void> {
  const value = JSON.stringify({ fullMessageAlerts: true });
  await db.insertInto('settings').values({ name: 'site', value, version: 1 }).execute();
}

const messages = (db: Db) => db.selectFrom('contact_messages').selectAll().execute();
const mails = (db: Db) => db.selectFrom('outbox').selectAll().execute();

test('the team is told that a message is there and where to read it, and nothing that it says', async () => {
  const { visitor, db, clock } = await testApp({ env: { PUBLIC_URL: 'https://grove.example.org' } });
  const answer = await visitor().post(URL, MESSAGE);
  expect([answer.statusCode, answer.json()]).toEqual([200, SENT]);
  expect(await messages(db)).toMatchObject([{ ...MESSAGE, created_at: clock.now(), done_at: null }]);
  const [mail, ...others] = await mails(db);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    recipient: DEFAULT_SITE.email,
    reply_to: null,
    subject: 'New message on Stillgrove',
  });
  expect(mail?.text_body).toContain('https://grove.example.org/operator/messages');
  for (const part of [mail?.subject, mail?.text_body, mail?.html_body])
    for (const words of ['Ana', 'ana@', 'A question', 'good morning', 'begin'])
      expect(part).not.toContain(words);
});

test('an operator who wants it gets each message in full, and can simply answer', async () => {
  const instance = await testApp();
  const ola = await signUpOperator(instance);
  const values = { ...valuesOf(DEFAULT_SITE), fullMessageAlerts: true, version: 0 };
  expect((await ola.put('/api/v1/operator/site', values)).statusCode).toBe(200);
  await instance.visitor().post(URL, MESSAGE);
  const got = (await mails(instance.db)).filter(({ recipient }) => recipient === DEFAULT_SITE.email);
  expect(got).toMatchObject([{ subject: '[Stillgrove] A question', reply_to: 'ana@example.org' }]);
  expect(got[0]?.text_body).toContain(MESSAGE.message);
});

test('the words of a visitor stay words, with their lines', async () => {
  const { visitor, db } = await testApp();
  await wantFullAlerts({ db });
  await visitor().post(URL, MESSAGE);
  const [mail] = await mails(db);
  expect(mail?.text_body).toContain(MESSAGE.message);
  expect(mail?.html_body).toContain('Hello &amp; good morning.<br>How do I &lt;i&gt;begin&lt;/i&gt;?');
  expect(mail?.html_body).toContain('From: Ana &lt;b&gt;Lee&lt;/b&gt; &lt;ana@example.org&gt;<br>');
});

test('a message reaches the operator once, even if the email server was down at first', async () => {
  const server = await startMailServer();
  await server.stop();
  const { app, visitor, clock, log, db } = await testApp({ env: { SMTP_URL: server.url } });
  await wantFullAlerts({ db });
  log.expect('will be tried again');
  app.start();
  expect((await visitor().post(URL, MESSAGE)).statusCode).toBe(200);
  await vi.waitFor(() => {
    expect(log.lines.some(({ msg = '' }) => msg.includes('will be tried again'))).toBe(true);
  });

  const again = await startMailServer(server.port);
  onTestFinished(() => again.stop());
  clock.advance(60_000);
  await vi.waitFor(
    async () => {
      await visitor().post(URL, { ...MESSAGE, subject: 'Another' });
      expect(again.mails.filter((mail) => mail.includes('[Stillgrove] A question'))).toHaveLength(1);
    },
    { timeout: 10_000, interval: 200 },
  );
  const [mail = ''] = again.mails.filter((one) => one.includes('[Stillgrove] A question'));
  expect(mail).toContain('Reply-To: ana@example.org');
  expect(mail).toContain(`To: ${DEFAULT_SITE.email}`);
  expect(mail).toContain('Content-Type: text/html');
});

test('a message whose answer was lost may be sent again, and is stored and emailed once', async () => {
  const { visitor, db } = await testApp();
  const message = { ...MESSAGE, id: crypto.randomUUID() };
  for (const _press of [1, 2]) {
    const answer = await visitor().post(URL, message);
    expect([answer.statusCode, answer.json()]).toEqual([200, SENT]);
  }
  expect(await messages(db)).toHaveLength(1);
  expect(await mails(db)).toHaveLength(1);
  await visitor().post(URL, { ...MESSAGE, id: crypto.randomUUID() });
  expect(await messages(db)).toHaveLength(2);
});

test('a program that fills in everything is thanked and ignored', async () => {
  const { visitor, db } = await testApp();
  const answer = await visitor().post(URL, { ...MESSAGE, website: 'https://spam.example' });
  expect([answer.statusCode, answer.json()]).toEqual([200, SENT]);
  expect([await messages(db), await mails(db)]).toEqual([[], []]);
  await visitor().post(URL, { ...MESSAGE, website: '' });
  expect(await messages(db)).toHaveLength(1);
});

test.each([
  ['letters', 'a'],
  ['characters of four bytes', '🌿'],
  ['line breaks between words', 'é\n'],
  ['characters that JSON writes long', '\u0001'],
])('the longest message fits, in %s', async (_what, part) => {
  const { visitor, db } = await testApp();
  const message = `x${part.repeat(MESSAGE_MAX_LENGTH)}`;
  const longest = `${Array.from(message)
    .slice(0, MESSAGE_MAX_LENGTH - 1)
    .join('')}x`;
  expect((await visitor().post(URL, { ...MESSAGE, message: longest })).statusCode).toBe(200);
  expect(await messages(db)).toMatchObject([{ message: longest }]);
});

test('one character more is refused in a sentence', async () => {
  const { visitor, db } = await testApp();
  for (const character of ['a', '🌿']) {
    const message = character.repeat(MESSAGE_MAX_LENGTH + 1);
    const answer = await visitor().post(URL, { ...MESSAGE, message });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<ErrorAnswer>().fields).toEqual({
      message: 'A message has at most 10,000 characters.',
    });
  }
  expect(await messages(db)).toEqual([]);
});

test.each([
  ['name', 'Ana\r\nBcc: eve@example.org', 'Use one line here, without line breaks.'],
  ['subject', 'Hello\nBcc: eve@example.org', 'Use one line here, without line breaks.'],
  ['subject', 'Hello\rBcc: eve@example.org', 'Use one line here, without line breaks.'],
  ['email', 'ana@example.org\r\nBcc: eve@example.org', 'Enter an email address like name@example.org.'],
  ['email', 'ana@example.org, eve@example.org', 'Enter an email address like name@example.org.'],
])('a %s cannot smuggle in further headers', async (field, value, sentence) => {
  const { visitor, db } = await testApp();
  const answer = await visitor().post(URL, { ...MESSAGE, [field]: value });
  expect(answer.statusCode).toBe(400);
  expect(answer.json<ErrorAnswer>().fields).toEqual({ [field]: sentence });
  expect(await mails(db)).toEqual([]);
});

test('each missing field is told in a sentence, and an unknown one, too', async () => {
  const { visitor } = await testApp();
  const answer = await visitor().post(URL, { subject: ' ', phone: '1' });
  expect(answer.json<ErrorAnswer>().fields).toEqual({
    name: 'Enter your name.',
    email: 'Enter your email address.',
    subject: 'Enter a subject.',
    message: 'Write a message.',
    phone: 'The field “phone” is not known. Leave it out.',
  });
});

test('one address writes five messages an hour and twenty a day', async () => {
  const { visitor, clock, db } = await testApp();
  const busy = visitor();
  for (let hour = 0; hour < 4; hour += 1) {
    for (let count = 0; count < 5; count += 1) expect((await busy.post(URL, MESSAGE)).statusCode).toBe(200);
    const refused = await busy.post(URL, MESSAGE);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ success: false, code: 'too-many-tries' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    clock.advance(DAY_MS / 24);
  }
  const refused = await busy.post(URL, MESSAGE);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(20 * 3600)]);
  expect(refused.json<ErrorAnswer>().message).toContain('20 hours');
  expect(await messages(db)).toHaveLength(20);
  expect((await visitor({ address: '203.0.113.9' }).post(URL, MESSAGE)).statusCode).toBe(200);
});

test('a message that cannot be emailed is not stored either', async () => {
  const { visitor, db, log } = await testApp();
  log.expect('a request failed');
  await db.schema.dropTable('outbox').execute();
  expect((await visitor().post(URL, MESSAGE)).statusCode).toBe(500);
  expect(await messages(db)).toEqual([]);
});

test('a message is kept for a year after it is done, and until then for as long as it takes', async () => {
  const { visitor, db, clock } = await testApp();
  await visitor().post(URL, MESSAGE);
  await visitor().post(URL, { ...MESSAGE, subject: 'Done' });
  await db
    .updateTable('contact_messages')
    .set({ done_at: clock.now() })
    .where('subject', '=', 'Done')
    .execute();
  await removeDoneBefore(db, clock.now());
  expect(await messages(db)).toHaveLength(2);
  await removeDoneBefore(db, clock.now() + 1);
  expect(await messages(db)).toMatchObject([{ subject: 'A question' }]);
});

const validEmail = fc.constantFrom('ana@example.org', "o'neil+grove@mail.example.org", 'ANA_LEE@example.org');

/** What people paste and what programs try: breaks, controls, halves of characters, marks that turn the writing round. */
const hostileText = fc.oneof(
  { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
  fc.string({
    unit: fc.constantFrom(
      '\r\n',
      '\n',
      '\r',
      '\0',
      '\u2028',
      '\u202e',
      '\ud83c',
      '\udf3f',
      '\t',
      ' ',
      'a',
      '=',
    ),
  }),
  fc.constantFrom(
    'ana@example.org',
    'a\r\nBcc: eve@example.org',
    'x\r\n\r\n<script>alert(1)</script>',
    '=?utf-8?Q?=0D=0ABcc:=20eve@example.org?=',
    '"><img src=https://evil.example/x onerror=alert(1)>',
    '</p><style>*{display:none}</style>',
    '"x"@y.org',
    'é@ü.de',
    'x'.repeat(70_000),
  ),
);

test('whatever is sent is answered in one of two shapes and never breaks anything', async () => {
  const { visitor } = await testApp({ env: { RATE_LIMIT_FACTOR: '1000000' } });
  const value = fc.oneof({ weight: 4, arbitrary: hostileText }, { weight: 1, arbitrary: fc.jsonValue() });
  const body = fc.oneof(
    fc.jsonValue(),
    fc.record(
      { name: value, email: value, subject: value, message: value, website: value },
      { requiredKeys: [] },
    ),
    fc.record({ name: hostileText, subject: hostileText, message: hostileText, email: validEmail }),
  );
  await fc.assert(
    fc.asyncProperty(body, async (sent) => {
      const answer = await visitor().post(URL, JSON.stringify(sent), { 'content-type': 'application/json' });
      if (answer.statusCode === 200) {
        expect(answer.json()).toEqual(SENT);
      } else {
        // Longer than 64 kB is too large, whatever it says.
        expect([400, 413]).toContain(answer.statusCode);
        expect(z.safeParse(errorAnswer, answer.json()).success, answer.body).toBe(true);
      }
    }),
    { numRuns: 400 },
  );
});

test('a subject is counted in characters, too', async () => {
  const { visitor } = await testApp();
  const send = (subject: string) => visitor().post(URL, { ...MESSAGE, subject });
  expect((await send('🌿'.repeat(SUBJECT_MAX_LENGTH))).statusCode).toBe(200);
  expect((await send('🌿'.repeat(SUBJECT_MAX_LENGTH + 1))).statusCode).toBe(400);
});

test('whatever a visitor writes, the email has our headers alone and no markup of theirs', async () => {
  const server = await startMailServer();
  onTestFinished(() => server.stop());
  const { app, visitor, db } = await testApp({
    env: { SMTP_URL: server.url, RATE_LIMIT_FACTOR: '1000000' },
  });
  await wantFullAlerts({ db });
  const line = hostileText.map((text) => text.replace(/\p{Cc}/gu, ' ').slice(0, 90));
  const written = fc.record({ name: line, subject: line, message: hostileText, email: validEmail });
  for (const message of fc.sample(written, 60)) await visitor().post(URL, { ...message });
  const stored = await messages(db);
  expect(stored.length).toBeGreaterThan(20);
  app.start();
  await vi.waitFor(() => expect(server.mails).toHaveLength(stored.length), { timeout: 40_000 });

  const plain = { id: 'plain', name: 'A', email: 'a@example.org', subject: 'S', message: 'One\nTwo' };
  const own = tagsOf(messageEmail({ message: plain, site: DEFAULT_SITE }).html);
  for (const { headers, html } of server.mails.map(readEmail)) {
    expect(headers.map(([name]) => name).sort()).toEqual(HEADERS);
    expect(headerOf(headers, 'to')).toBe(DEFAULT_SITE.email);
    expect(stored.map(({ email }) => email)).toContain(headerOf(headers, 'reply-to'));
    expect(own).toEqual(expect.arrayContaining(tagsOf(html)));
  }
});

/** Every header of a message's mail. */
const HEADERS = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];

const tagsOf = (html: string) => html.match(/<\/?[a-z!][^>]*>/gi) ?? [];
