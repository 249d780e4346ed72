import type { NewSecretAnswer, RecoveryCodesAnswer } from '@stillgrove/contract/second-factor';
import { describe, expect, test } from 'vitest';
import { codeShownAt } from '../../testing/authenticator-app';
import { emailsTo } from '../../testing/emailed';
import { ANA, confirmAddressOf, signUp } from '../../testing/people';
import { type TestApp, testApp, type Visitor } from '../../testing/test-app';

const URL = '/api/v1/user/second-factor';
const STEP_MS = 30_000;

const me = async (visitor: Visitor) => (await visitor.get('/api/v1/user/me')).json<{ user: unknown }>().user;
const passwordOnly = { email: ANA.email, password: ANA.password };

/** An authenticator app in the person's hand. */
function appWith(secret: string) {
  return (atMs: number) => codeShownAt(secret, atMs);
}

/** Someone who has set up an app, and what they hold. */
async function withApp(instance: TestApp) {
  const ana = instance.visitor();
  await signUp(ana);
  await confirmAddressOf(instance, ANA.email);
  const begun = await ana.post(`${URL}/app/begin`, { password: ANA.password });
  expect(begun.statusCode).toBe(200);
  const codeAt = appWith(begun.json<NewSecretAnswer>().secret);
  const confirmed = await ana.post(`${URL}/app/confirm`, { code: codeAt(instance.clock.now()) });
  expect(confirmed.statusCode).toBe(200);
  instance.clock.advance(STEP_MS);
  const { recoveryCodes } = confirmed.json<RecoveryCodesAnswer>();
  return { ana, codeAt: () => codeAt(instance.clock.now()), recoveryCodes };
}

/** A browser in which the password was right. */
async function halfSignedIn(instance: TestApp): Promise<Visitor> {
  const visitor = instance.visitor();
  const answer = await visitor.post('/api/v1/user/login', passwordOnly);
  expect(answer.json()).toMatchObject({ success: true, secondFactor: ['code'] });
  expect(answer.json()).not.toHaveProperty('user');
  return visitor;
}

const enter = (visitor: Visitor, code: string) => visitor.post('/api/v1/user/login/code', { code });

test('the secret is given as text and as an address for the app, and only for the password', async () => {
  const instance = await testApp();
  const ana = instance.visitor();
  await signUp(ana);
  await confirmAddressOf(instance, ANA.email);
  expect((await ana.post(`${URL}/app/begin`, { password: 'wrong' })).statusCode).toBe(400);
  const { secret, uri } = (
    await ana.post(`${URL}/app/begin`, { password: ANA.password })
  ).json<NewSecretAnswer>();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(uri).toContain('otpauth://totp/Stillgrove');
  expect(uri).toContain(`secret=${secret}`);
});

test('a secret that no app has confirmed changes nothing about signing in', async () => {
  const instance = await testApp();
  const ana = instance.visitor();
  await signUp(ana);
  await confirmAddressOf(instance, ANA.email);
  await ana.post(`${URL}/app/begin`, { password: ANA.password });
  expect((await ana.post(`${URL}/app/confirm`, { code: '000000' })).statusCode).toBe(400);
  expect((await instance.visitor().post('/api/v1/user/login', passwordOnly)).json()).toHaveProperty('user');
});

describe('with an app', () => {
  test('the password alone opens nothing, and the code completes it', async () => {
    const instance = await testApp();
    const { codeAt } = await withApp(instance);
    const visitor = await halfSignedIn(instance);
    expect(await me(visitor)).toBeNull();
    expect((await visitor.get('/api/v1/points')).statusCode).toBe(401);
    const answer = await enter(visitor, codeAt());
    expect(answer.json()).toMatchObject({ success: true, user: { email: ANA.email } });
    expect(await me(visitor)).toMatchObject({ email: ANA.email });
  });

  test('each code works once, in any browser', async () => {
    const instance = await testApp();
    const { codeAt } = await withApp(instance);
    const [first, second] = [await halfSignedIn(instance), await halfSignedIn(instance)];
    const answers = await Promise.all([enter(first, codeAt()), enter(second, codeAt())]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  test('the code before and the one after count for clocks that differ, older ones do not', async () => {
    const instance = await testApp();
    const { codeAt } = await withApp(instance);
    const code = codeAt();
    instance.clock.advance(2 * STEP_MS);
    expect((await enter(await halfSignedIn(instance), code)).statusCode).toBe(400);
    const justBefore = codeAt();
    instance.clock.advance(STEP_MS);
    expect((await enter(await halfSignedIn(instance), justBefore)).statusCode).toBe(200);
  });

  test('a recovery code stands in for the app once, however it is typed, and the owner is told', async () => {
    const instance = await testApp();
    const { recoveryCodes } = await withApp(instance);
    await confirmAddressOf(instance, ANA.email);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    const typed = ` ${code.toUpperCase().replace('-', ' ')} `;
    expect((await enter(await halfSignedIn(instance), typed)).statusCode).toBe(200);
    expect((await enter(await halfSignedIn(instance), code)).statusCode).toBe(400);
    const words = (await emailsTo(instance.db, ANA.email)).map(({ text_body }) => text_body).join();
    expect(words).toContain('A recovery code was used');
    expect(words).not.toContain(code);
  });

  test('after ten wrong codes one has to wait', async () => {
    const instance = await testApp();
    const { codeAt } = await withApp(instance);
    const visitor = await halfSignedIn(instance);
    for (let count = 0; count < 10; count += 1) expect((await enter(visitor, '000000')).statusCode).toBe(400);
    const refused = await enter(visitor, codeAt());
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('a half-done sign-in ends after ten minutes and completes once', async () => {
    const instance = await testApp();
    const { codeAt } = await withApp(instance);
    const late = await halfSignedIn(instance);
    instance.clock.advance(10 * 60_000 + 1);
    expect((await enter(late, codeAt())).json()).toMatchObject({ code: 'sign-in-again' });
    expect((await enter(instance.visitor(), codeAt())).json()).toMatchObject({ code: 'sign-in-again' });
    const quick = await halfSignedIn(instance);
    expect((await enter(quick, codeAt())).statusCode).toBe(200);
    instance.clock.advance(STEP_MS);
    expect((await enter(quick, codeAt())).statusCode).toBe(401);
  });

  test('taking it away needs the password, and takes the recovery codes along', async () => {
    const instance = await testApp();
    const { ana } = await withApp(instance);
    expect((await ana.post(`${URL}/app/remove`, { password: 'wrong' })).statusCode).toBe(400);
    expect((await ana.post(`${URL}/app/remove`, { password: ANA.password })).statusCode).toBe(200);
    expect((await ana.get(URL)).json()).toEqual({
      success: true,
      authenticatorApp: false,
      passkeys: [],
      recoveryCodesLeft: 0,
    });
    expect((await instance.visitor().post('/api/v1/user/login', passwordOnly)).json()).toHaveProperty('user');
  });

  test('new recovery codes void the old ones', async () => {
    const instance = await testApp();
    const { ana, recoveryCodes } = await withApp(instance);
    const renewed = await ana.post(`${URL}/recovery-codes`, { password: ANA.password });
    const [fresh = ''] = renewed.json<RecoveryCodesAnswer>().recoveryCodes;
    expect((await enter(await halfSignedIn(instance), recoveryCodes[0] ?? '')).statusCode).toBe(400);
    expect((await enter(await halfSignedIn(instance), fresh)).statusCode).toBe(200);
  });

  test('a second app cannot take the place of the first unasked', async () => {
    const instance = await testApp();
    const { ana } = await withApp(instance);
    expect((await ana.post(`${URL}/app/begin`, { password: ANA.password })).json()).toMatchObject({
      code: 'app-there',
    });
  });

  test('no code and no secret stands readable where it needs not', async () => {
    const instance = await testApp();
    const { recoveryCodes } = await withApp(instance);
    const rows = JSON.stringify(await instance.db.selectFrom('recovery_codes').selectAll().execute());
    for (const code of recoveryCodes) expect(rows).not.toContain(code);
    expect(JSON.stringify(instance.log.lines)).not.toMatch(/otpauth|secret/);
  });
});

test('a passkey that no one knows opens nothing', async () => {
  const { visitor } = await testApp();
  const someone = visitor();
  const asked = await someone.post('/api/v1/user/login/passkey/begin', undefined);
  expect(asked.json()).toMatchObject({ success: true, options: { userVerification: 'required' } });
  const answer = await someone.post('/api/v1/user/login/passkey', { response: { id: 'unknown' } });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'passkey-not-accepted']);
  expect(await me(someone)).toBeNull();
});
