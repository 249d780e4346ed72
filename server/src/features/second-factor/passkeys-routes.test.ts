import type { PasskeyOptionsAnswer } from '@stillgrove/contract/second-factor';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { type SoftPasskey, softPasskey } from '../../testing/passkey';
import { codeShownAt } from '../../testing/authenticator-app';
import { ANA, reAuthenticate, signUp } from '../../testing/people';
import { type TestApp, testApp, type Visitor } from '../../testing/test-app';

const USER = '/api/v1/user';
const FACTOR = `${USER}/second-factor`;
const FIVE_MINUTES_MS = 5 * 60_000;
const EVE = { fullName: 'Eve Ray', email: 'eve@example.org', password: 'a loud midnight' };

type Person = typeof ANA;

const optionsOf = (answer: LightMyRequestResponse) => answer.json<PasskeyOptionsAnswer>().options;

/** Someone with a confirmed address who is signed in. */
async function member(instance: TestApp, person: Person = ANA): Promise<Visitor> {
  const visitor = instance.visitor();
  const { id } = await signUp(visitor, person);
  await instance.db
    .updateTable('users')
    .set({ confirmed_at: instance.clock.now() })
    .where('id', '=', id)
    .execute();
  return visitor;
}

async function beginAdding(visitor: Visitor, { password }: Person = ANA) {
  const begun = await visitor.post(`${FACTOR}/passkeys/begin`, { password });
  expect(begun.statusCode).toBe(200);
  return optionsOf(begun);
}

async function add(visitor: Visitor, passkey: SoftPasskey, person: Person = ANA) {
  const response = passkey.create(await beginAdding(visitor, person));
  return visitor.post(`${FACTOR}/passkeys`, { response, name: 'A key' });
}

/** A person with one passkey. */
async function withPasskey(instance: TestApp, person: Person = ANA): Promise<SoftPasskey> {
  const passkey = softPasskey();
  const visitor = await member(instance, person);
  expect((await add(visitor, passkey, person)).statusCode).toBe(200);
  return passkey;
}

async function passwordShown(instance: TestApp, { email, password }: Person = ANA): Promise<Visitor> {
  const visitor = instance.visitor();
  expect((await visitor.post(`${USER}/login`, { email, password })).json()).toHaveProperty('secondFactor');
  return visitor;
}

const asked = async (visitor: Visitor) =>
  optionsOf(await visitor.post(`${USER}/login/passkey/begin`, undefined));
const show = (visitor: Visitor, response: object) => visitor.post(`${USER}/login/passkey`, { response });
const signedInAs = async (visitor: Visitor) =>
  (await visitor.get(`${USER}/me`)).json<{ user: { email: string } | null }>().user?.email;

describe('at the second step', () => {
  test("a person's own passkey completes the sign-in, also of a device that sees no finger", async () => {
    const instance = await testApp();
    const passkey = await withPasskey(instance);
    const visitor = await passwordShown(instance);
    expect((await show(visitor, passkey.show(await asked(visitor), false))).statusCode).toBe(200);
    expect(await signedInAs(visitor)).toBe(ANA.email);
  });

  test('a passkey of another person is refused, however right its signature is', async () => {
    const instance = await testApp();
    await withPasskey(instance);
    const evesPasskey = await withPasskey(instance, EVE);
    const visitor = await passwordShown(instance);
    const answer = await show(visitor, evesPasskey.show(await asked(visitor), true));
    expect(answer.json()).toMatchObject({ success: false, code: 'passkey-not-accepted' });
    expect(await signedInAs(visitor)).toBeUndefined();
  });
});

test('a passkey without a password before it opens nothing unless the device saw who holds it', async () => {
  const instance = await testApp();
  const passkey = await withPasskey(instance);
  const [finder, ana] = [instance.visitor(), instance.visitor()];
  const refused = await show(finder, passkey.show(await asked(finder), false));
  expect(refused.json()).toMatchObject({ success: false, code: 'passkey-not-accepted' });
  expect(await signedInAs(finder)).toBeUndefined();
  expect((await show(ana, passkey.show(await asked(ana), true))).statusCode).toBe(200);
  expect(await signedInAs(ana)).toBe(ANA.email);
});

describe('what a browser was asked to sign', () => {
  test('counts for five minutes when signing in, and no longer', async () => {
    const instance = await testApp();
    const passkey = await withPasskey(instance);
    for (const [waitedMs, status] of [
      [FIVE_MINUTES_MS - 1, 200],
      [FIVE_MINUTES_MS, 400],
    ] as const) {
      const visitor = instance.visitor();
      const response = passkey.show(await asked(visitor), true);
      instance.clock.advance(waitedMs);
      expect((await show(visitor, response)).statusCode).toBe(status);
    }
  });

  test('counts for five minutes when a passkey is added, and no longer', async () => {
    const instance = await testApp();
    const ana = await member(instance);
    const response = softPasskey().create(await beginAdding(ana));
    instance.clock.advance(FIVE_MINUTES_MS);
    const late = await ana.post(`${FACTOR}/passkeys`, { response, name: 'Too late' });
    expect(late.json()).toMatchObject({ code: 'passkey-not-accepted' });
    const intime = softPasskey().create(await beginAdding(ana));
    instance.clock.advance(FIVE_MINUTES_MS - 1);
    expect((await ana.post(`${FACTOR}/passkeys`, { response: intime, name: 'A key' })).statusCode).toBe(200);
  });

  test('counts once', async () => {
    const instance = await testApp();
    const passkey = await withPasskey(instance);
    const visitor = instance.visitor();
    const options = await asked(visitor);
    expect((await show(visitor, passkey.show(options, false))).statusCode).toBe(400);
    expect((await show(visitor, passkey.show(options, true))).statusCode).toBe(400);
    expect(await signedInAs(visitor)).toBeUndefined();
  });

  test('counts in the browser that was asked, and in no other', async () => {
    const instance = await testApp();
    const passkey = await withPasskey(instance);
    const [ana, eve] = [instance.visitor(), instance.visitor()];
    const response = passkey.show(await asked(ana), true);
    await asked(eve);
    expect((await show(eve, response)).statusCode).toBe(400);
  });
});

describe('with a session alone, and no proof of who is there', () => {
  const beginReAuthentication = (visitor: Visitor) =>
    visitor.post(`${USER}/re-authentication/passkey/begin`, undefined);
  const addOver = (visitor: Visitor, options: object) =>
    visitor.post(`${FACTOR}/passkeys`, { response: softPasskey().create(options), name: 'A key' });

  test('no passkey is added over the challenge of a re-authentication, with or without a factor', async () => {
    const instance = await testApp();
    for (const visitor of [await member(instance), await member(instance, EVE)]) {
      if ((await signedInAs(visitor)) === ANA.email) await add(visitor, softPasskey());
      instance.clock.advance(FIVE_MINUTES_MS);
      const before = (await visitor.get(FACTOR)).json<{ passkeys: unknown[] }>().passkeys;
      const answer = await addOver(visitor, optionsOf(await beginReAuthentication(visitor)));
      expect(answer.json()).toMatchObject({ success: false, code: 'passkey-not-accepted' });
      expect((await visitor.get(FACTOR)).json()).toMatchObject({ passkeys: before });
    }
  });

  test('a challenge for a passkey to be added is refused, and so is the answer to one', async () => {
    const instance = await testApp();
    const ana = await member(instance);
    instance.clock.advance(FIVE_MINUTES_MS);
    const begun = await ana.post(`${FACTOR}/passkeys/begin`, {});
    expect(begun.json()).toMatchObject({ code: 're-authentication-needed' });
    const options = await beginAdding(ana);
    // As if a challenge had come about in some other way than through the beginning.
    await instance.db.updateTable('sessions').set({ reauthenticated_at: null }).execute();
    expect((await addOver(ana, options)).json()).toMatchObject({ code: 're-authentication-needed' });
  });

  test('no app is confirmed', async () => {
    const instance = await testApp();
    const ana = await member(instance);
    const begun = await ana.post(`${FACTOR}/app/begin`, { password: ANA.password });
    const { secret } = begun.json<{ secret: string }>();
    instance.clock.advance(FIVE_MINUTES_MS);
    const confirm = () =>
      ana.post(`${FACTOR}/app/confirm`, { code: codeShownAt(secret, instance.clock.now()) });
    expect((await confirm()).json()).toMatchObject({ code: 're-authentication-needed' });
    await reAuthenticate(ana);
    expect((await confirm()).statusCode).toBe(200);
  });

  test('a re-authentication does not count a passkey that was shown to sign in', async () => {
    const instance = await testApp();
    const passkey = await withPasskey(instance);
    const ana = instance.visitor();
    await show(ana, passkey.show(await asked(ana), true));
    instance.clock.advance(FIVE_MINUTES_MS);
    const toSignIn = passkey.show(await asked(ana), true);
    const reAuthenticated = await ana.post(`${USER}/re-authentication/passkey`, { response: toSignIn });
    expect(reAuthenticated.json()).toMatchObject({ code: 'passkey-not-accepted' });
  });
});

test('a person has twenty passkeys at most', async () => {
  const instance = await testApp();
  const ana = await member(instance);
  expect((await add(ana, softPasskey())).statusCode).toBe(200);
  const { user_id } = await instance.db.selectFrom('passkeys').select('user_id').executeTakeFirstOrThrow();
  const more = Array.from({ length: 18 }, (_none, index) => ({
    id: `key-${String(index)}`,
    user_id,
    public_key: 'abc',
    counter: 0,
    transports: '[]',
    name: 'A key',
    created_at: instance.clock.now(),
  }));
  await instance.db.insertInto('passkeys').values(more).execute();
  expect((await add(ana, softPasskey())).statusCode).toBe(200);
  expect((await add(ana, softPasskey())).json()).toMatchObject({ code: 'passkey-not-accepted' });
  const { passkeys } = (await ana.get(FACTOR)).json<{ passkeys: unknown[] }>();
  expect(passkeys).toHaveLength(20);
});

test('a code in digits of another script signs in, and nonsense in its place is refused, not a fault', async () => {
  const instance = await testApp();
  await withPasskey(instance);
  const visitor = await passwordShown(instance);
  for (const code of ['٠٠٠٠٠٠', '०१२३४५', '１２３４５６', '𝟎𝟏𝟐𝟑𝟒𝟓'])
    expect((await visitor.post(`${USER}/login/code`, { code })).json()).toMatchObject({ code: 'wrong-code' });
});
