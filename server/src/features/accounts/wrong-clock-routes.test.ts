import type { Device } from '@stillgrove/contract/devices';
import { expect, test } from 'vitest';
import { emailedLink, tokenIn } from '../../testing/emailed';
import { ANA, confirmAddressOf, setUpApp, signUp } from '../../testing/people';
import { testApp, type TestApp, type Visitor } from '../../testing/test-app';

const USER = '/api/v1/user';
const YEARS_MS = 3 * 365 * 86_400_000;

const signIn = (visitor: Visitor) =>
  visitor.post(`${USER}/login`, { email: ANA.email, password: ANA.password });
const me = async (visitor: Visitor) => (await visitor.get(`${USER}/me`)).json<{ user: unknown }>().user;

/** While the clock is years ahead something is done; then the clock is set right. */
async function yearsAhead<T>({ clock }: TestApp, act: () => Promise<T>): Promise<T> {
  clock.advance(YEARS_MS);
  const result = await act();
  clock.advance(-YEARS_MS);
  return result;
}

async function withAna() {
  const instance = await testApp();
  const ana = instance.visitor();
  await signUp(ana);
  await confirmAddressOf(instance, ANA.email);
  return { instance, ana };
}

test('a session that was opened while the clock was years ahead is over once it is right', async () => {
  const { instance } = await withAna();
  const late = instance.visitor();
  await yearsAhead(instance, () => signIn(late));
  expect(await me(late)).toBeNull();
  const again = instance.visitor();
  await signIn(again);
  expect(await me(again)).toMatchObject({ email: ANA.email });
  const { devices } = (await again.get(`${USER}/devices`)).json<{ devices: Device[] }>();
  expect(devices).toHaveLength(2);
});

test('a half-done sign-in of a clock that was years ahead takes no second step', async () => {
  const { instance, ana } = await withAna();
  const codeAt = await setUpApp(instance, ana, ANA.password);
  instance.clock.advance(60_000);
  const late = instance.visitor();
  await yearsAhead(instance, () => signIn(late));
  const enter = (visitor: Visitor) =>
    visitor.post(`${USER}/login/code`, { code: codeAt(instance.clock.now()) });
  expect((await enter(late)).statusCode).toBe(401);
  const again = instance.visitor();
  await signIn(again);
  expect((await enter(again)).statusCode).toBe(200);
});

test('a link that was emailed while the clock was years ahead opens nothing, and the next one does', async () => {
  const { instance } = await withAna();
  const ask = async () => {
    await instance.visitor().post(`${USER}/forgot-password`, { email: ANA.email });
    return tokenIn(await emailedLink(instance.db, ANA.email, /^Reset your password/));
  };
  const reset = (token: string) =>
    instance.visitor().post(`${USER}/reset-password`, { token, password: 'seven herons at dusk' });
  const late = await yearsAhead(instance, ask);
  expect((await reset(late)).json()).toMatchObject({ code: 'wrong-link' });
  await instance.db.deleteFrom('outbox').execute();
  expect((await reset(await ask())).statusCode).toBe(200);
});

test('a change of address that was asked for while the clock was years ahead is not shown as waiting', async () => {
  const { instance, ana } = await withAna();
  await yearsAhead(instance, async () => {
    await signIn(ana);
    const change = { email: 'new@example.org', password: ANA.password };
    expect((await ana.post(`${USER}/email-address`, change)).statusCode).toBe(200);
  });
  await signIn(ana);
  expect((await ana.get(`${USER}/email-address`)).json()).toMatchObject({ pendingEmail: null });
});
