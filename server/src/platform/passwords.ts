import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { normalizePassword } from '@stillgrove/domain/accounts/account';
import type * as Argon2 from '@node-rs/argon2';

// As in db/sqlite/open.ts: an import would take longer.
const { hash, verify } = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;

/** Argon2id with the least memory and time that OWASP's Password Storage Cheat Sheet recommends. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash that no password has, and that takes the same work to check: its account gets a new password by email. */
export function passwordOfNobody(): string {
  const part = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');
  const { memoryCost, timeCost, parallelism } = COST;
  const cost = `m=${String(memoryCost)},t=${String(timeCost)},p=${String(parallelism)}`;
  return `$argon2id$v=19$${cost}$${part(16)}$${part(32)}`;
}

/** Hashes and checks passwords; a port, so that a test can watch what is asked of it. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /**
   * Takes the same time whether the account exists or not.
   *
   * @param storedHash null when there is no such account
   */
  verify(storedHash: string | null, password: string): Promise<boolean>;
};

/** @param cost of a hash; tests that are not about it choose less */
export function createPasswords(cost = COST): Passwords {
  let unknownUserHash: Promise<string> | undefined;
  // A real hash at the current cost, so that checking it is the same work. No one knows its password.
  const hashOfNobody = () => (unknownUserHash ??= hash(crypto.randomUUID(), cost));
  return {
    hash: (password) => hash(normalizePassword(password), cost),
    async verify(storedHash, password) {
      const matches = await verify(storedHash ?? (await hashOfNobody()), normalizePassword(password));
      return matches && storedHash !== null;
    },
  };
}
