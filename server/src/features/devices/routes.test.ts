import type { Device } from '@stillgrove/contract/devices';
import { expect, test } from 'vitest';
import { ANA, reAuthenticate, signUp } from '../../testing/people';
import { testApp, type Visitor } from '../../testing/test-app';

const DAY_MS = 86_400_000;
const LINUX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0' };

const signIn = (visitor: Visitor, headers = {}) =>
  visitor.post('/api/v1/user/login', { email: ANA.email, password: ANA.password }, headers);
const devices = async (visitor: Visitor) =>
  (await visitor.get('/api/v1/user/devices')).json<{ devices: Device[] }>().devices;

test('a person sees where they are signed in, in coarse words and by the day', async () => {
  const { visitor, clock, db } = await testApp();
  const [phone, laptop] = [visitor(), visitor()];
  await signUp(phone);
  clock.advance(2 * DAY_MS);
  await signIn(laptop, LINUX);
  expect(await devices(laptop)).toMatchObject([
    { browser: 'Firefox', system: 'Linux', lastSeenDay: '2027-03-07', current: true },
    { browser: null, system: null, lastSeenDay: '2027-03-05', current: false },
  ]);
  await phone.get('/api/v1/user/me');
  expect((await devices(laptop)).map(({ lastSeenDay }) => lastSeenDay)).toEqual(['2027-03-07', '2027-03-07']);
  const stored = JSON.stringify(await db.selectFrom('sessions').selectAll().execute());
  expect(stored).toContain('Firefox');
  for (const precise of ['143.0', 'Gecko', 'Mozilla']) expect(stored).not.toContain(precise);
});

test('one device is signed out, and only one of their own', async () => {
  const { visitor } = await testApp();
  const [phone, laptop, other] = [visitor(), visitor(), visitor()];
  await signUp(phone);
  await signIn(laptop);
  await signUp(other, { ...ANA, email: 'ben@example.org' });
  const [foreign] = await devices(other);
  const lost = (await devices(laptop)).find(({ current }) => !current);
  for (const device of [foreign, lost])
    expect(
      (await laptop.post('/api/v1/user/devices/end', { id: device?.id, password: ANA.password })).statusCode,
    ).toBe(200);
  expect((await phone.get('/api/v1/user/devices')).statusCode).toBe(401);
  expect(await devices(laptop)).toHaveLength(1);
  expect(await devices(other)).toHaveLength(1);
});

test('all other devices are signed out at once and known no more', async () => {
  const { visitor, db } = await testApp();
  const [phone, laptop] = [visitor(), visitor()];
  await signUp(phone);
  await signIn(laptop);
  await signIn(visitor());
  await reAuthenticate(laptop);
  expect((await laptop.post('/api/v1/user/devices/end-others', undefined)).statusCode).toBe(200);
  expect(await devices(laptop)).toMatchObject([{ current: true }]);
  expect((await phone.get('/api/v1/user/devices')).statusCode).toBe(401);
  expect(await db.selectFrom('known_devices').selectAll().execute()).toHaveLength(1);
});

test('a session that ran out is on no list', async () => {
  const { visitor, clock } = await testApp();
  await signUp(visitor());
  clock.advance(31 * DAY_MS);
  const laptop = visitor();
  await signIn(laptop);
  expect(await devices(laptop)).toHaveLength(1);
});

test('the calls for devices need a sign-in', async () => {
  const { visitor } = await testApp();
  const id = 'x'.repeat(43);
  const answers = [
    await visitor().get('/api/v1/user/devices'),
    await visitor().post('/api/v1/user/devices/end', { id }),
    await visitor().post('/api/v1/user/devices/end-others', undefined),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
});
