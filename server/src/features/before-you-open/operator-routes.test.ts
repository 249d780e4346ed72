import type { OpeningAnswer, OpeningCheckId } from '@stillgrove/contract/before-you-open';
import { DEFAULT_SITE } from '@stillgrove/contract/default-site';
import type { OperatorHelplinesAnswer } from '@stillgrove/contract/operator-helplines';
import type { BoardAnswer } from '@stillgrove/contract/operator-board';
import { valuesOf } from '@stillgrove/contract/site';
import { expect, onTestFinished, test, vi } from 'vitest';
import { markOpening } from './store';
import { startMailServer } from '../../testing/mail-server';
import { OLA, signUpOperator } from '../../testing/people';
import { testApp, type Visitor } from '../../testing/test-app';

const URL = '/api/v1/operator/before-you-open';

async function read(ola: Visitor): Promise<OpeningAnswer> {
  const answer = await ola.get(URL);
  expect(answer.statusCode).toBe(200);
  return answer.json<OpeningAnswer>();
}

const doneOf = async (ola: Visitor): Promise<OpeningCheckId[]> =>
  (await read(ola)).checks.filter(({ done }) => done).map(({ id }) => id);

const openSteps = async (ola: Visitor) =>
  (await ola.get('/api/v1/operator/board?timeZone=UTC')).json<BoardAnswer>().opening;

async function opened(env: Record<string, string> = {}) {
  const instance = await testApp({ env });
  return { ...instance, instance, ola: await signUpOperator(instance) };
}

test('a new instance has everything to do that it cannot have by itself', async () => {
  const { ola } = await opened();
  // In tests a proxy is believed.
  expect(await doneOf(ola)).toEqual(['proxy']);
  expect(await openSteps(ola)).toBe(12);
});

test('contact, name, figures, services and countries are done once an operator saved their own', async () => {
  const { ola } = await opened();
  const own = {
    ...valuesOf(DEFAULT_SITE),
    email: 'hello@quiet-hill.org',
    phone: '+1 555 0100',
    operatorName: 'Quiet Hill',
    sampleFigures: false,
    sampleServices: false,
  };
  const save = (values: object, version: number) =>
    ola.put('/api/v1/operator/site', { ...own, ...values, version });
  expect((await save({}, 0)).statusCode).toBe(200);
  expect(await doneOf(ola)).toEqual(['operator-name', 'figures', 'services', 'proxy']);
  expect((await save({ address: '1 Hill Road' }, 1)).statusCode).toBe(200);
  expect(await doneOf(ola)).toContain('contact');
});

test('helplines are done once every number of every country of the site is verified', async () => {
  const { ola, db } = await opened();
  const known = (await ola.get('/api/v1/operator/helplines')).json<OperatorHelplinesAnswer>().countries;
  const lines = (known.find(({ help }) => help.country === 'IN')?.help.lines ?? []).map((line) => ({
    ...line,
    verified: { on: '2027-03-01', by: 'site' },
  }));
  const put = (name: string, value: unknown) =>
    db
      .insertInto('settings')
      .values({ name, value: JSON.stringify(value), version: 1 })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: JSON.stringify(value) }))
      .execute();
  await put('site', { countries: ['IN'] });
  expect(await doneOf(ola)).not.toContain('helplines');
  await put('helplines', [{ country: 'IN', lines: [{ ...lines[0], verified: null }, ...lines.slice(1)] }]);
  expect(await doneOf(ola)).not.toContain('helplines');
  await put('helplines', [{ country: 'IN', lines }]);
  expect(await doneOf(ola)).toContain('helplines');
});

test('sample therapists are done once none is shown, and operators once there are two', async () => {
  const { ola, db, instance } = await opened();
  await db.deleteFrom('therapists').execute();
  await signUpOperator(instance, { ...OLA, fullName: 'Bea', email: 'bea@example.org' });
  expect(await doneOf(ola)).toEqual(['therapists', 'second-operator', 'proxy']);
});

test('what the server’s settings decide is read from them', async () => {
  const { ola } = await opened({
    PUBLIC_URL: 'https://grove.example.org',
    SECRETS_KEY: Buffer.alloc(32, 1).toString('base64'),
  });
  expect(await doneOf(ola)).toEqual(['https', 'proxy', 'secrets-key']);
});

test('a proxy that is not believed is a step to do from its first visitor on', async () => {
  const { ola, log } = await opened({ TRUST_PROXY: 'false' });
  log.expect('a proxy sends X-Forwarded headers');
  expect(await doneOf(ola)).not.toContain('proxy');
});

test('a backup and its trial restore are done at the moment that was noted', async () => {
  const { ola, db, clock } = await opened();
  await markOpening(db, 'backup-made', 1);
  await markOpening(db, 'backup-made', clock.now());
  await markOpening(db, 'restore-tried', clock.now() + 1);
  const { checks } = await read(ola);
  expect(checks.filter(({ id }) => id === 'backup' || id === 'restore')).toEqual([
    { id: 'backup', done: true, doneAt: clock.now() },
    { id: 'restore', done: true, doneAt: clock.now() + 1 },
  ]);
});

test('without an email server the test email is refused with what to do', async () => {
  const { ola } = await opened();
  const refused = await ola.post(`${URL}/test-email`, undefined);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'no-email-server' });
  expect((await read(ola)).testEmail.state).toBe('no-server');
});

test('a test email is done once the email server took it, and stays done when its row is gone', async () => {
  const server = await startMailServer();
  onTestFinished(server.stop);
  const { ola, app, db, clock } = await opened({ SMTP_URL: server.url });
  await db.deleteFrom('outbox').execute();
  expect((await read(ola)).testEmail.state).toBe('none');
  expect((await ola.post(`${URL}/test-email`, undefined)).statusCode).toBe(200);
  expect((await read(ola)).testEmail.state).toBe('waiting');
  expect(await doneOf(ola)).not.toContain('test-email');
  app.start();
  await vi.waitFor(() => expect(server.mails).toHaveLength(1), { timeout: 10_000 });
  expect(server.mails[0]).toContain(`To: ${OLA.email}`);
  await vi.waitFor(async () => expect((await read(ola)).testEmail.state).toBe('sent'));
  expect(await doneOf(ola)).toContain('test-email');
  await db.deleteFrom('outbox').execute();
  const { checks, testEmail } = await read(ola);
  expect(testEmail.state).toBe('none');
  expect(checks.find(({ id }) => id === 'test-email')).toEqual({
    id: 'test-email',
    done: true,
    doneAt: clock.now(),
  });
});
