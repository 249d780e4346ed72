import type { InvitationAnswer } from '@stillgrove/contract/operators';
import { expect, test } from 'vitest';
import { emailedLink, emailsTo, tokenIn } from '../../testing/emailed';
import { ANA, confirmAddress, OLA, setUpApp, signUp, signUpOperator } from '../../testing/people';
import { testApp, type TestApp, type Visitor } from '../../testing/test-app';
import { operatorCommand } from './command';

const HOUR_MS = 3_600_000;
const INVITED = { fullName: 'Ida Moor', email: 'ida@example.org', password: 'rain on a tin roof' };

/** Invites at the command line. @returns what stands behind the `#` of the link */
async function invitation({ db, clock }: TestApp, email = INVITED.email): Promise<string> {
  const place = {
    nowMs: clock.now(),
    publicUrl: 'https://grove.example.org',
    noteDeleted: async () => undefined,
  };
  const { lines } = await operatorCommand(db, { do: 'invite', email }, place);
  return tokenIn(new URL(lines[0] ?? ''));
}

/** Someone who did everything that accepting asks for. */
async function readyPerson(instance: TestApp, person = INVITED) {
  const visitor = instance.visitor();
  await signUp(visitor, person);
  await confirmAddress(instance, visitor, person.email);
  return Object.assign(visitor, { codeAt: await setUpApp(instance, visitor, person.password) });
}

const accept = (visitor: Visitor, token: string) =>
  visitor.post('/api/v1/user/operator-invitation/accept', { token });

async function refusalOf(visitor: Visitor, token: string): Promise<string> {
  const answer = await accept(visitor, token);
  return answer.json<{ code?: string }>().code ?? String(answer.statusCode);
}

async function stepOf(visitor: Visitor, token: string): Promise<string> {
  const answer = await visitor.post('/api/v1/user/operator-invitation', { token });
  return answer.statusCode === 200
    ? answer.json<InvitationAnswer>().step
    : answer.json<{ code: string }>().code;
}

async function isOperator(visitor: Visitor): Promise<boolean> {
  const { statusCode } = await visitor.get('/api/v1/operator/actions');
  expect([200, 404]).toContain(statusCode);
  return statusCode === 200;
}

test('an invitation that was written while the clock was years ahead makes no one operator', async () => {
  const instance = await testApp();
  const ida = await readyPerson(instance);
  const yearsMs = 3 * 365 * 24 * HOUR_MS;
  instance.clock.advance(yearsMs);
  const token = await invitation(instance);
  instance.clock.advance(-yearsMs);
  expect(await stepOf(ida, token)).toBe('wrong-invitation');
  expect(await isOperator(ida)).toBe(false);
});

test('an invitation leads step by step to being operator', async () => {
  const instance = await testApp();
  const token = await invitation(instance, 'Ida@Example.org');
  const ida = instance.visitor();
  expect(await stepOf(ida, token)).toBe('sign-in');
  await signUp(ida, INVITED);
  expect(await stepOf(ida, token)).toBe('confirm-address');
  await confirmAddress(instance, ida, INVITED.email);
  expect(await stepOf(ida, token)).toBe('set-up-second-step');
  await setUpApp(instance, ida, INVITED.password);
  expect(await stepOf(ida, token)).toBe('accept');
  expect(await isOperator(ida)).toBe(false);
  expect((await accept(ida, token)).json()).toEqual({ success: true, message: 'You are an operator now.' });
  expect(await isOperator(ida)).toBe(true);
  expect((await ida.get('/api/v1/operator/actions')).json()).toMatchObject({
    actions: expect.arrayContaining([
      expect.objectContaining({ action: 'operator-joined', operator: INVITED.fullName }),
      expect.objectContaining({ action: 'operator-invited-from-server', operator: null }),
    ]) as unknown,
  });
});

test('an invitation works once', async () => {
  const instance = await testApp();
  const token = await invitation(instance);
  const ida = await readyPerson(instance);
  expect((await accept(ida, token)).statusCode).toBe(200);
  expect(await refusalOf(ida, token)).toBe('wrong-invitation');
  expect(await stepOf(ida, token)).toBe('wrong-invitation');
});

test('an invitation works for 24 hours, to the last millisecond', async () => {
  const instance = await testApp();
  const token = await invitation(instance);
  const ida = await readyPerson(instance);
  instance.clock.advance(24 * HOUR_MS - 1);
  expect(await stepOf(instance.visitor(), token)).toBe('sign-in');
  instance.clock.advance(1);
  expect(await refusalOf(ida, token)).toBe('wrong-invitation');
  expect(await isOperator(ida)).toBe(false);
});

test('a link that was never written, and half a link, are told in words', async () => {
  const instance = await testApp();
  const ida = await readyPerson(instance);
  expect(await refusalOf(ida, 'A'.repeat(43))).toBe('wrong-invitation');
  const half = await accept(ida, 'A'.repeat(40));
  expect(half.json()).toMatchObject({
    code: 'invalid-fields',
    fields: { token: expect.any(String) as string },
  });
});

test('an invitation is for the invited address alone', async () => {
  const instance = await testApp();
  const token = await invitation(instance);
  const eve = await readyPerson(instance, ANA);
  expect(await stepOf(eve, token)).toBe('use-invited-account');
  expect(await refusalOf(eve, token)).toBe('use-invited-account');
  expect(await isOperator(eve)).toBe(false);
});

test('an unconfirmed account accepts nothing, whatever its session showed', async () => {
  const instance = await testApp();
  const token = await invitation(instance);
  const eve = instance.visitor();
  await signUp(eve, INVITED);
  await instance.db.updateTable('sessions').set({ second_factor: 1 }).execute();
  expect(await refusalOf(eve, token)).toBe('confirm-address');
  expect(await isOperator(eve)).toBe(false);
});

test('an account without a second factor accepts nothing, so a password alone never makes an operator', async () => {
  const instance = await testApp();
  const token = await invitation(instance);
  const ida = instance.visitor();
  await signUp(ida, INVITED);
  await confirmAddress(instance, ida, INVITED.email);
  await instance.db.updateTable('sessions').set({ second_factor: 1 }).execute();
  expect(await refusalOf(ida, token)).toBe('set-up-second-step');
  expect(await isOperator(ida)).toBe(false);
});

test('a session that showed only the password accepts nothing', async () => {
  const instance = await testApp();
  const token = await invitation(instance);
  const ida = await readyPerson(instance);
  await instance.db.updateTable('sessions').set({ second_factor: 0 }).execute();
  expect(await refusalOf(ida, token)).toBe('show-second-step');
  expect(await isOperator(ida)).toBe(false);
});

test('a factor from before the address was confirmed does not count: a stranger may have set it up', async () => {
  const instance = await testApp();
  const token = await invitation(instance);
  const ida = await readyPerson(instance);
  await instance.db
    .updateTable('users')
    .set({ confirmed_at: instance.clock.now() + 1 })
    .execute();
  expect(await refusalOf(ida, token)).toBe('renew-second-step');
  expect(await isOperator(ida)).toBe(false);
});

test('no one accepts without signing in', async () => {
  const instance = await testApp();
  expect(await refusalOf(instance.visitor(), await invitation(instance))).toBe('sign-in-needed');
});

test('two sessions that race for one link make one operator', async () => {
  const instance = await testApp();
  const token = await invitation(instance);
  const ida = await readyPerson(instance);
  const again = instance.visitor();
  await again.post('/api/v1/user/login', { email: INVITED.email, password: INVITED.password });
  instance.clock.advance(60_000);
  const code = ida.codeAt(instance.clock.now());
  expect((await again.post('/api/v1/user/login/code', { code })).statusCode).toBe(200);
  const answers = await Promise.all([accept(ida, token), accept(again, token)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  expect(await instance.db.selectFrom('operators').selectAll().execute()).toHaveLength(1);
  const joined = instance.db.selectFrom('operator_actions').where('action', '=', 'operator-joined');
  expect(await joined.selectAll().execute()).toHaveLength(1);
});

test('a newer invitation to an address voids the one before', async () => {
  const instance = await testApp();
  const first = await invitation(instance);
  const second = await invitation(instance, INVITED.email.toUpperCase());
  const ida = await readyPerson(instance);
  expect(await refusalOf(ida, first)).toBe('wrong-invitation');
  expect((await accept(ida, second)).statusCode).toBe(200);
});

test('the database holds no link, only its hash', async () => {
  const instance = await testApp();
  const token = await invitation(instance);
  const rows = await instance.db.selectFrom('operator_invitations').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('whoever registers an address of OPERATOR_EMAILS first never becomes operator', async () => {
  const instance = await testApp({ env: { OPERATOR_EMAILS: OLA.email } });
  await instance.app.inviteNamedOperators();
  const eve = instance.visitor();
  await signUp(eve, { ...OLA, fullName: 'Eve', password: 'a stranger at the gate' });
  // The emails of the address never reach the stranger, who guesses and tries everything else.
  await eve.post('/api/v1/user/second-factor/app/begin', { password: 'a stranger at the gate' });
  expect(await isOperator(eve)).toBe(false);
  // The owner of the inbox asks for a new password and goes the whole way.
  await instance.visitor().post('/api/v1/user/forgot-password', { email: OLA.email });
  const reset = tokenIn(await emailedLink(instance.db, OLA.email, /password/i));
  const ola = instance.visitor();
  await ola.post('/api/v1/user/reset-password', { token: reset, password: OLA.password });
  expect((await ola.post('/api/v1/user/login', OLA_LOGIN)).statusCode).toBe(200);
  const token = tokenIn(await emailedLink(instance.db, OLA.email, /^Your invitation/));
  expect(await stepOf(ola, token)).toBe('set-up-second-step');
  await setUpApp(instance, ola, OLA.password);
  expect((await accept(ola, token)).statusCode).toBe(200);
  expect([await isOperator(ola), await isOperator(eve)]).toEqual([true, false]);
});

const OLA_LOGIN = { email: OLA.email, password: OLA.password };

test('the addresses of OPERATOR_EMAILS are invited by email at the first start, and the log names none', async () => {
  const instance = await testApp({ env: { OPERATOR_EMAILS: `${OLA.email}, ${INVITED.email}` } });
  await instance.app.inviteNamedOperators();
  await instance.app.inviteNamedOperators();
  for (const email of [OLA.email, INVITED.email])
    expect(await emailsTo(instance.db, email)).toMatchObject([
      { subject: 'Your invitation to help run Stillgrove' },
    ]);
  const logged = instance.log.lines.filter(({ msg }) => msg?.includes('OPERATOR_EMAILS'));
  expect(logged).toMatchObject([{ level: 'info', invited: 2 }]);
  expect(JSON.stringify(instance.log.lines)).not.toContain('example.org');
});

test('no one is invited by OPERATOR_EMAILS once there is an operator', async () => {
  const instance = await testApp({ env: { OPERATOR_EMAILS: INVITED.email } });
  await signUpOperator(instance);
  await instance.app.inviteNamedOperators();
  expect(await emailsTo(instance.db, INVITED.email)).toEqual([]);
});

test('invitations that ran out are written again at the next start, while there is no operator', async () => {
  const instance = await testApp({ env: { OPERATOR_EMAILS: INVITED.email } });
  await instance.app.inviteNamedOperators();
  instance.clock.advance(24 * HOUR_MS);
  await instance.app.inviteNamedOperators();
  expect(await emailsTo(instance.db, INVITED.email)).toHaveLength(2);
});

test('an operator cannot take away the last second factor, and a member can', async () => {
  const instance = await testApp();
  const token = await invitation(instance);
  const ida = await readyPerson(instance);
  await accept(ida, token);
  const remove = () => ida.post('/api/v1/user/second-factor/app/remove', { password: INVITED.password });
  expect((await remove()).json()).toMatchObject({ code: 'operator-keeps-second-factor' });
  expect(await isOperator(ida)).toBe(true);
  await instance.db.deleteFrom('operators').execute();
  expect((await remove()).statusCode).toBe(200);
});

test('a stolen password of an operator opens no session at all', async () => {
  const instance = await testApp();
  const token = await invitation(instance);
  await accept(await readyPerson(instance), token);
  const thief = instance.visitor();
  const answer = await thief.post('/api/v1/user/login', { email: INVITED.email, password: INVITED.password });
  expect(answer.json()).toMatchObject({ secondFactor: ['code'] });
  expect((await thief.get('/api/v1/user/me')).json()).toMatchObject({ user: null });
  expect(await isOperator(thief)).toBe(false);
});
