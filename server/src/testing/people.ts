import type { User } from '@stillgrove/contract/accounts';
import { expect } from 'vitest';
import { codeShownAt } from './authenticator-app';
import { emailedLink, tokenIn } from './emailed';
import type { TestApp, Visitor } from './test-app';

export const ANA = { fullName: 'Ana Lee', email: 'ana@example.org', password: 'a quiet morning' };

type Person = typeof ANA;

/** Makes an account and signs in to it. */
export async function signUp(visitor: Visitor, person: Person = ANA): Promise<User> {
  const registered = await visitor.post('/api/v1/user/register', person);
  expect(registered.statusCode).toBe(201);
  const { email, password } = person;
  const signedIn = await visitor.post('/api/v1/user/login', { email, password });
  expect(signedIn.statusCode).toBe(200);
  return signedIn.json<{ user: User }>().user;
}

/** As if the person had opened the link in the first email: from now on notices reach the address. */
export async function confirmAddressOf({ db, clock }: TestApp, email: string): Promise<void> {
  await db.updateTable('users').set({ confirmed_at: clock.now() }).where('email', '=', email).execute();
}

/** Shows the password again, so that sensitive operations go through for five minutes. */
export async function reAuthenticate(visitor: Visitor, { password }: Person = ANA): Promise<void> {
  const answer = await visitor.post('/api/v1/user/re-authentication/password', { password });
  expect(answer.statusCode).toBe(200);
}

/** Who runs the site in most tests. */
export const OLA = { fullName: 'Ola Berg', email: 'ola@example.org', password: 'the gate of the garden' };

/** As five minutes do: what asks who is there asks again. */
export async function forgetReAuthentication({ db }: Pick<TestApp, 'db'>): Promise<void> {
  await db.updateTable('sessions').set({ reauthenticated_at: null }).execute();
}

/** An operator who has just shown who they are, as an accepted invitation leaves them, without the steps that led there. */
export async function signUpOperator(instance: TestApp, person: Person = OLA): Promise<Visitor> {
  const { visitor } = instance;
  const operator = visitor();
  const { id } = await signUp(operator, person);
  const nowMs = instance.clock.now();
  await instance.db.updateTable('users').set({ confirmed_at: nowMs }).where('id', '=', id).execute();
  await instance.db
    .insertInto('operators')
    .values({ user_id: id, since: nowMs, invited_from: 'command-line' })
    .execute();
  await instance.db
    .updateTable('sessions')
    .set({ second_factor: 1, reauthenticated_at: nowMs })
    .where('user_id', '=', id)
    .execute();
  return operator;
}

/** Signs an operator in again, whose session has ended after half an hour without use. */
export async function signInOperator(
  { db, clock }: TestApp,
  operator: Visitor,
  { email, password }: Person = OLA,
): Promise<void> {
  const answer = await operator.post('/api/v1/user/login', { email, password });
  expect(answer.statusCode).toBe(200);
  const { id } = answer.json<{ user: User }>().user;
  await db
    .updateTable('sessions')
    .set({ second_factor: 1, reauthenticated_at: clock.now() })
    .where('user_id', '=', id)
    .execute();
}

/** Confirms the address of someone who is signed in, by the newest email that asks for it. */
export async function confirmAddress({ db }: TestApp, visitor: Visitor, email: string): Promise<void> {
  const token = tokenIn(await emailedLink(db, email, /^(Welcome|Please confirm)/));
  expect((await visitor.post('/api/v1/user/confirm-address', { token })).statusCode).toBe(200);
}

/** Sets up an authenticator app for someone who is signed in. @returns what shows its codes at a moment */
export async function setUpApp(
  { clock }: TestApp,
  visitor: Visitor,
  password: string,
): Promise<(atMs: number) => string> {
  const begun = await visitor.post('/api/v1/user/second-factor/app/begin', { password });
  expect(begun.statusCode).toBe(200);
  const { secret } = begun.json<{ secret: string }>();
  const code = codeShownAt(secret, clock.now());
  expect((await visitor.post('/api/v1/user/second-factor/app/confirm', { code })).statusCode).toBe(200);
  return (atMs) => codeShownAt(secret, atMs);
}
