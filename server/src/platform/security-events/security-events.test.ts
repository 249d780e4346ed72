import type { NewSecretAnswer } from '@stillgrove/contract/second-factor';
import { expect, test } from 'vitest';
import { codeShownAt } from '../../testing/authenticator-app';
import { ANA, signUp } from '../../testing/people';
import { type TestApp, testApp } from '../../testing/test-app';

const USER = '/api/v1/user';

/** The events since the start of the app: what, outcome, reason and account. */
const eventsOf = ({ log }: TestApp) =>
  log.lines
    .filter(({ event }) => event === 'security')
    .map(({ what, outcome, reason, account }) => ({ what, outcome, reason, account }));

const lastEvent = (instance: TestApp) => eventsOf(instance).at(-1);

test('signing in, right and wrong, is written down with the account by its id and the request', async () => {
  const instance = await testApp();
  const ana = instance.visitor();
  const { id } = await signUp(ana);
  const { email, password } = ANA;
  expect(lastEvent(instance)).toMatchObject({ what: 'sign-in', outcome: 'done', account: id });

  const wrong = await instance.visitor().post(`${USER}/login`, { email, password: `${password}!` });
  expect(lastEvent(instance)).toEqual({
    what: 'sign-in',
    outcome: 'refused',
    reason: 'wrong-credentials',
    account: id,
  });
  expect(
    instance.log.lines.find(({ event, reason }) => event === 'security' && reason === 'wrong-credentials'),
  ).toMatchObject({ level: 'info', reqId: wrong.headers['x-request-id'] });
  await instance.visitor().post(`${USER}/login`, { email: 'nobody@example.org', password });
  expect(lastEvent(instance)).toMatchObject({ what: 'sign-in', outcome: 'refused', account: null });
  await ana.get(`${USER}/logout`);
  expect(lastEvent(instance)).toMatchObject({ what: 'sign-out', outcome: 'done' });
});

test('a wrong second step and a right one are written down with the account', async () => {
  const instance = await testApp();
  const ana = instance.visitor();
  const { id } = await signUp(ana);
  await instance.db.updateTable('users').set({ confirmed_at: instance.clock.now() }).execute();
  const begun = await ana.post(`${USER}/second-factor/app/begin`, { password: ANA.password });
  const { secret } = begun.json<NewSecretAnswer>();
  await ana.post(`${USER}/second-factor/app/confirm`, { code: codeShownAt(secret, instance.clock.now()) });
  expect(lastEvent(instance)).toMatchObject({
    what: 'authenticator-app-added',
    outcome: 'done',
    account: id,
  });

  instance.clock.advance(30_000);
  const visitor = instance.visitor();
  await visitor.post(`${USER}/login`, { email: ANA.email, password: ANA.password });
  expect(lastEvent(instance)).toMatchObject({ what: 'sign-in', reason: 'second-step-needed', account: id });
  await visitor.post(`${USER}/login/code`, { code: '000000' });
  expect(lastEvent(instance)).toMatchObject({ what: 'second-step', reason: 'wrong-code', account: id });
  await visitor.post(`${USER}/login/code`, { code: codeShownAt(secret, instance.clock.now()) });
  expect(lastEvent(instance)).toMatchObject({ what: 'second-step', outcome: 'done', account: id });
});

test('a member who tries the area of operators is written down, a stranger is not', async () => {
  const instance = await testApp();
  const ana = instance.visitor();
  const { id } = await signUp(ana);
  const before = eventsOf(instance).length;
  expect((await instance.visitor().get('/api/v1/operator/messages')).statusCode).toBe(404);
  expect(eventsOf(instance)).toHaveLength(before);
  expect((await ana.get('/api/v1/operator/messages')).statusCode).toBe(404);
  expect(lastEvent(instance)).toMatchObject({ what: 'operator-access', outcome: 'refused', account: id });
});

test('a limit that is reached and a call from another site are written down, whatever the route', async () => {
  const instance = await testApp();
  const visitor = instance.visitor();
  await visitor.post('/api/v1/newsletter', { email: ANA.email }, { 'sec-fetch-site': 'cross-site' });
  expect(lastEvent(instance)).toMatchObject({
    what: 'refused-call',
    outcome: 'refused',
    reason: 'cross-site',
  });
  for (let count = 0; count < 100; count += 1) {
    const answer = await visitor.post('/api/v1/newsletter', { email: `ana${String(count)}@example.org` });
    if (answer.statusCode === 429) break;
  }
  expect(lastEvent(instance)).toMatchObject({ what: 'limit', outcome: 'refused', reason: 'too-many-tries' });
});

test('a password, a session, an export and the end of an account are written down', async () => {
  const instance = await testApp();
  const ana = instance.visitor();
  const { id } = await signUp(ana);
  const before = eventsOf(instance).length;
  await ana.post(`${USER}/password`, { currentPassword: ANA.password, newPassword: 'a quiet evening' });
  await ana.post(`${USER}/devices/end-others`, {});
  await ana.get(`${USER}/data`);
  await ana.post(`${USER}/delete-account`, { password: 'wrong' });
  const events = eventsOf(instance).slice(before);
  expect(events.map(({ what }) => what)).toEqual([
    'password-change',
    'session-ended',
    'export',
    'account-deletion',
  ]);
  for (const { account } of events) expect(account).toBe(id);
});
