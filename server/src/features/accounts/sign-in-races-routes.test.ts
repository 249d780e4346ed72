import type { LoginAnswer } from '@stillgrove/contract/accounts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import type { Tx } from '../../db/transaction';
import { isBasisUnchanged, readSignInBasis } from '../../platform/account-state/store';
import { createKnownDevices } from '../../platform/known-devices/known-devices';
import { createPasswords, type Passwords } from '../../platform/passwords';
import { createPendingSignIns } from '../../platform/pending-sign-ins/pending-sign-ins';
import { createSessions } from '../../platform/session/sessions';
import { emailedLink, tokenIn } from '../../testing/emailed';
import { softPasskey } from '../../testing/passkey';
import { ANA, confirmAddressOf, setUpApp, signUp } from '../../testing/people';
import { type TestApp, testApp, type Visitor } from '../../testing/test-app';

const USER = '/api/v1/user';
const NEW = 'seven herons at dusk';

type Meanwhile = () => Promise<unknown>;

/** The real passwords; something else happens once between the check or the hash and what follows. */
function interruptedPasswords() {
  const real = createPasswords();
  const next: { afterVerify?: Meanwhile; afterHash?: Meanwhile } = {};
  const passwords: Passwords = {
    async verify(stored, password) {
      const right = await real.verify(stored, password);
      const { afterVerify } = next;
      delete next.afterVerify;
      await afterVerify?.();
      return right;
    },
    async hash(password) {
      const made = await real.hash(password);
      const { afterHash } = next;
      delete next.afterHash;
      await afterHash?.();
      return made;
    },
  };
  return { passwords, next };
}

async function withAna() {
  const { passwords, next } = interruptedPasswords();
  const instance = await testApp({ passwords });
  const ana = instance.visitor();
  const { id } = await signUp(ana);
  await confirmAddressOf(instance, ANA.email);
  return { instance, ana, next, userId: id };
}

const signIn = (visitor: Visitor, password = ANA.password) =>
  visitor.post(`${USER}/login`, { email: ANA.email, password });

async function reset({ visitor, db }: TestApp) {
  await visitor().post(`${USER}/forgot-password`, { email: ANA.email });
  const token = tokenIn(await emailedLink(db, ANA.email, /^Reset your password/));
  expect((await visitor().post(`${USER}/reset-password`, { token, password: NEW })).statusCode).toBe(200);
}

/** What of an account opens anything, or will. */
async function leftOf({ db }: TestApp, userId: string) {
  const count = async (table: 'sessions' | 'pending_sign_ins' | 'known_devices') =>
    (await db.selectFrom(table).selectAll().where('user_id', '=', userId).execute()).length;
  return [await count('sessions'), await count('pending_sign_ins'), await count('known_devices')];
}

describe('a sign-in whose password was right', () => {
  test('opens nothing when a reset ends everything before its session is open', async () => {
    const { instance, next, userId } = await withAna();
    const thief = instance.visitor();
    next.afterVerify = () => reset(instance);
    const answer = await signIn(thief);
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      expect.objectContaining({ code: 'wrong-credentials' }),
    ]);
    expect([...thief.cookies.keys()]).toEqual([]);
    expect(await leftOf(instance, userId)).toEqual([0, 0, 0]);
  });

  test('is not half done when a reset ends everything before its second step is asked for', async () => {
    const { instance, ana, next, userId } = await withAna();
    await setUpApp(instance, ana, ANA.password);
    const thief = instance.visitor();
    next.afterVerify = () => reset(instance);
    expect((await signIn(thief)).statusCode).toBe(401);
    expect(await leftOf(instance, userId)).toEqual([0, 0, 0]);
  });

  test('opens nothing when the password is changed before its session is open', async () => {
    const { instance, ana, next, userId } = await withAna();
    const thief = instance.visitor();
    next.afterVerify = () =>
      ana.post(`${USER}/password`, { currentPassword: ANA.password, newPassword: NEW });
    expect((await signIn(thief)).statusCode).toBe(401);
    expect(await leftOf(instance, userId)).toEqual([1, 0, 1]);
  });

  test('asks for the second step that is set up before its session is open', async () => {
    const { instance, ana, next, userId } = await withAna();
    const late = instance.visitor();
    next.afterVerify = () => setUpApp(instance, ana, ANA.password);
    expect((await signIn(late)).json<LoginAnswer>().secondFactor).toEqual(['code']);
    expect(await leftOf(instance, userId)).toEqual([1, 1, 1]);
  });

  test('leaves no session and no half-done sign-in, in whichever moment a reset comes', async () => {
    for (const enrolled of [false, true]) {
      const { instance, ana, userId } = await withAna();
      if (enrolled) await setUpApp(instance, ana, ANA.password);
      await Promise.all([reset(instance), ...Array.from({ length: 8 }, () => signIn(instance.visitor()))]);
      expect(await leftOf(instance, userId)).toEqual([0, 0, 0]);
    }
  });
});

test('a sign-in that was decided on before a factor was set up opens nothing, half done or whole', async () => {
  const { instance, ana, userId } = await withAna();
  const { db, clock } = instance;
  const basis = await readSignInBasis(db, userId);
  if (basis === null) throw new Error('The account is there.');
  const cookies: string[] = [];
  const request = { cookies: {}, headers: {} } as unknown as FastifyRequest;
  const reply = { setCookie: (name: string) => cookies.push(name) } as unknown as FastifyReply;
  const knownDevices = createKnownDevices({ db, clock, https: false });
  const sessions = createSessions({ db, clock, days: 30, https: false, knownDevices });
  const pendingSignIns = createPendingSignIns({ db, clock, https: false });

  await setUpApp(instance, ana, ANA.password);
  const before = await leftOf(instance, userId);
  const stillCounts = (tx: Tx) => isBasisUnchanged(tx, basis);
  expect(await sessions.open(request, reply, { userId, secondFactor: false, stillCounts })).toBe(false);
  expect(await pendingSignIns.open(reply, basis)).toBeNull();
  expect(await leftOf(instance, userId)).toEqual(before);
  expect(cookies).toEqual([]);
});

test('a second step that is shown while everything is ended opens no session', async () => {
  const { instance, ana, userId } = await withAna();
  const codeAt = await setUpApp(instance, ana, ANA.password);
  const late = Array.from({ length: 6 }, () => instance.visitor());
  for (const visitor of late) await signIn(visitor);
  instance.clock.advance(30_000);
  const code = codeAt(instance.clock.now());
  await Promise.all([
    reset(instance),
    ...late.map((visitor) => visitor.post(`${USER}/login/code`, { code })),
  ]);
  expect((await leftOf(instance, userId)).slice(0, 2)).toEqual([0, 0]);
});

test('a passkey that is removed while it signs in opens no session', async () => {
  const { instance, ana, userId } = await withAna();
  const key = softPasskey();
  const { options } = (
    await ana.post(`${USER}/second-factor/passkeys/begin`, { password: ANA.password })
  ).json<{ options: object }>();
  await ana.post(`${USER}/second-factor/passkeys`, { response: key.create(options), name: 'Phone' });
  const late = instance.visitor();
  const asked = (await late.post(`${USER}/login/passkey/begin`, {})).json<{ options: object }>();
  const [answer] = await Promise.all([
    late.post(`${USER}/login/passkey`, { response: key.show(asked.options, true) }),
    ana.post(`${USER}/second-factor/passkeys/${key.id}/remove`, { password: ANA.password }),
  ]);
  // In either order, removing the passkey ends the session that it opened.
  expect([200, 400, 401]).toContain(answer.statusCode);
  const left = await instance.db.selectFrom('sessions').selectAll().where('user_id', '=', userId).execute();
  expect(left).toHaveLength(1);
  expect((await ana.get(`${USER}/me`)).json()).toMatchObject({ user: { id: userId } });
});

describe('a change by someone whose session a reset ends in that moment', () => {
  test('sets no password of theirs', async () => {
    const { instance, ana, next } = await withAna();
    next.afterVerify = () => reset(instance);
    const change = { currentPassword: ANA.password, newPassword: 'the fox in the reeds' };
    expect((await ana.post(`${USER}/password`, change)).statusCode).toBe(401);
    expect((await signIn(instance.visitor(), NEW)).statusCode).toBe(200);
  });

  test('emails no link to their own address', async () => {
    const { instance, ana, next } = await withAna();
    next.afterVerify = () => reset(instance);
    const change = { email: 'eve@example.net', password: ANA.password };
    expect((await ana.post(`${USER}/email-address`, change)).statusCode).toBe(401);
    expect(await instance.db.selectFrom('mailed_links').selectAll().execute()).toEqual([]);
  });

  test('begins and adds no factor of theirs', async () => {
    const { instance, ana, next } = await withAna();
    next.afterVerify = () => reset(instance);
    const begun = await ana.post(`${USER}/second-factor/app/begin`, { password: ANA.password });
    expect(begun.statusCode).toBe(401);
    expect(await instance.db.selectFrom('authenticator_apps').selectAll().execute()).toEqual([]);
  });
});
