import { roundAward } from '@stillgrove/domain/points/rules';
import { expect, test } from 'vitest';
import type { LogLine } from './testing/collected-log';
import { scheduleNext } from './testing/appointments';
import { startMailServer } from './testing/mail-server';
import { emailedLink, tokenIn } from './testing/emailed';
import { signUp } from './testing/people';
import { type TestApp, testApp, type Visitor } from './testing/test-app';

const PERSON = {
  fullName: 'Zephyrine Quibblewick',
  email: 'zephyrine@quibble.example',
  password: 'xylophone under moonlight',
};
const WORDS = 'Borogove has been so sad of late';
const ADDRESS = '203.0.113.99';
const BROWSER = 'Jabberphone/7';
const CAME_FROM = 'https://mail.example/inbox-of-zephyrine';
const FORGED_TOKEN = 'frumious'.repeat(6);
const WRONG_PASSWORD = 'a tulgey wood at night';

const HEADERS = { 'user-agent': BROWSER, referer: CAME_FROM, 'sec-fetch-site': 'same-origin' };

const EVENT_FIELDS = ['level', 'time', 'reqId', 'event', 'what', 'outcome', 'reason', 'account', 'msg'];

/** An account's id appears only in security events, and only in one field. */
function withoutAccount(line: LogLine): object {
  if (line.event !== 'security') return line;
  const { account, ...rest } = line;
  expect(String(account)).toMatch(/^(?:null|[\da-f-]{36})$/);
  expect(String(line.reason)).toMatch(/^[a-z-]+$/);
  expect(EVENT_FIELDS).toEqual(expect.arrayContaining(Object.keys(line)));
  return rest;
}

/** What an account, an email, an appointment and a lost password are made of. */
async function walk(instance: TestApp, visitor: Visitor): Promise<string[]> {
  const { email, password } = PERSON;
  const post = (url: string, body: unknown) => visitor.post(`/api/v1${url}`, body, HEADERS);
  const { id } = await signUp(visitor, PERSON);
  await post('/user/login', { email, password: WRONG_PASSWORD });
  await post('/contact', { name: PERSON.fullName, email, subject: WORDS, message: WORDS });
  await post('/newsletter', { email });
  const award = roundAward('bubble', 'r1', '2027-03-05');
  await post('/points', { awards: [award, { ...award, id: WORDS }] });

  const confirmation = tokenIn(await emailedLink(instance.db, email, /^Welcome/));
  expect((await post('/user/confirm-address', { token: confirmation })).statusCode).toBe(200);
  await scheduleNext(instance.db, visitor, HEADERS);

  await post('/user/forgot-password', { email });
  const reset = tokenIn(await emailedLink(instance.db, email, /^Reset your password/));
  await post('/user/reset-password', { token: FORGED_TOKEN, password: `${password} again` });
  const sessionBefore = [...visitor.cookies.values()];
  expect(
    (await post('/user/reset-password', { token: reset, password: `${password} again` })).statusCode,
  ).toBe(200);
  await post('/user/login', { email, password: `${password} again` });
  return [id, confirmation, reset, ...sessionBefore, ...visitor.cookies.values()];
}

/** Every call that there is, with paths, queries and bodies that hold what is personal. */
async function callEverything({ app }: TestApp, { cookies }: Visitor): Promise<void> {
  const personal = encodeURIComponent(PERSON.email);
  const calls = app
    .declaredRoutes()
    .filter(({ method, url }) => method !== 'HEAD' && url !== '/api/v1/user/logout');
  expect(calls.length).toBeGreaterThan(60);
  for (const { method, url } of calls) {
    const common = {
      method: method as 'GET',
      url: `${url.replace(/:\w+|\*/g, personal)}?email=${personal}`,
      cookies: Object.fromEntries(cookies),
    };
    const headers = { ...HEADERS, 'x-forwarded-for': ADDRESS };
    await app.fastify.inject({ ...common, headers, payload: { ...PERSON, token: FORGED_TOKEN } });
    if (method === 'GET') continue;
    const json = { ...headers, 'content-type': 'application/json' };
    await app.fastify.inject({ ...common, headers: json, payload: `{"message": "${WORDS}` });
  }
}

test('nothing personal gets into the log or the metrics, whatever is called and whatever fails', async () => {
  const mailServer = await startMailServer();
  mailServer.refuse(true);
  const instance = await testApp({ watched: true, env: { SMTP_URL: mailServer.url } });
  for (const part of ['could not deliver an email', 'a request failed', 'an upstream service'])
    instance.log.expect(part);
  instance.app.start();
  const visitor = instance.visitor({ address: ADDRESS });

  const tokens = await walk(instance, visitor);
  await callEverything(instance, visitor);
  await visitor.get(`/people/${PERSON.email}?name=${encodeURIComponent(PERSON.fullName)}`, HEADERS);
  await instance.db.schema.dropTable('newsletter_subscribers').execute();
  const failed = await visitor.post('/api/v1/newsletter', { email: PERSON.email }, HEADERS);
  expect(failed.statusCode).toBe(500);
  await expect.poll(() => JSON.stringify(instance.log.lines)).toContain('could not deliver an email');
  await mailServer.stop();

  const told = JSON.stringify(instance.log.lines.map(withoutAccount)) + (await instance.metricsText());
  expect(told).toMatch(/newsletter_subscribers\W/);
  expect(told).toContain('"event":"security"');
  const secrets = [
    ...Object.values(PERSON),
    WORDS,
    ADDRESS,
    BROWSER,
    CAME_FROM,
    FORGED_TOKEN,
    WRONG_PASSWORD,
  ];
  for (const secret of [...secrets, ...tokens, 'Zephyrine', 'quibble', 'Borogove']) {
    expect(secret.length).toBeGreaterThan(5);
    expect(told.toLowerCase()).not.toContain(secret.toLowerCase());
    expect(told).not.toContain(encodeURIComponent(secret));
  }
});

test('each line that a request causes names it', async () => {
  const instance = await testApp();
  instance.log.expect('a request failed');
  await instance.db.schema.dropTable('newsletter_subscribers').execute();
  const answer = await instance.visitor().post('/api/v1/newsletter', { email: PERSON.email });
  const lines = instance.log.lines.filter(({ reqId }) => reqId === answer.headers['x-request-id']);
  expect(lines.map(({ level, msg, status }) => [level, msg, status])).toEqual([
    ['error', 'a request failed', undefined],
    ['info', undefined, 500],
  ]);
  expect(instance.log.lines).toHaveLength(lines.length);
});
