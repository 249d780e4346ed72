import type { OperatorStepAnswer } from '@stillgrove/contract/operators';
import { expect, test } from 'vitest';
import { emailedLink, tokenIn } from '../../testing/emailed';
import { confirmAddress, OLA, setUpApp, signUp, signUpOperator } from '../../testing/people';
import { testApp, type Visitor } from '../../testing/test-app';

const DAY_MS = 86_400_000;

async function stepOf(visitor: Visitor): Promise<OperatorStepAnswer['step']> {
  const answer = await visitor.get('/api/v1/user/operator-step');
  expect(answer.statusCode).toBe(200);
  return answer.json<OperatorStepAnswer>().step;
}

test('someone whom the settings name is told each step until they are an operator', async () => {
  const instance = await testApp({ env: { OPERATOR_EMAILS: `Ola@Example.org, ben@example.org` } });
  await instance.app.inviteNamedOperators();
  const ola = instance.visitor();
  await signUp(ola, OLA);
  expect(await stepOf(ola)).toBe('confirm-address');
  await confirmAddress(instance, ola, OLA.email);
  expect(await stepOf(ola)).toBe('set-up-second-step');
  await setUpApp(instance, ola, OLA.password);
  expect(await stepOf(ola)).toBe('open-invitation');
  await instance.db.updateTable('sessions').set({ second_factor: 0 }).execute();
  expect(await stepOf(ola)).toBe('show-second-step');
  await instance.db.updateTable('sessions').set({ second_factor: 1 }).execute();
  const token = tokenIn(await emailedLink(instance.db, OLA.email, /^Your invitation/));
  await ola.post('/api/v1/user/operator-invitation/accept', { token });
  expect(await stepOf(ola)).toBeNull();
});

test('someone whom the settings name is told that the invitation ended, as long as there is no operator', async () => {
  const instance = await testApp({ env: { OPERATOR_EMAILS: OLA.email } });
  await instance.app.inviteNamedOperators();
  instance.clock.advance(DAY_MS);
  const ola = instance.visitor();
  await signUp(ola, OLA);
  await confirmAddress(instance, ola, OLA.email);
  await setUpApp(instance, ola, OLA.password);
  expect(await stepOf(ola)).toBe('await-invitation');
  await signUpOperator(instance, { ...OLA, fullName: 'Bea', email: 'bea@example.org' });
  expect(await stepOf(ola)).toBeNull();
});

test('an operator whose session showed too little is told what to do', async () => {
  const instance = await testApp();
  const ola = await signUpOperator(instance);
  expect(await stepOf(ola)).toBeNull();
  await instance.db.updateTable('sessions').set({ second_factor: 0 }).execute();
  expect(await stepOf(ola)).toBe('set-up-second-step');
});

test('no one else is told anything, and the page stays the same for everyone', async () => {
  const instance = await testApp({ env: { OPERATOR_EMAILS: OLA.email } });
  await instance.app.inviteNamedOperators();
  const ana = instance.visitor();
  await signUp(ana);
  expect(await stepOf(ana)).toBeNull();
  expect((await instance.visitor().get('/api/v1/user/operator-step')).statusCode).toBe(401);
  const ola = instance.visitor();
  await signUp(ola, OLA);
  const [asAna, asOla] = [await ana.get('/operator'), await ola.get('/operator')];
  expect([asOla.statusCode, asOla.body]).toEqual([asAna.statusCode, asAna.body]);
  expect(asOla.statusCode).toBe(404);
  expect(JSON.stringify((await ana.get('/api/v1/user/me')).json())).not.toContain('step');
});
