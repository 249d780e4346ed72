import { expect, test } from 'vitest';
import type { Db } from '../../db/transaction';
import { emailedLink, emailsTo, tokenIn } from '../../testing/emailed';
import { ANA, confirmAddressOf, signUp } from '../../testing/people';
import { testApp, type Visitor } from '../../testing/test-app';

const HOUR_MS = 3_600_000;
const NEW = 'seven herons at dusk';

const forgot = (visitor: Visitor, email = ANA.email, headers = {}) =>
  visitor.post('/api/v1/user/forgot-password', { email }, headers);
const reset = (visitor: Visitor, token: string, password = NEW) =>
  visitor.post('/api/v1/user/reset-password', { token, password });
const signIn = (visitor: Visitor, password: string) =>
  visitor.post('/api/v1/user/login', { email: ANA.email, password });
const isKnown = async (visitor: Visitor) =>
  (await visitor.get('/api/v1/user/me')).json<{ user: object | null }>().user !== null;

const resetEmails = async (db: Db) =>
  (await emailsTo(db, ANA.email)).filter(({ subject }) => subject.startsWith('Reset your password'));

async function resetToken(db: Db): Promise<string> {
  return tokenIn(await emailedLink(db, ANA.email, /^Reset your password/));
}

test('a forgotten password is replaced by an emailed link, which works once', async () => {
  const { visitor, db } = await testApp();
  await visitor().post('/api/v1/user/register', ANA);
  const asked = await forgot(visitor());
  expect(asked.statusCode).toBe(200);
  const link = await emailedLink(db, ANA.email, /^Reset your password/);
  expect(link.pathname).toBe('/reset-password');

  expect((await reset(visitor(), tokenIn(link))).statusCode).toBe(200);
  expect((await signIn(visitor(), ANA.password)).statusCode).toBe(401);
  expect((await signIn(visitor(), NEW)).statusCode).toBe(200);
  const again = await reset(visitor(), tokenIn(link), 'another quiet pond');
  expect([again.statusCode, again.json()]).toEqual([400, expect.objectContaining({ code: 'wrong-link' })]);
});

test('an unknown address gets the same answer and no email', async () => {
  const { app, visitor, db } = await testApp();
  await visitor().post('/api/v1/user/register', ANA);
  const known = await forgot(visitor());
  const unknown = await forgot(visitor(), 'nobody@example.org');
  expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, known.json()]);
  await app.close();
  expect(await emailsTo(db, 'nobody@example.org')).toEqual([]);
  expect(await resetEmails(db)).toHaveLength(1);
});

test('a link to a new password works for 24 hours', async () => {
  const { visitor, db, clock } = await testApp();
  await visitor().post('/api/v1/user/register', ANA);
  await forgot(visitor());
  const token = await resetToken(db);
  clock.advance(24 * HOUR_MS);
  expect((await reset(visitor(), token)).statusCode).toBe(400);
  await forgot(visitor());
  await expect.poll(() => resetEmails(db)).toHaveLength(2);
  const newer = await resetToken(db);
  clock.advance(24 * HOUR_MS - 1);
  expect((await reset(visitor(), newer)).statusCode).toBe(200);
});

test('a newer link voids the older one', async () => {
  const { visitor, db, clock } = await testApp();
  await visitor().post('/api/v1/user/register', ANA);
  await forgot(visitor());
  const older = await resetToken(db);
  clock.advance(1000);
  await forgot(visitor());
  await expect.poll(() => resetEmails(db)).toHaveLength(2);
  expect((await reset(visitor(), older)).statusCode).toBe(400);
  expect((await reset(visitor(), await resetToken(db))).statusCode).toBe(200);
});

test('of several tries with one link at once, one sets the password', async () => {
  const { visitor, db } = await testApp();
  await visitor().post('/api/v1/user/register', ANA);
  await forgot(visitor());
  const token = await resetToken(db);
  const tries = ['first quiet pond', 'second quiet pond', 'third quiet pond'];
  const answers = await Promise.all(tries.map((password) => reset(visitor(), token, password)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
});

test('opening the link with a GET uses nothing up', async () => {
  const { visitor, db } = await testApp();
  await visitor().post('/api/v1/user/register', ANA);
  await forgot(visitor());
  const link = await emailedLink(db, ANA.email, /^Reset your password/);
  await visitor().get(link.pathname);
  await visitor().get(`/api/v1/user/reset-password?token=${tokenIn(link)}`);
  expect((await reset(visitor(), tokenIn(link))).statusCode).toBe(200);
});

test('a reset ends every session, and the owner is told', async () => {
  const { visitor, db } = await testApp();
  const phone = visitor();
  await signUp(phone);
  await forgot(visitor());
  expect((await reset(visitor(), await resetToken(db))).statusCode).toBe(200);
  expect(await isKnown(phone)).toBe(false);
  expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('known_devices').selectAll().execute()).toEqual([]);
  expect((await emailsTo(db, ANA.email)).at(-1)?.subject).toBe('Your password for Stillgrove was changed');
});

test('a link is made of PUBLIC_URL, whatever host a request names', async () => {
  const { visitor, db } = await testApp({ env: { PUBLIC_URL: 'https://grove.example.org' } });
  await visitor().post('/api/v1/user/register', ANA);
  await forgot(visitor(), ANA.email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
  const link = await emailedLink(db, ANA.email, /^Reset your password/);
  expect(link.origin).toBe('https://grove.example.org');
  const mails = await emailsTo(db, ANA.email);
  expect(JSON.stringify(mails)).not.toContain('evil');
});

test('a stolen database opens no link', async () => {
  const { visitor, db } = await testApp();
  await visitor().post('/api/v1/user/register', ANA);
  await forgot(visitor());
  const token = await resetToken(db);
  expect(JSON.stringify(await db.selectFrom('mailed_links').selectAll().execute())).not.toContain(token);
});

test('someone who reads the email has shown whose address it is', async () => {
  const { visitor, db } = await testApp();
  await visitor().post('/api/v1/user/register', ANA);
  await forgot(visitor());
  await reset(visitor(), await resetToken(db));
  const answer = await signIn(visitor(), NEW);
  expect(answer.json()).toMatchObject({ user: { confirmedAt: expect.any(Number) as number } });
});

test('a weak new password is refused with a reason, and the link stays good', async () => {
  const { visitor, db } = await testApp();
  await visitor().post('/api/v1/user/register', ANA);
  await forgot(visitor());
  const token = await resetToken(db);
  const refused = await reset(visitor(), token, 'password123');
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({
    code: 'weak-password',
    fields: { password: expect.stringMatching(/most common passwords/) as string },
  });
  expect((await reset(visitor(), token)).statusCode).toBe(200);
});

test('asking too often is told, and alike for every address', async () => {
  const { visitor } = await testApp();
  await visitor().post('/api/v1/user/register', ANA);
  for (const email of [ANA.email, 'nobody@example.org']) {
    const codes: number[] = [];
    for (let count = 0; count < 4; count += 1)
      codes.push((await forgot(visitor({ address: `203.0.113.${String(count)}` }), email)).statusCode);
    expect(codes).toEqual([200, 200, 200, 429]);
  }
  const refused = await forgot(visitor(), ANA.email, { 'x-forwarded-for': '192.0.2.77' });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
});

test('one visitor cannot have everyone emailed', async () => {
  const { visitor } = await testApp();
  const codes: number[] = [];
  for (let count = 0; count < 21; count += 1)
    codes.push((await forgot(visitor(), `p${String(count)}@example.org`)).statusCode);
  expect(codes).toEqual([...Array<number>(20).fill(200), 429]);
});

test('a signed-in person changes the password with the old one, and other devices are signed out', async () => {
  const instance = await testApp();
  const { visitor, db } = instance;
  const [phone, laptop] = [visitor(), visitor()];
  await signUp(phone);
  await confirmAddressOf(instance, ANA.email);
  await signIn(laptop, ANA.password);
  const change = (currentPassword: string, newPassword: string) =>
    laptop.post('/api/v1/user/password', { currentPassword, newPassword });

  const wrong = await change('not the password', NEW);
  expect(wrong.json()).toMatchObject({
    code: 'wrong-password',
    fields: { currentPassword: expect.stringContaining('isn’t the password') as string },
  });
  const weak = await change(ANA.password, 'ana@example.org1');
  expect(weak.json()).toMatchObject({
    fields: { newPassword: expect.stringMatching(/which others know/) as string },
  });
  expect(await isKnown(phone)).toBe(true);

  expect((await change(ANA.password, NEW)).statusCode).toBe(200);
  expect([await isKnown(laptop), await isKnown(phone)]).toEqual([true, false]);
  expect((await signIn(visitor(), NEW)).statusCode).toBe(200);
  expect((await emailsTo(db, ANA.email)).at(-1)?.subject).toBe('Your password for Stillgrove was changed');
});

test('an older link to a new password ends with the password before', async () => {
  const { visitor, db } = await testApp();
  const ana = visitor();
  await signUp(ana);
  await forgot(visitor());
  const token = await resetToken(db);
  await ana.post('/api/v1/user/password', { currentPassword: ANA.password, newPassword: NEW });
  expect((await reset(visitor(), token, 'someone elses pond')).statusCode).toBe(400);
});

test('whoever finds an open session cannot guess the password in it', async () => {
  const { visitor } = await testApp();
  const ana = visitor();
  await signUp(ana);
  const guess = () =>
    ana.post('/api/v1/user/password', { currentPassword: 'guess after guess', newPassword: NEW });
  for (let count = 0; count < 10; count += 1) expect((await guess()).statusCode).toBe(400);
  expect((await guess()).statusCode).toBe(429);
});

test('changing the password needs a sign-in', async () => {
  const { visitor } = await testApp();
  const answer = await visitor().post('/api/v1/user/password', {
    currentPassword: ANA.password,
    newPassword: NEW,
  });
  expect(answer.statusCode).toBe(401);
});
