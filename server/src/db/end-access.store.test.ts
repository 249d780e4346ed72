import { expect, test } from 'vitest';
import { emailedLink, tokenIn } from '../testing/emailed';
import { ANA, signUp } from '../testing/people';
import { testApp } from '../testing/test-app';
import { endAccess } from './end-access';
import { inTransaction } from './transaction';

test('after a restore no session and no emailed link of before counts any more', async () => {
  const { visitor, db } = await testApp();
  const ana = visitor();
  await signUp(ana);
  await visitor().post('/api/v1/user/forgot-password', { email: ANA.email });
  const token = tokenIn(await emailedLink(db, ANA.email, /^Reset your password/));
  expect(await inTransaction(db, endAccess)).toEqual({
    sessions: 1,
    'half-done sign-ins': 0,
    // One to confirm the address, and one for a new password.
    'emailed links': 2,
    'invitations of operators': 0,
    'passkey challenges': 0,
  });
  expect((await ana.get('/api/v1/user/me')).json()).toMatchObject({ user: null });
  const reset = await visitor().post('/api/v1/user/reset-password', {
    token,
    password: 'seven herons at dusk',
  });
  expect(reset.json()).toMatchObject({ code: 'wrong-link' });
  expect(
    (await visitor().post('/api/v1/user/login', { email: ANA.email, password: ANA.password })).statusCode,
  ).toBe(200);
});
