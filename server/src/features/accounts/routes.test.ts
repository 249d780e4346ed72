import type { ErrorAnswer } from '@stillgrove/contract/answers';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../db/transaction';
import { createPasswords, type Passwords } from '../../platform/passwords';
import { saveSetting } from '../../platform/settings/store';
import { ANA, signUp } from '../../testing/people';
import { testApp } from '../../testing/test-app';

const DAY_MS = 86_400_000;
const CREDENTIALS = { email: ANA.email, password: ANA.password };
const WRONG = { email: ANA.email, password: 'not the password' };

test('an account is made without signing anyone in', async () => {
  const { visitor } = await testApp();
  const ana = visitor();
  const answer = await ana.post('/api/v1/user/register', ANA);
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({
    success: true,
    message: 'Your account is ready.',
    user: { fullName: 'Ana Lee', email: 'ana@example.org' },
  });
  expect(ana.cookies.size).toBe(0);
});

test('no answer ever holds the password or its hash', async () => {
  const { visitor } = await testApp();
  const ana = visitor();
  const answers = [
    await ana.post('/api/v1/user/register', ANA),
    await ana.post('/api/v1/user/login', CREDENTIALS),
    await ana.get('/api/v1/user/me'),
  ];
  for (const { body } of answers) expect(body).not.toMatch(/quiet morning|argon2/);
});

test('an address has one account, however it is written', async () => {
  const { visitor } = await testApp();
  await visitor().post('/api/v1/user/register', ANA);
  const again = await visitor().post('/api/v1/user/register', { ...ANA, email: ' ANA@Example.ORG ' });
  expect(again.statusCode).toBe(409);
  expect(again.json()).toMatchObject({ success: false, code: 'email-taken' });
});

test('whoever finds an account with their address is told how to get in', async () => {
  const { visitor } = await testApp();
  await visitor().post('/api/v1/user/register', ANA);
  const refused = await visitor().post('/api/v1/user/register', { ...ANA, password: 'seven herons at dusk' });
  expect(refused.json<{ message: string }>().message).toContain('choose Forgot password to sign in');
});

test('of two people who register the same address at once, one gets it', async () => {
  const { visitor } = await testApp();
  const answers = await Promise.all([1, 2, 3].map(() => visitor().post('/api/v1/user/register', ANA)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
});

test('each wrong field is told in a sentence', async () => {
  const { visitor } = await testApp();
  const answer = await visitor().post('/api/v1/user/register', {
    fullName: ' ',
    email: 'ana',
    password: 'short',
    age: 3,
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json<ErrorAnswer>().fields).toEqual({
    fullName: 'Enter your name.',
    email: 'Enter an email address like name@example.org.',
    password: 'Use at least 8 characters for your password.',
    age: 'The field “age” is not known. Leave it out.',
  });
});

describe('where the operator set a minimum age', () => {
  const withMinimumAge = async (minimumAge: number) => {
    const instance = await testApp();
    const site = JSON.stringify({ minimumAge });
    await inTransaction(instance.db, (tx) => saveSetting(tx, 'site', site, 0));
    const register = (fields: object) =>
      instance.visitor().post('/api/v1/user/register', { ...ANA, ...fields });
    return { ...instance, register, thisYear: new Date(instance.clock.now()).getUTCFullYear() };
  };

  test('whoever may be too young gets no account, and is told what is open to them', async () => {
    const { db, register, thisYear } = await withMinimumAge(16);
    const refused = await register({ birthYear: thisYear - 16 });
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toEqual({
      success: false,
      code: 'under-minimum-age',
      message:
        'You can have an account here from the year after you turn 16, because we only ask for the year you were born. Help, articles and the slow breath are open to you now, without an account.',
      values: { minimumAge: 16 },
    });
    expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
  });

  test('whoever turned that age before this year gets an account, and the year is stored nowhere', async () => {
    const { db, register, thisYear } = await withMinimumAge(16);
    const year = thisYear - 17;
    expect((await register({ birthYear: year })).statusCode).toBe(201);
    const stored = [
      await db.selectFrom('users').selectAll().execute(),
      await db.selectFrom('outbox').selectAll().execute(),
    ];
    expect(JSON.stringify(stored)).toContain(ANA.email);
    expect(JSON.stringify(stored)).not.toMatch(new RegExp(`\\b${String(year)}\\b`));
  });

  test('the year is asked for in words', async () => {
    const { register } = await withMinimumAge(16);
    const missing = await register({});
    expect([missing.statusCode, missing.json<ErrorAnswer>().fields]).toEqual([
      400,
      { birthYear: 'Enter the year you were born, such as 2001.' },
    ]);
    expect((await register({ birthYear: 95 })).json<ErrorAnswer>().fields).toEqual({
      birthYear: 'Enter the year you were born, with four digits.',
    });
  });
});

test('no one is asked for a year of birth where the operator set no minimum age', async () => {
  const { visitor } = await testApp();
  expect((await visitor().post('/api/v1/user/register', ANA)).statusCode).toBe(201);
});

test('a person is greeted by first name and known from then on', async () => {
  const { visitor } = await testApp();
  const ana = visitor();
  await ana.post('/api/v1/user/register', ANA);
  const answer = await ana.post('/api/v1/user/login', { ...CREDENTIALS, email: 'Ana@EXAMPLE.org' });
  expect(answer.json()).toMatchObject({ success: true, message: 'Welcome, Ana.' });
  expect((await ana.get('/api/v1/user/me')).json()).toMatchObject({
    success: true,
    user: { fullName: 'Ana Lee' },
  });
});

test('no one is welcomed back before the second sign-in', async () => {
  const { visitor } = await testApp();
  await visitor().post('/api/v1/user/register', ANA);
  const greetings: unknown[] = [];
  for (const device of [visitor(), visitor()]) {
    const answer = await device.post('/api/v1/user/login', CREDENTIALS);
    greetings.push(answer.json<{ message: string }>().message);
  }
  expect(greetings).toEqual(['Welcome, Ana.', 'Welcome back, Ana.']);
});

test('a visitor who is not signed in is no one, and that is no error', async () => {
  const { visitor } = await testApp();
  const answer = await visitor().get('/api/v1/user/me');
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, user: null, operator: false }]);
});

test('an unknown address and a wrong password are answered alike', async () => {
  const { visitor } = await testApp();
  await visitor().post('/api/v1/user/register', ANA);
  const wrong = await visitor().post('/api/v1/user/login', WRONG);
  const unknown = await visitor().post('/api/v1/user/login', { ...WRONG, email: 'nobody@example.org' });
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json()).toMatchObject({ code: 'wrong-credentials' });
  expect(unknown.json()).toEqual(wrong.json());
});

test('an unknown address costs the same work as a wrong password', async () => {
  const real = createPasswords();
  const checked: (string | null)[] = [];
  const passwords: Passwords = {
    hash: real.hash,
    verify: (storedHash, password) => {
      checked.push(storedHash);
      return real.verify(storedHash, password);
    },
  };
  const { visitor } = await testApp({ passwords });
  await visitor().post('/api/v1/user/register', ANA);
  await visitor().post('/api/v1/user/login', WRONG);
  await visitor().post('/api/v1/user/login', { ...WRONG, email: 'nobody@example.org' });
  expect(checked).toEqual([expect.stringContaining('$argon2id$v=19$m=19456,t=2,p=1$'), null]);
});

test('the session cookie is out of reach for scripts and other sites', async () => {
  const { visitor } = await testApp();
  await visitor().post('/api/v1/user/register', ANA);
  const answer = await visitor().post('/api/v1/user/login', CREDENTIALS);
  const cookie = answer.cookies.find(({ name }) => name === 'stillgrove-session');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 30 * 86_400 });
});

test('behind HTTPS the cookie travels encrypted only and belongs to this host alone', async () => {
  const { visitor } = await testApp({ env: { PUBLIC_URL: 'https://grove.example.org' } });
  await visitor().post('/api/v1/user/register', ANA);
  const answer = await visitor().post('/api/v1/user/login', CREDENTIALS);
  const cookie = answer.cookies.find(({ name }) => name === '__Host-stillgrove-session');
  expect(cookie).toMatchObject({ secure: true, path: '/' });
  expect(cookie).not.toHaveProperty('domain');
});

test('a stolen database opens no session', async () => {
  const { visitor, db } = await testApp();
  const ana = visitor();
  await signUp(ana);
  const rows = await db.selectFrom('sessions').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(ana.cookies.get('stillgrove-session'));
});

test('every sign-in gets a new session, and the old one of the browser ends', async () => {
  const { visitor } = await testApp();
  const ana = visitor();
  await signUp(ana);
  const before = ana.cookies.get('stillgrove-session') ?? '';
  await ana.post('/api/v1/user/login', CREDENTIALS);
  expect(ana.cookies.get('stillgrove-session')).not.toBe(before);
  ana.cookies.set('stillgrove-session', before);
  expect((await ana.get('/api/v1/user/me')).json()).toMatchObject({ user: null });
});

test('logging out ends the session on the server, too', async () => {
  const { visitor } = await testApp();
  const ana = visitor();
  await signUp(ana);
  const token = ana.cookies.get('stillgrove-session') ?? '';
  const answer = await ana.get('/api/v1/user/logout');
  expect(answer.json()).toEqual({ success: true, message: 'Logged out successfully' });
  expect(ana.cookies.has('stillgrove-session')).toBe(false);
  ana.cookies.set('stillgrove-session', token);
  expect((await ana.get('/api/v1/user/me')).json()).toMatchObject({ user: null });
});

test('logging out works without a session', async () => {
  const { visitor } = await testApp();
  expect((await visitor().get('/api/v1/user/logout')).statusCode).toBe(200);
});

test('a session ends after its days', async () => {
  const { visitor, clock } = await testApp({ env: { SESSION_DAYS: '2' } });
  const ana = visitor();
  await signUp(ana);
  clock.advance(2 * DAY_MS - 1000);
  expect((await ana.get('/api/v1/user/me')).json()).toMatchObject({ user: { fullName: 'Ana Lee' } });
  clock.advance(1000);
  expect((await ana.get('/api/v1/user/me')).json()).toMatchObject({ user: null });
});

test('a nonsense cookie is no one', async () => {
  const { visitor } = await testApp();
  const answer = await visitor().get('/api/v1/user/me', {
    cookie: 'stillgrove-session=%00; stillgrove-session=x',
  });
  expect(answer.json()).toEqual({ success: true, user: null, operator: false });
});

test('a welcome is emailed once the account is stored', async () => {
  const { visitor, db } = await testApp();
  await visitor().post('/api/v1/user/register', ANA);
  await visitor().post('/api/v1/user/register', ANA);
  const mails = await db.selectFrom('outbox').selectAll().execute();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    recipient: 'ana@example.org',
    subject: 'Welcome to Stillgrove: please confirm your email address',
  });
  expect(mails[0]?.text_body).toMatch(/^Hi,\n/);
});

test('one of the most common passwords is refused with a reason, and nothing is stored', async () => {
  const { visitor, db } = await testApp();
  const answer = await visitor().post('/api/v1/user/register', { ...ANA, password: 'sunshine1' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: 'weak-password',
    fields: { password: expect.stringMatching(/most common passwords/) as string },
  });
  expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
});

test('a password has up to 128 characters of any script', async () => {
  const { visitor } = await testApp();
  const words = ['静かな森', 'тихое утро', '🌿🪵🪶', 'नमस्ते', 'quiet pond', 'żółw', 'سلام', 'δάσος'];
  const password = Array.from(words.join(' ').repeat(4)).slice(0, 128).join('');
  expect(Array.from(password.normalize('NFKC'))).toHaveLength(128);
  expect((await visitor().post('/api/v1/user/register', { ...ANA, password })).statusCode).toBe(201);
  const typed = { email: ANA.email, password: password.normalize('NFD') };
  expect((await visitor().post('/api/v1/user/login', typed)).statusCode).toBe(200);
  const longer = await visitor().post('/api/v1/user/register', { ...ANA, password: `${password}!` });
  expect(longer.json()).toMatchObject({
    fields: { password: 'Use at most 128 characters for your password.' },
  });
});

test('a password from before there were rules goes on working', async () => {
  const { visitor, db } = await testApp();
  await visitor().post('/api/v1/user/register', ANA);
  const passwordHash = await createPasswords().hash('password');
  await db.updateTable('users').set({ password_hash: passwordHash }).execute();
  const answer = await visitor().post('/api/v1/user/login', { email: ANA.email, password: 'password' });
  expect(answer.statusCode).toBe(200);
});

test('registrations that are refused use up no one’s tries', async () => {
  const { visitor } = await testApp();
  const codes: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    const address = `203.0.113.${String(count)}`;
    codes.push((await visitor({ address }).post('/api/v1/user/register', ANA)).statusCode);
  }
  expect(codes).toEqual([201, 409, 409, 409, 409, 409]);
});

test('a person can have another name from now on', async () => {
  const { visitor } = await testApp();
  const ana = visitor();
  await signUp(ana);
  const answer = await ana.post('/api/v1/user/name', { fullName: ' Anna  Leeu ' });
  expect(answer.json()).toMatchObject({ message: 'Your name is saved.', user: { fullName: 'Anna  Leeu' } });
  expect((await ana.get('/api/v1/user/me')).json()).toMatchObject({ user: { fullName: 'Anna  Leeu' } });
  expect((await ana.post('/api/v1/user/name', { fullName: 'A\nB' })).statusCode).toBe(400);
  expect((await visitor().post('/api/v1/user/name', { fullName: 'Eve' })).statusCode).toBe(401);
});

test('a name that looks like an address or cannot be seen is refused with a sentence', async () => {
  const { visitor } = await testApp();
  for (const fullName of ['https://evil.example/prize', '\u200B\u200B', 'Ana \u202Enimda']) {
    const answer = await visitor().post('/api/v1/user/register', { ...ANA, fullName });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ fields: { fullName: string } }>().fields.fullName).toMatch(/name/);
  }
});
