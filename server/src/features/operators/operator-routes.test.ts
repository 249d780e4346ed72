import type { OperatorsAnswer } from '@stillgrove/contract/operators';
import { expect, test } from 'vitest';
import { emailedLink, emailsTo, tokenIn } from '../../testing/emailed';
import {
  confirmAddress,
  forgetReAuthentication,
  OLA,
  setUpApp,
  signUp,
  signUpOperator,
} from '../../testing/people';
import { testApp, type TestApp, type Visitor } from '../../testing/test-app';

const IDA = { fullName: 'Ida Moor', email: 'ida@example.org', password: 'rain on a tin roof' };
const URL = '/api/v1/operator/operators';

const list = async (visitor: Visitor) => (await visitor.get(URL)).json<OperatorsAnswer>();
const invite = (visitor: Visitor, email = IDA.email) => visitor.post(`${URL}/invitations`, { email });
const remove = (visitor: Visitor, id: string) => visitor.post(`${URL}/${id}/remove`, undefined);

/** The token that was emailed to Ida last. */
const emailedToken = async ({ db }: TestApp) => tokenIn(await emailedLink(db, IDA.email, /^Your invitation/));

const accept = (visitor: Visitor, token: string) =>
  visitor.post('/api/v1/user/operator-invitation/accept', { token });

async function readyIda(instance: TestApp) {
  const ida = instance.visitor();
  await signUp(ida, IDA);
  await confirmAddress(instance, ida, IDA.email);
  await setUpApp(instance, ida, IDA.password);
  return ida;
}

async function codeOf(answer: Promise<{ json(): { code?: string } }>) {
  return (await answer).json().code;
}

test('operators invite operators by email, and everyone sees who invited whom', async () => {
  const instance = await testApp();
  const ola = await signUpOperator(instance);
  expect((await invite(ola)).statusCode).toBe(200);
  expect(await list(ola)).toMatchObject({
    operators: [{ name: OLA.fullName, email: OLA.email, invitedFrom: 'command-line', isYou: true }],
    invitations: [
      {
        email: IDA.email,
        invitedFrom: 'operator',
        invitedBy: OLA.fullName,
        expiresAt: instance.clock.now() + 86_400_000,
      },
    ],
  });
  const ida = await readyIda(instance);
  expect((await accept(ida, await emailedToken(instance))).statusCode).toBe(200);
  expect(await list(ida)).toMatchObject({
    operators: expect.arrayContaining([
      expect.objectContaining({ email: IDA.email, invitedBy: OLA.fullName, isYou: true }),
    ]) as unknown,
    invitations: [],
  });
  const actions = (await ola.get('/api/v1/operator/actions')).json<{ actions: { action: string }[] }>();
  expect(actions.actions.map(({ action }) => action).sort()).toEqual(['operator-invited', 'operator-joined']);
});

test('inviting someone, canceling that, and removing someone ask who is there', async () => {
  const instance = await testApp();
  const ola = await signUpOperator(instance);
  await invite(ola);
  const { operators, invitations } = await list(ola);
  await forgetReAuthentication(instance);
  const acts = [
    invite(ola),
    ola.post(`${URL}/invitations/${invitations[0]?.id ?? ''}/cancel`, {}),
    remove(ola, operators[0]?.id ?? ''),
  ];
  for (const act of acts) expect(await codeOf(act)).toBe('re-authentication-needed');
  expect(await list(ola)).toMatchObject({ operators, invitations });
});

test('every operator gets an email when someone is invited, joins, and is removed', async () => {
  const instance = await testApp();
  const ola = await signUpOperator(instance);
  await signUpOperator(instance, { ...OLA, fullName: 'Bea', email: 'bea@example.org' });
  await invite(ola);
  const ida = await readyIda(instance);
  await accept(ida, await emailedToken(instance));
  const idaId = (await list(ida)).operators.find(({ isYou }) => isYou)?.id ?? '';
  await remove(ola, idaId);
  const told = [/ was invited to help run /, /^A new operator of /, /^An operator of .* was removed$/];
  for (const [recipient, subjects] of [
    [OLA.email, told],
    ['bea@example.org', told],
    [IDA.email, told.slice(1)],
  ] as const) {
    const emails = (await emailsTo(instance.db, recipient)).map(({ subject }) => subject);
    for (const subject of subjects) expect(emails).toContainEqual(expect.stringMatching(subject));
  }
  const [{ text_body: text } = { text_body: '' }] = (await emailsTo(instance.db, 'bea@example.org')).filter(
    ({ subject }) => subject.includes(' was invited '),
  );
  expect(text).toContain(`Their address is ${IDA.email}. The person who invited them is ${OLA.email}.`);
});

test('an operator is not invited again', async () => {
  const ola = await signUpOperator(await testApp());
  expect(await codeOf(invite(ola, OLA.email.toUpperCase()))).toBe('already-operator');
});

test('a canceled invitation works no more', async () => {
  const instance = await testApp();
  const ola = await signUpOperator(instance);
  await invite(ola);
  const [{ id } = { id: '' }] = (await list(ola)).invitations;
  const cancel = () => ola.post(`${URL}/invitations/${id}/cancel`, {});
  expect((await cancel()).statusCode).toBe(200);
  expect(await codeOf(cancel())).toBe('unknown-invitation');
  const ida = await readyIda(instance);
  expect(await codeOf(accept(ida, await emailedToken(instance)))).toBe('wrong-invitation');
});

test('an operator who is removed loses the operator’s area at once, and their invitations stop working', async () => {
  const instance = await testApp();
  const ola = await signUpOperator(instance);
  const bea = await signUpOperator(instance, { ...OLA, fullName: 'Bea', email: 'bea@example.org' });
  await invite(bea);
  const beaId = (await list(bea)).operators.find(({ isYou }) => isYou)?.id ?? '';
  expect((await bea.get(URL)).statusCode).toBe(200);
  expect((await remove(ola, beaId)).statusCode).toBe(200);
  expect((await bea.get(URL)).statusCode).toBe(404);
  expect((await bea.get('/api/v1/user/me')).json()).toMatchObject({ user: { id: beaId }, operator: false });
  expect(await codeOf(remove(ola, beaId))).toBe('unknown-operator');
  const ida = await readyIda(instance);
  expect(await codeOf(accept(ida, await emailedToken(instance)))).toBe('wrong-invitation');
  expect((await list(ola)).invitations).toEqual([]);
});

test('the last operator cannot be removed', async () => {
  const ola = await signUpOperator(await testApp());
  const [{ id } = { id: '' }] = (await list(ola)).operators;
  expect(await codeOf(remove(ola, id))).toBe('last-operator');
});

test('two operators who remove each other at once leave one', async () => {
  const instance = await testApp();
  const ola = await signUpOperator(instance);
  const bea = await signUpOperator(instance, { ...OLA, fullName: 'Bea', email: 'bea@example.org' });
  const { operators } = await list(ola);
  const idOf = (email: string) => operators.find((one) => one.email === email)?.id ?? '';
  await Promise.all([remove(ola, idOf('bea@example.org')), remove(bea, idOf(OLA.email))]);
  expect(await instance.db.selectFrom('operators').selectAll().execute()).toHaveLength(1);
});

test('an operator who deletes the account takes the open invitations along', async () => {
  const instance = await testApp();
  const ola = await signUpOperator(instance);
  await invite(ola);
  const deleted = await ola.post('/api/v1/user/delete-account', { password: OLA.password });
  expect(deleted.statusCode).toBe(200);
  expect(await instance.db.selectFrom('operators').selectAll().execute()).toEqual([]);
  expect(await instance.db.selectFrom('operator_invitations').selectAll().execute()).toEqual([]);
});

test('one operator sends twenty invitations an hour at most', async () => {
  const instance = await testApp();
  const ola = await signUpOperator(instance);
  for (let count = 0; count < 20; count += 1) expect((await invite(ola)).statusCode).toBe(200);
  expect((await invite(ola)).statusCode).toBe(429);
  expect(await emailsTo(instance.db, IDA.email)).toHaveLength(20);
});
