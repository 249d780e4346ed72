import type { LoginAnswer } from '@stillgrove/contract/accounts';
import type { Device } from '@stillgrove/contract/devices';
import type { NewSecretAnswer } from '@stillgrove/contract/second-factor';
import { describe, expect, test } from 'vitest';
import { codeShownAt } from '../../testing/authenticator-app';
import { emailedLink, emailsTo, tokenIn } from '../../testing/emailed';
import { ANA, confirmAddressOf, reAuthenticate, signUp, signUpOperator } from '../../testing/people';
import { type TestApp, testApp, type Visitor } from '../../testing/test-app';

const USER = '/api/v1/user';
const STEP_MS = 30_000;
const MINUTE_MS = 60_000;
const NEW = 'seven herons at dusk';
/** What someone chose who registered the address of someone else. */
const STRANGER = { ...ANA, fullName: 'Eve Moss', password: 'the fox in the reeds' };

const me = async (visitor: Visitor) => (await visitor.get(`${USER}/me`)).json<{ user: unknown }>().user;
const signIn = async (visitor: Visitor, password = ANA.password) =>
  (await visitor.post(`${USER}/login`, { email: ANA.email, password })).json<Partial<LoginAnswer>>();
const beginApp = (visitor: Visitor, password = ANA.password) =>
  visitor.post(`${USER}/second-factor/app/begin`, { password });
const enter = (visitor: Visitor, code: string) => visitor.post(`${USER}/login/code`, { code });
const press = (visitor: Visitor, token: string, password?: string) =>
  visitor.post(`${USER}/confirm-address`, { token, ...(password !== undefined && { password }) });

/** An app that is set up in a session. @returns what it shows */
async function setUpApp({ clock }: TestApp, visitor: Visitor, password = ANA.password) {
  const { secret } = (await beginApp(visitor, password)).json<NewSecretAnswer>();
  const code = () => codeShownAt(secret, clock.now());
  const answer = await visitor.post(`${USER}/second-factor/app/confirm`, { code: code() });
  expect(answer.statusCode).toBe(200);
  clock.advance(STEP_MS);
  return { code, recoveryCodes: answer.json<{ recoveryCodes: string[] }>().recoveryCodes };
}

/** Reads the inbox and chooses a new password. */
async function reset({ visitor, db }: TestApp, password = NEW) {
  await visitor().post(`${USER}/forgot-password`, { email: ANA.email });
  const token = tokenIn(await emailedLink(db, ANA.email, /^Reset your password/));
  return visitor().post(`${USER}/reset-password`, { token, password });
}

async function withConfirmedAna(instance: TestApp): Promise<Visitor> {
  const ana = instance.visitor();
  await signUp(ana);
  await confirmAddressOf(instance, ANA.email);
  return ana;
}

describe('whoever registers the address of someone else', () => {
  test('sets up no second factor, neither app nor passkey nor recovery codes', async () => {
    const { visitor, db } = await testApp();
    const eve = visitor();
    await signUp(eve, STRANGER);
    const password = STRANGER.password;
    for (const path of ['app/begin', 'passkeys/begin'])
      expect((await eve.post(`${USER}/second-factor/${path}`, { password })).json()).toMatchObject({
        code: 'address-unconfirmed',
      });
    expect((await eve.post(`${USER}/second-factor/recovery-codes`, { password })).statusCode).toBe(409);
    expect(await db.selectFrom('authenticator_apps').selectAll().execute()).toEqual([]);
  });

  test('keeps nothing when the owner of the inbox resets: no factor, code, session, half-done sign-in or device', async () => {
    const instance = await testApp();
    const [eve, half] = [instance.visitor(), instance.visitor()];
    const { id } = await signUp(eve, STRANGER);
    // As an earlier build allowed it: a factor on an address that no one confirmed.
    await instance.db
      .insertInto('passkeys')
      .values({
        id: 'of-eve',
        user_id: id,
        public_key: 'abc',
        counter: 0,
        transports: '[]',
        name: 'Eve',
        created_at: 1,
        last_used_at: null,
      })
      .execute();
    await instance.db.insertInto('recovery_codes').values({ user_id: id, code_hash: 'of-eve' }).execute();
    await signIn(half, STRANGER.password);

    expect((await reset(instance)).statusCode).toBe(200);
    for (const table of [
      'sessions',
      'pending_sign_ins',
      'known_devices',
      'mailed_links',
      'passkeys',
      'recovery_codes',
    ] as const)
      expect(await instance.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    expect(await me(eve)).toBeNull();
    const owner = instance.visitor();
    expect(await signIn(owner, NEW)).toHaveProperty('user');
    expect(await me(owner)).toMatchObject({ email: ANA.email, confirmedAt: expect.any(Number) as number });
    expect((await signIn(instance.visitor(), STRANGER.password)).success).toBe(false);
  });

  test('gains nothing when the owner of the inbox, signed in nowhere, presses the link in the welcome', async () => {
    const { visitor, db } = await testApp();
    const eve = visitor();
    await signUp(eve, STRANGER);
    const token = tokenIn(await emailedLink(db, ANA.email, /^Welcome/));
    const answer = await press(visitor(), token);
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'password-needed' }),
    ]);
    expect(await me(eve)).toMatchObject({ confirmedAt: null });
    expect((await press(visitor(), token, 'not the password')).statusCode).toBe(400);
    // In the session of another account it counts as little.
    const ben = visitor();
    await signUp(ben, { ...ANA, email: 'ben@example.org' });
    expect((await press(ben, token)).statusCode).toBe(403);
    expect(await me(eve)).toMatchObject({ confirmedAt: null });
  });

  test('is told of by the page of the link, which names the account’s address and asks for the password', async () => {
    const { visitor, db } = await testApp();
    const eve = visitor();
    await signUp(eve, STRANGER);
    const token = tokenIn(await emailedLink(db, ANA.email, /^Welcome/));
    const look = async (who: Visitor) =>
      (await who.post(`${USER}/confirm-address/look`, { token })).json<object>();
    const facts = { success: true, purpose: 'confirm-address', email: ANA.email };
    expect(await look(visitor())).toEqual({ ...facts, signedIn: false });
    expect(await look(eve)).toEqual({ ...facts, signedIn: true });
  });

  test('loses the account when the owner of the inbox says that it was someone else', async () => {
    const { visitor, db } = await testApp();
    const eve = visitor();
    await signUp(eve, STRANGER);
    const token = tokenIn(await emailedLink(db, ANA.email, /^Welcome/));
    expect((await visitor().post(`${USER}/confirm-address/disown`, { token })).statusCode).toBe(200);
    expect(await me(eve)).toBeNull();
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
    await signUp(visitor());
  });

  test('does not become operator by any of it', async () => {
    const instance = await testApp({ env: { OPERATOR_EMAILS: ANA.email } });
    const eve = instance.visitor();
    await signUp(eve, STRANGER);
    await beginApp(eve, STRANGER.password);
    await press(instance.visitor(), tokenIn(await emailedLink(instance.db, ANA.email, /^Welcome/)));
    await reset(instance);
    expect((await eve.get('/api/v1/operator/actions')).statusCode).toBe(404);
    expect((await eve.get(`${USER}/me`)).json()).toMatchObject({ operator: false });
  });
});

test('a link that would move an account to someone else’s inbox counts only with the password of that account', async () => {
  const instance = await testApp();
  const eve = instance.visitor();
  const own = { ...STRANGER, email: 'eve@example.net' };
  await signUp(eve, own);
  await confirmAddressOf(instance, own.email);
  await eve.post(`${USER}/email-address`, { email: ANA.email, password: own.password });
  const token = tokenIn(await emailedLink(instance.db, ANA.email, /new email address/));
  expect((await press(instance.visitor(), token)).json()).toMatchObject({ code: 'password-needed' });
  expect(await me(eve)).toMatchObject({ email: own.email });

  const told = await instance.visitor().post(`${USER}/confirm-address/disown`, { token });
  expect(told.statusCode).toBe(200);
  // The link is void, and the account of the one who asked stays as it was.
  expect((await press(instance.visitor(), token, own.password)).json()).toMatchObject({ code: 'wrong-link' });
  expect(await me(eve)).toMatchObject({ email: own.email });
});

test('the owner confirms on a phone where they are not signed in, with the password', async () => {
  const { visitor, db } = await testApp();
  const laptop = visitor();
  await signUp(laptop);
  const token = tokenIn(await emailedLink(db, ANA.email, /^Welcome/));
  expect((await press(visitor(), token, ANA.password)).statusCode).toBe(200);
  expect(await me(laptop)).toMatchObject({ confirmedAt: expect.any(Number) as number });
});

test('a reset on a confirmed address keeps the second factor, which is still asked for', async () => {
  const instance = await testApp();
  const ana = await withConfirmedAna(instance);
  const app = await setUpApp(instance, ana);
  expect((await reset(instance)).statusCode).toBe(200);
  expect(await me(ana)).toBeNull();
  const again = instance.visitor();
  expect(await signIn(again, NEW)).toMatchObject({ secondFactor: ['code'] });
  expect((await enter(again, app.code())).statusCode).toBe(200);
});

describe('a session', () => {
  test('gets a new token when it is raised, and the old one opens nothing', async () => {
    const instance = await testApp();
    const ana = await withConfirmedAna(instance);
    const before = ana.cookies.get('stillgrove-session') ?? '';
    await setUpApp(instance, ana);
    expect(ana.cookies.get('stillgrove-session')).not.toBe(before);
    expect(await me(ana)).toMatchObject({ email: ANA.email });
    const thief = instance.visitor();
    thief.cookies.set('stillgrove-session', before);
    expect(await me(thief)).toBeNull();
  });

  test('that a password alone opened ends when a factor is set up elsewhere', async () => {
    const instance = await testApp();
    const ana = await withConfirmedAna(instance);
    const older = instance.visitor();
    await signIn(older);
    await setUpApp(instance, ana);
    expect(await me(older)).toBeNull();
    const removed = await older.post(`${USER}/second-factor/app/remove`, { password: ANA.password });
    expect(removed.statusCode).toBe(401);
  });

  test('is lowered under a new token when the last factor goes, and all others end', async () => {
    const instance = await testApp();
    const ana = await withConfirmedAna(instance);
    const app = await setUpApp(instance, ana);
    const phone = instance.visitor();
    await signIn(phone);
    expect((await enter(phone, app.code())).statusCode).toBe(200);
    const before = ana.cookies.get('stillgrove-session');
    const removed = await ana.post(`${USER}/second-factor/app/remove`, { password: ANA.password });
    expect(removed.statusCode).toBe(200);
    expect(await me(phone)).toBeNull();
    expect(ana.cookies.get('stillgrove-session')).not.toBe(before);
    expect(await me(ana)).toMatchObject({ email: ANA.email });
    const rows = await instance.db.selectFrom('sessions').select('second_factor').execute();
    expect(rows).toEqual([{ second_factor: 0 }]);
  });
});

describe('a half-done sign-in', () => {
  test('begun with the password before cannot be finished after the password was changed', async () => {
    const instance = await testApp();
    const ana = await withConfirmedAna(instance);
    const app = await setUpApp(instance, ana);
    const half = instance.visitor();
    expect(await signIn(half)).toMatchObject({ secondFactor: ['code'] });
    const changed = await ana.post(`${USER}/password`, { currentPassword: ANA.password, newPassword: NEW });
    expect(changed.statusCode).toBe(200);
    expect((await enter(half, app.code())).json()).toMatchObject({ code: 'sign-in-again' });
    expect(await me(half)).toBeNull();
  });

  test('cannot be finished after a reset, after others were signed out, or after a factor changed', async () => {
    const instance = await testApp();
    const ana = await withConfirmedAna(instance);
    const app = await setUpApp(instance, ana);
    const half = instance.visitor();
    await signIn(half);
    await reAuthenticate(ana);
    await ana.post(`${USER}/devices/end-others`, undefined);
    expect((await enter(half, app.code())).statusCode).toBe(401);
    await signIn(half);
    await reset(instance);
    expect((await enter(half, app.code())).statusCode).toBe(401);
  });
});

describe('wrong codes by someone who has the password', () => {
  const fail = async (visitor: Visitor, times: number) => {
    const codes: number[] = [];
    for (let count = 0; count < times; count += 1) codes.push((await enter(visitor, '000000')).statusCode);
    return codes;
  };

  test('do not lock out the owner on a known device, and the owner is told once', async () => {
    const instance = await testApp();
    const ana = await withConfirmedAna(instance);
    const app = await setUpApp(instance, ana);
    await ana.get(`${USER}/logout`);
    const thief = instance.visitor({ address: '203.0.113.5' });
    await signIn(thief);
    expect(await fail(thief, 11)).toEqual([...Array<number>(10).fill(400), 429]);

    await signIn(ana);
    expect((await enter(ana, app.code())).statusCode).toBe(200);
    const told = (await emailsTo(instance.db, ANA.email)).filter(({ subject }) =>
      subject.startsWith('Someone'),
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.text_body).toContain('knows your password');
  });

  test('from many addresses are stopped together', async () => {
    const instance = await testApp();
    await setUpApp(instance, await withConfirmedAna(instance));
    const answers: number[] = [];
    for (let address = 1; address <= 4; address += 1) {
      const thief = instance.visitor({ address: `203.0.113.${String(address)}` });
      await signIn(thief);
      answers.push(...(await fail(thief, 10)));
    }
    expect(answers.filter((code) => code === 400)).toHaveLength(30);
    expect(answers.at(-1)).toBe(429);
  });

  test('once or twice by the owner cause no email', async () => {
    const instance = await testApp();
    const app = await setUpApp(instance, await withConfirmedAna(instance));
    const phone = instance.visitor();
    await signIn(phone);
    await fail(phone, 2);
    expect((await enter(phone, app.code())).statusCode).toBe(200);
    const subjects = (await emailsTo(instance.db, ANA.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Someone'))).toEqual([]);
  });
});

describe('a re-authentication', () => {
  const SENSITIVE = [
    ['post', 'devices/end-others'],
    ['get', 'data'],
    ['post', 'devices/end', { id: 'x'.repeat(43) }],
    ['post', 'delete-account', {}],
    ['post', 'email-address', { email: 'new@example.org' }],
    ['post', 'password', { newPassword: NEW }],
    ['post', 'second-factor/app/begin', {}],
    ['post', 'second-factor/app/remove', {}],
    ['post', 'second-factor/passkeys/begin', {}],
    ['post', 'second-factor/passkeys/some/remove', {}],
    ['post', 'second-factor/recovery-codes', {}],
  ] as const;

  test.each(SENSITIVE)('is asked for before %s %s', async (method, path, body?: object) => {
    const instance = await testApp();
    const ana = await withConfirmedAna(instance);
    const ask = () => (method === 'get' ? ana.get(`${USER}/${path}`) : ana.post(`${USER}/${path}`, body));
    const refused = await ask();
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
      403,
      're-authentication-needed',
    ]);
    await reAuthenticate(ana);
    expect((await ask()).body).not.toContain('re-authentication-needed');
  });

  test('counts for five minutes, in its own session alone', async () => {
    const instance = await testApp();
    const ana = await withConfirmedAna(instance);
    const phone = instance.visitor();
    await signIn(phone);
    await reAuthenticate(ana);
    const recent = async (visitor: Visitor) =>
      (await visitor.get(`${USER}/re-authentication`)).json<{ recent: boolean }>().recent;
    expect([await recent(ana), await recent(phone)]).toEqual([true, false]);
    instance.clock.advance(5 * MINUTE_MS - 1);
    expect((await ana.get(`${USER}/data`)).statusCode).toBe(200);
    instance.clock.advance(1);
    expect((await ana.get(`${USER}/data`)).statusCode).toBe(403);
    expect(await recent(ana)).toBe(false);
  });

  test('works with a code of the app in place of the password', async () => {
    const instance = await testApp();
    const ana = await withConfirmedAna(instance);
    const app = await setUpApp(instance, ana);
    instance.clock.advance(5 * MINUTE_MS);
    const show = (code: string) => ana.post(`${USER}/re-authentication/code`, { code });
    expect((await ana.get(`${USER}/re-authentication`)).json()).toMatchObject({ ways: ['password', 'code'] });
    expect((await show('000000')).statusCode).toBe(400);
    expect((await show(app.code())).statusCode).toBe(200);
    expect((await ana.post(`${USER}/devices/end-others`, undefined)).statusCode).toBe(200);
  });

  test('cannot be guessed, and a right one does not open sensitive operations without end', async () => {
    const instance = await testApp();
    const ana = await withConfirmedAna(instance);
    const renew = async () => (await ana.post(`${USER}/devices/end-others`, undefined)).statusCode;
    const codes: number[] = [];
    for (let count = 0; count < 31; count += 1) {
      await reAuthenticate(ana);
      codes.push(await renew());
    }
    expect(codes).toEqual([...Array<number>(30).fill(200), 429]);
    const guess = () => ana.post(`${USER}/re-authentication/password`, { password: 'guess after guess' });
    for (let count = 0; count < 10; count += 1) expect((await guess()).statusCode).toBe(400);
    expect((await guess()).statusCode).toBe(429);
  });
});

describe('an operator’s session', () => {
  const isOpen = async (visitor: Visitor) => (await me(visitor)) !== null;

  test('ends after 30 minutes without use', async () => {
    const instance = await testApp();
    const ola = await signUpOperator(instance);
    expect(await isOpen(ola)).toBe(true);
    instance.clock.advance(29 * MINUTE_MS);
    expect(await isOpen(ola)).toBe(true);
    instance.clock.advance(30 * MINUTE_MS);
    expect(await isOpen(ola)).toBe(false);
  });

  test('ends after 12 hours in any case', async () => {
    const instance = await testApp();
    const ola = await signUpOperator(instance);
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      instance.clock.advance(20 * MINUTE_MS);
      expect(await isOpen(ola)).toBe(true);
    }
    instance.clock.advance(20 * MINUTE_MS);
    expect(await isOpen(ola)).toBe(false);
  });

  test('is noted once a minute, and a member’s by the day alone', async () => {
    const instance = await testApp();
    const ola = await signUpOperator(instance);
    const uses = () =>
      instance.db.selectFrom('sessions').select('last_used_at').orderBy('created_at').execute();
    await me(ola);
    const [first] = await uses();
    instance.clock.advance(MINUTE_MS - 1);
    await me(ola);
    expect(await uses()).toEqual([first]);
    instance.clock.advance(1);
    await me(ola);
    expect(await uses()).toEqual([{ last_used_at: instance.clock.now() }]);
    const ana = instance.visitor();
    await signUp(ana);
    await me(ana);
    expect(await uses()).toContainEqual({ last_used_at: null });
  });

  test('leads nowhere without a second factor: an operator cannot take the last one away', async () => {
    const instance = await testApp();
    const ana = await withConfirmedAna(instance);
    await setUpApp(instance, ana);
    const user = await instance.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    await instance.db
      .insertInto('operators')
      .values({ user_id: user.id, since: instance.clock.now(), invited_from: 'command-line' })
      .execute();
    const removed = await ana.post(`${USER}/second-factor/app/remove`, { password: ANA.password });
    expect(removed.json()).toMatchObject({ code: 'operator-keeps-second-factor' });
  });
});

test('a planted device cookie is not kept as the known device', async () => {
  const instance = await testApp();
  const planted = 'p'.repeat(43);
  const ana = instance.visitor();
  ana.cookies.set('stillgrove-device', planted);
  await signUp(ana);
  expect(ana.cookies.get('stillgrove-device')).not.toBe(planted);
  const thief = instance.visitor({ address: '203.0.113.5' });
  thief.cookies.set('stillgrove-device', planted);
  for (let count = 0; count < 12; count += 1) await signIn(thief, 'guess after guess');
  // The thief's tries count as a stranger's, so the owner's device still has its own.
  expect((await signIn(ana)).success).toBe(true);
});

test('two people on one device both stay known there', async () => {
  const instance = await testApp();
  const shared = instance.visitor();
  await signUp(shared);
  await signUp(shared, { ...ANA, email: 'ben@example.org' });
  const hashes = await instance.db.selectFrom('known_devices').select('token_hash').execute();
  expect(hashes).toHaveLength(2);
  expect(new Set(hashes.map(({ token_hash }) => token_hash)).size).toBe(1);
});

test('the list of devices names none that has ended', async () => {
  const instance = await testApp();
  const ola = await signUpOperator(instance);
  await me(ola);
  instance.clock.advance(31 * MINUTE_MS);
  const again = instance.visitor();
  await again.post(`${USER}/login`, { email: 'ola@example.org', password: 'the gate of the garden' });
  const { devices } = (await again.get(`${USER}/devices`)).json<{ devices: Device[] }>();
  expect(devices).toMatchObject([{ current: true }]);
});
