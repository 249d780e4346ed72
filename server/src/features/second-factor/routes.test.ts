import type { NewSecretAnswer, RecoveryCodesAnswer } from '@stillgrove/contract/second-factor';
import { describe, expect, test } from 'vitest';
import { codeShownAt } from '../../testing/authenticator-app';
import { mailsTo } from '../../testing/mailed';
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

/** Somebody who has set up an app, and what they hold. */
async function withApp(grove: TestApp) {
  const ana = grove.visitor();
  await signUp(ana);
  await confirmAddressOf(grove, ANA.email);
  const begun = await ana.post(`${URL}/app/begin`, { password: ANA.password });
  expect(begun.statusCode).toBe(200);
  const codeAt = appWith(begun.json<NewSecretAnswer>().secret);
  const confirmed = await ana.post(`${URL}/app/confirm`, { code: codeAt(grove.clock.now()) });
  expect(confirmed.statusCode).toBe(200);
  grove.clock.advance(STEP_MS);
  const { recoveryCodes } = confirmed.json<RecoveryCodesAnswer>();
  return { ana, codeAt: () => codeAt(grove.clock.now()), recoveryCodes };
}

/** A browser in which the password was right. */
async function halfSignedIn(grove: TestApp): Promise<Visitor> {
  const visitor = grove.visitor();
  const answer = await visitor.post('/api/v1/user/login', passwordOnly);
  expect(answer.json()).toMatchObject({ success: true, secondFactor: ['code'] });
  expect(answer.json()).not.toHaveProperty('user');
  return visitor;
}

const enter = (visitor: Visitor, code: string) => visitor.post('/api/v1/user/login/code', { code });

test('the secret is given as text and as an address for the app, and only for the password', async () => {
  const grove = await testApp();
  const ana = grove.visitor();
  await signUp(ana);
  await confirmAddressOf(grove, ANA.email);
  expect((await ana.post(`${URL}/app/begin`, { password: 'wrong' })).statusCode).toBe(400);
  const { secret, uri } = (
    await ana.post(`${URL}/app/begin`, { password: ANA.password })
  ).json<NewSecretAnswer>();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(uri).toContain('otpauth://totp/Stillgrove');
  expect(uri).toContain(`secret=${secret}`);
});

test('a secret that no app has confirmed changes nothing about signing in', async () => {
  const grove = await testApp();
  const ana = grove.visitor();
  await signUp(ana);
  await confirmAddressOf(grove, ANA.email);
  await ana.post(`${URL}/app/begin`, { password: ANA.password });
  expect((await ana.post(`${URL}/app/confirm`, { code: '000000' })).statusCode).toBe(400);
  expect((await grove.visitor().post('/api/v1/user/login', passwordOnly)).json()).toHaveProperty('user');
});

describe('with an app', () => {
  test('the password alone opens nothing, and the code completes it', async () => {
    const grove = await testApp();
    const { codeAt } = await withApp(grove);
    const visitor = await halfSignedIn(grove);
    expect(await me(visitor)).toBeNull();
    expect((await visitor.get('/api/v1/points')).statusCode).toBe(401);
    const answer = await enter(visitor, codeAt());
    expect(answer.json()).toMatchObject({ success: true, user: { email: ANA.email } });
    expect(await me(visitor)).toMatchObject({ email: ANA.email });
  });

  test('each code works once, in any browser', async () => {
    const grove = await testApp();
    const { codeAt } = await withApp(grove);
    const [first, second] = [await halfSignedIn(grove), await halfSignedIn(grove)];
    const answers = await Promise.all([enter(first, codeAt()), enter(second, codeAt())]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  test('the code before and the one after count for clocks that differ, older ones do not', async () => {
    const grove = await testApp();
    const { codeAt } = await withApp(grove);
    const code = codeAt();
    grove.clock.advance(2 * STEP_MS);
    expect((await enter(await halfSignedIn(grove), code)).statusCode).toBe(400);
    const justBefore = codeAt();
    grove.clock.advance(STEP_MS);
    expect((await enter(await halfSignedIn(grove), justBefore)).statusCode).toBe(200);
  });

  test('a recovery code stands in for the app once, however it is typed, and the owner is told', async () => {
    const grove = await testApp();
    const { recoveryCodes } = await withApp(grove);
    await confirmAddressOf(grove, ANA.email);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    const typed = ` ${code.toUpperCase().replace('-', ' ')} `;
    expect((await enter(await halfSignedIn(grove), typed)).statusCode).toBe(200);
    expect((await enter(await halfSignedIn(grove), code)).statusCode).toBe(400);
    const words = (await mailsTo(grove.db, ANA.email)).map(({ text_body }) => text_body).join();
    expect(words).toContain('A recovery code was used');
    expect(words).not.toContain(code);
  });

  test('after ten wrong codes one has to wait', async () => {
    const grove = await testApp();
    const { codeAt } = await withApp(grove);
    const visitor = await halfSignedIn(grove);
    for (let count = 0; count < 10; count += 1) expect((await enter(visitor, '000000')).statusCode).toBe(400);
    const refused = await enter(visitor, codeAt());
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('a half-done sign-in ends after ten minutes and completes once', async () => {
    const grove = await testApp();
    const { codeAt } = await withApp(grove);
    const late = await halfSignedIn(grove);
    grove.clock.advance(10 * 60_000 + 1);
    expect((await enter(late, codeAt())).json()).toMatchObject({ code: 'sign-in-again' });
    expect((await enter(grove.visitor(), codeAt())).json()).toMatchObject({ code: 'sign-in-again' });
    const quick = await halfSignedIn(grove);
    expect((await enter(quick, codeAt())).statusCode).toBe(200);
    grove.clock.advance(STEP_MS);
    expect((await enter(quick, codeAt())).statusCode).toBe(401);
  });

  test('taking it away needs the password, and takes the recovery codes along', async () => {
    const grove = await testApp();
    const { ana } = await withApp(grove);
    expect((await ana.post(`${URL}/app/remove`, { password: 'wrong' })).statusCode).toBe(400);
    expect((await ana.post(`${URL}/app/remove`, { password: ANA.password })).statusCode).toBe(200);
    expect((await ana.get(URL)).json()).toEqual({
      success: true,
      authenticatorApp: false,
      passkeys: [],
      recoveryCodesLeft: 0,
    });
    expect((await grove.visitor().post('/api/v1/user/login', passwordOnly)).json()).toHaveProperty('user');
  });

  test('new recovery codes void the old ones', async () => {
    const grove = await testApp();
    const { ana, recoveryCodes } = await withApp(grove);
    const renewed = await ana.post(`${URL}/recovery-codes`, { password: ANA.password });
    const [fresh = ''] = renewed.json<RecoveryCodesAnswer>().recoveryCodes;
    expect((await enter(await halfSignedIn(grove), recoveryCodes[0] ?? '')).statusCode).toBe(400);
    expect((await enter(await halfSignedIn(grove), fresh)).statusCode).toBe(200);
  });

  test('a second app cannot take the place of the first unasked', async () => {
    const grove = await testApp();
    const { ana } = await withApp(grove);
    expect((await ana.post(`${URL}/app/begin`, { password: ANA.password })).json()).toMatchObject({
      code: 'app-there',
    });
  });

  test('no code and no secret stands readable where it needs not', async () => {
    const grove = await testApp();
    const { recoveryCodes } = await withApp(grove);
    const rows = JSON.stringify(await grove.db.selectFrom('recovery_codes').selectAll().execute());
    for (const code of recoveryCodes) expect(rows).not.toContain(code);
    expect(JSON.stringify(grove.log.lines)).not.toMatch(/otpauth|secret/);
  });
});

test('a passkey that nobody knows opens nothing', async () => {
  const { visitor } = await testApp();
  const somebody = visitor();
  const asked = await somebody.post('/api/v1/user/login/passkey/begin', undefined);
  expect(asked.json()).toMatchObject({ success: true, options: { userVerification: 'required' } });
  const answer = await somebody.post('/api/v1/user/login/passkey', { response: { id: 'unknown' } });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'passkey-not-accepted']);
  expect(await me(somebody)).toBeNull();
});
