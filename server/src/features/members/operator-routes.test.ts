import type { Member } from '@stillgrove/contract/operator-members';
import { expect, test } from 'vitest';
import { emailsTo } from '../../testing/emailed';
import {
  forgetReAuthentication,
  ANA,
  confirmAddress,
  OLA,
  reAuthenticate,
  signUp,
  signUpOperator,
} from '../../testing/people';
import { closedEmail } from './closed-email';
import { testApp, type TestApp, type Visitor } from '../../testing/test-app';

const URL = '/api/v1/operator/members';

async function find(operator: Visitor, email = ANA.email): Promise<Member | null> {
  const answer = await operator.post(`${URL}/find`, { email });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ member: Member | null }>().member;
}

const endSessions = (operator: Visitor, id: string) => operator.post(`${URL}/${id}/end-sessions`, undefined);
const close = (operator: Visitor, id: string, { reason = 'asked', note = '' } = {}) =>
  operator.post(`${URL}/${id}/close`, { reason, note });

async function codeOf(answer: Promise<{ json(): { code?: string } }>) {
  return (await answer).json().code;
}

/** An operator, and Ana with a confirmed address. */
async function withAna() {
  const instance = await testApp();
  const ola = await signUpOperator(instance);
  const ana = instance.visitor();
  const { id } = await signUp(ana);
  await confirmAddress(instance, ana, ANA.email);
  return { ...instance, instance, ola, ana, id };
}

const actionsOf = async ({ db }: Pick<TestApp, 'db'>) =>
  (await db.selectFrom('operator_actions').selectAll().execute()).map(({ action, subject }) => ({
    action,
    subject,
  }));

test('an operator finds a member by the exact address, and learns nothing of what they do', async () => {
  const { ola, id, clock } = await withAna();
  expect(await find(ola, ' ANA@example.org ')).toEqual({
    id,
    name: ANA.fullName,
    email: ANA.email,
    createdAt: clock.now(),
    confirmedAt: clock.now(),
    sessions: 1,
    isOperator: false,
  });
  for (const part of ['ana', 'ana@example.com', '%@example.org', 'an_@example.org']) {
    const answer = await ola.post(`${URL}/find`, { email: part });
    expect(answer.statusCode === 400 || answer.json<{ member: unknown }>().member === null, part).toBe(true);
  }
});

test('an operator ends all sessions of a member, half-done sign-ins included, and it is written down', async () => {
  const { ola, ana, id, visitor, db } = await withAna();
  const elsewhere = visitor();
  await elsewhere.post('/api/v1/user/login', { email: ANA.email, password: ANA.password });
  await db
    .insertInto('pending_sign_ins')
    .values({ token_hash: 'half', user_id: id, expires_at: 9e15 })
    .execute();
  expect((await find(ola))?.sessions).toBe(2);
  await forgetReAuthentication({ db });
  expect(await codeOf(endSessions(ola, id))).toBe('re-authentication-needed');
  expect((await ana.get('/api/v1/points')).statusCode).toBe(200);
  await reAuthenticate(ola, OLA);
  expect((await endSessions(ola, id)).statusCode).toBe(200);
  for (const one of [ana, elsewhere]) expect((await one.get('/api/v1/points')).statusCode).toBe(401);
  expect(await db.selectFrom('pending_sign_ins').selectAll().execute()).toEqual([]);
  expect((await find(ola))?.sessions).toBe(0);
  expect((await ola.get('/api/v1/points')).statusCode).toBe(200);
  expect(await actionsOf({ db })).toEqual([{ action: 'member-sessions-ended', subject: id }]);
});

test('an operator closes an account: everything is deleted, the person is told, and the record keeps the kind of reason only', async () => {
  const { ola, ana, id, db } = await withAna();
  await forgetReAuthentication({ db });
  expect(await codeOf(close(ola, id))).toBe('re-authentication-needed');
  await reAuthenticate(ola, OLA);
  await endSessions(ola, id);
  await ana.post('/api/v1/user/login', { email: ANA.email, password: ANA.password });
  expect((await close(ola, id, { reason: 'because' })).statusCode).toBe(400);
  expect((await close(ola, id, { note: 'You asked us to.' })).statusCode).toBe(200);
  expect((await ana.get('/api/v1/points')).statusCode).toBe(401);
  expect(await find(ola)).toBeNull();
  const mails = await emailsTo(db, ANA.email);
  expect(mails).toMatchObject([{ subject: 'Your account at Stillgrove was closed' }]);
  expect(mails[0]?.text_body).toContain('The team wrote: You asked us to.');
  expect(JSON.stringify(mails)).not.toContain(id);
  expect(await actionsOf({ db })).toEqual([
    { action: 'member-sessions-ended', subject: '' },
    { action: 'account-closed', subject: 'asked' },
  ]);
  expect(await codeOf(close(ola, id))).toBe('unknown-member');
  expect(await codeOf(endSessions(ola, id))).toBe('unknown-member');
});

test('someone whose account was closed can answer the email, but not at an address that is only an example', () => {
  const facts = { email: ANA.email, confirmed: true, siteName: 'Quiet Hill', note: '' };
  const reachable = closedEmail({ ...facts, supportEmail: 'hello@quiet-hill.org' });
  expect(reachable.replyTo).toBe('hello@quiet-hill.org');
  expect(reachable.text).toContain('reply to this email or write to hello@quiet-hill.org');
  const unreachable = closedEmail({ ...facts, supportEmail: 'support@stillgrove.example' });
  expect(unreachable.replyTo).toBeUndefined();
  expect(unreachable.text).not.toContain('support@stillgrove.example');
});

test('closing an account whose address was never confirmed emails no one', async () => {
  const instance = await testApp();
  const ola = await signUpOperator(instance);
  const { id } = await signUp(instance.visitor());
  const before = await emailsTo(instance.db, ANA.email);
  await reAuthenticate(ola, OLA);
  expect((await close(ola, id, { note: 'Buy things at evil dot example' })).statusCode).toBe(200);
  expect((await emailsTo(instance.db, ANA.email)).length).toBeLessThanOrEqual(before.length);
  expect(JSON.stringify(await emailsTo(instance.db, ANA.email))).not.toContain('closed');
});

test('no one closes the own account here, nor that of an operator', async () => {
  const instance = await testApp();
  const ola = await signUpOperator(instance);
  await signUpOperator(instance, { ...OLA, fullName: 'Bea', email: 'bea@example.org' });
  await reAuthenticate(ola, OLA);
  const own = await find(ola, OLA.email);
  const bea = await find(ola, 'bea@example.org');
  expect(bea?.isOperator).toBe(true);
  expect(await codeOf(close(ola, own?.id ?? ''))).toBe('own-account');
  expect(await codeOf(endSessions(ola, own?.id ?? ''))).toBe('own-account');
  expect(await codeOf(close(ola, bea?.id ?? ''))).toBe('operators-account');
  expect((await endSessions(ola, bea?.id ?? '')).statusCode).toBe(200);
});
