import type { User } from '@stillgrove/contract/accounts';
import { expect } from 'vitest';
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

/** As if the person had opened the link in the first mail: from now on notices reach the address. */
export async function confirmAddressOf({ db, clock }: TestApp, email: string): Promise<void> {
  await db.updateTable('users').set({ confirmed_at: clock.now() }).where('email', '=', email).execute();
}

/** Set as OPERATOR_EMAILS, this is who may run the grove. */
export const OLA = { fullName: 'Ola Berg', email: 'ola@example.org', password: 'the gate of the grove' };

/** Somebody who runs a grove whose OPERATOR_EMAILS is Ola's address. */
export async function signUpOperator(grove: TestApp, person: Person = OLA): Promise<Visitor> {
  const visitor = grove.visitor();
  const { id } = await signUp(visitor, person);
  await grove.db.updateTable('users').set({ confirmed_at: grove.clock.now() }).where('id', '=', id).execute();
  await grove.db
    .insertInto('operators')
    .values({ user_id: id, since: grove.clock.now(), invited_from: 'command-line' })
    .execute();
  await grove.db.updateTable('sessions').set({ second_factor: 1 }).where('user_id', '=', id).execute();
  return visitor;
}
