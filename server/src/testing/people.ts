import type { User } from '@stillgrove/contract/accounts';
import { expect } from 'vitest';
import type { Visitor } from './test-app';

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
