import type { PasskeyOptionsAnswer } from '@stillgrove/contract/second-factor';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { type SoftPasskey, softPasskey } from '../../testing/passkey';
import { ANA, signUp } from '../../testing/people';
import { type TestApp, testApp, type Visitor } from '../../testing/test-app';

const USER = '/api/v1/user';
const FACTOR = `${USER}/second-factor`;
const FIVE_MINUTES_MS = 5 * 60_000;
const EVE = { fullName: 'Eve Ray', email: 'eve@example.org', password: 'a loud midnight' };

type Person = typeof ANA;

const optionsOf = (answer: LightMyRequestResponse) => answer.json<PasskeyOptionsAnswer>().options;

/** Somebody with a confirmed address who is signed in. */
async function member(grove: TestApp, person: Person = ANA): Promise<Visitor> {
  const visitor = grove.visitor();
  const { id } = await signUp(visitor, person);
  await grove.db.updateTable('users').set({ confirmed_at: grove.clock.now() }).where('id', '=', id).execute();
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
async function withPasskey(grove: TestApp, person: Person = ANA): Promise<SoftPasskey> {
  const passkey = softPasskey();
  const visitor = await member(grove, person);
  expect((await add(visitor, passkey, person)).statusCode).toBe(200);
  return passkey;
}

async function passwordShown(grove: TestApp, { email, password }: Person = ANA): Promise<Visitor> {
  const visitor = grove.visitor();
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
    const grove = await testApp();
    const passkey = await withPasskey(grove);
    const visitor = await passwordShown(grove);
    expect((await show(visitor, passkey.show(await asked(visitor), false))).statusCode).toBe(200);
    expect(await signedInAs(visitor)).toBe(ANA.email);
  });

  test('a passkey of another person is refused, however right its signature is', async () => {
    const grove = await testApp();
    await withPasskey(grove);
    const evesPasskey = await withPasskey(grove, EVE);
    const visitor = await passwordShown(grove);
    const answer = await show(visitor, evesPasskey.show(await asked(visitor), true));
    expect(answer.json()).toMatchObject({ success: false, code: 'passkey-not-accepted' });
    expect(await signedInAs(visitor)).toBeUndefined();
  });
});

test('a passkey without a password before it opens nothing unless the device saw who holds it', async () => {
  const grove = await testApp();
  const passkey = await withPasskey(grove);
  const [finder, ana] = [grove.visitor(), grove.visitor()];
  const refused = await show(finder, passkey.show(await asked(finder), false));
  expect(refused.json()).toMatchObject({ success: false, code: 'passkey-not-accepted' });
  expect(await signedInAs(finder)).toBeUndefined();
  expect((await show(ana, passkey.show(await asked(ana), true))).statusCode).toBe(200);
  expect(await signedInAs(ana)).toBe(ANA.email);
});

describe('what a browser was asked to sign', () => {
  test('counts for five minutes when signing in, and no longer', async () => {
    const grove = await testApp();
    const passkey = await withPasskey(grove);
    for (const [waitedMs, status] of [
      [FIVE_MINUTES_MS - 1, 200],
      [FIVE_MINUTES_MS, 400],
    ] as const) {
      const visitor = grove.visitor();
      const response = passkey.show(await asked(visitor), true);
      grove.clock.advance(waitedMs);
      expect((await show(visitor, response)).statusCode).toBe(status);
    }
  });

  test('counts for five minutes when a passkey is added, and no longer', async () => {
    const grove = await testApp();
    const ana = await member(grove);
    const response = softPasskey().create(await beginAdding(ana));
    grove.clock.advance(FIVE_MINUTES_MS);
    const late = await ana.post(`${FACTOR}/passkeys`, { response, name: 'Too late' });
    expect(late.json()).toMatchObject({ code: 'passkey-not-accepted' });
    const intime = softPasskey().create(await beginAdding(ana));
    grove.clock.advance(FIVE_MINUTES_MS - 1);
    expect((await ana.post(`${FACTOR}/passkeys`, { response: intime, name: 'A key' })).statusCode).toBe(200);
  });

  test('counts once', async () => {
    const grove = await testApp();
    const passkey = await withPasskey(grove);
    const visitor = grove.visitor();
    const options = await asked(visitor);
    expect((await show(visitor, passkey.show(options, false))).statusCode).toBe(400);
    expect((await show(visitor, passkey.show(options, true))).statusCode).toBe(400);
    expect(await signedInAs(visitor)).toBeUndefined();
  });

  test('counts in the browser that was asked, and in no other', async () => {
    const grove = await testApp();
    const passkey = await withPasskey(grove);
    const [ana, eve] = [grove.visitor(), grove.visitor()];
    const response = passkey.show(await asked(ana), true);
    await asked(eve);
    expect((await show(eve, response)).statusCode).toBe(400);
  });
});

test('a person has twenty passkeys at most', async () => {
  const grove = await testApp();
  const ana = await member(grove);
  expect((await add(ana, softPasskey())).statusCode).toBe(200);
  const { user_id } = await grove.db.selectFrom('passkeys').select('user_id').executeTakeFirstOrThrow();
  const more = Array.from({ length: 18 }, (_none, index) => ({
    id: `key-${String(index)}`,
    user_id,
    public_key: 'abc',
    counter: 0,
    transports: '[]',
    name: 'A key',
    created_at: grove.clock.now(),
  }));
  await grove.db.insertInto('passkeys').values(more).execute();
  expect((await add(ana, softPasskey())).statusCode).toBe(200);
  expect((await add(ana, softPasskey())).json()).toMatchObject({ code: 'passkey-not-accepted' });
  const { passkeys } = (await ana.get(FACTOR)).json<{ passkeys: unknown[] }>();
  expect(passkeys).toHaveLength(20);
});

test('a code in digits of another script signs in, and nonsense in its place is refused, not a fault', async () => {
  const grove = await testApp();
  await withPasskey(grove);
  const visitor = await passwordShown(grove);
  for (const code of ['٠٠٠٠٠٠', '०१२३४५', '１２３４５６', '𝟎𝟏𝟐𝟑𝟒𝟓'])
    expect((await visitor.post(`${USER}/login/code`, { code })).json()).toMatchObject({ code: 'wrong-code' });
});
