import type { Db } from '../../db/transaction';
import type { Refusal } from '../errors/refusal';
import type { Passwords } from '../passwords';
import type { RateLimits } from '../rate-limits/rate-limits';
import { tooManyTries } from '../rate-limits/too-many-tries';
import { findPasswordHash } from './store';

/** Asks somebody who is signed in for the password once more, before what cannot be taken back. */
export type OwnPassword = {
  /**
   * @param field where the password stood in the request
   * @returns null when it is right, else what to refuse the request with
   */
  check(userId: string, password: string, field?: string): Promise<Refusal | null>;
};

export function createOwnPassword(options: {
  db: Db;
  passwords: Passwords;
  rateLimits: RateLimits;
}): OwnPassword {
  const { db, passwords, rateLimits } = options;
  return {
    async check(userId, password, field = 'password') {
      const attempt = { purpose: 'password-checks-of-account', subject: userId } as const;
      const waitSeconds = await rateLimits.take(attempt);
      if (waitSeconds !== null) return tooManyTries(waitSeconds);
      if (!(await passwords.verify(await findPasswordHash(db, userId), password)))
        return wrongPassword(field);
      await rateLimits.giveBack(attempt);
      return null;
    },
  };
}

function wrongPassword(field: string): Refusal {
  const message = 'This is not the password of your account. Please check it and try again.';
  return { status: 400, code: 'wrong-password', message, fields: { [field]: message } };
}
