import { isReauthenticated } from '@stillgrove/domain/accounts/session-policy';
import type { Db } from '../../db/transaction';
import type { Clock } from '../clock';
import { Refusal, type Result } from '../errors/refusal';
import type { Passwords } from '../passwords';
import type { RateLimits } from '../rate-limits/rate-limits';
import { tooManyTries } from '../rate-limits/too-many-tries';
import { noteReauthenticated, type SignedIn } from '../session/store';
import { findPasswordHash } from './store';

/** Asks someone who is signed in for password or factor again, before a sensitive operation. */
export type ReAuthentication = {
  /**
   * Lets a sensitive operation through after a re-authentication in this session within the last five
   * minutes, or with the password. Each operation counts against a limit and is never given back.
   *
   * @param field where the password stood in the request
   * @returns null when it may go on, else what to refuse the request with
   */
  demand(person: SignedIn, password: string | undefined, field?: string): Promise<Result>;
  /**
   * Counts nothing: for an operation with a limit of its own, and for the second half of one whose first half `demand`
   * let through.
   *
   * @param begunAtMs when the first half happened, in milliseconds since 1970; now unless given
   * @returns null when the session was re-authenticated in the five minutes before that or before now, else what to
   *   refuse the request with
   */
  demandRecent(person: SignedIn, begunAtMs?: number): Refusal | null;
  /** Takes the password as re-authentication. @returns null when it is right, else a refusal */
  byPassword(person: SignedIn, password: string): Promise<Result>;
  /** Notes that a factor was shown. */
  note(person: SignedIn): Promise<void>;
  /** Only wrong tries stay counted. @returns null when it is right, else a refusal */
  checkPassword(userId: string, password: string, field?: string): Promise<Result>;
};

const REAUTHENTICATION_NEEDED = new Refusal({ code: 're-authentication-needed' });

export function createReAuthentication(options: {
  db: Db;
  clock: Clock;
  passwords: Passwords;
  rateLimits: RateLimits;
}): ReAuthentication {
  const { db, clock, passwords, rateLimits } = options;

  const checkPassword: ReAuthentication['checkPassword'] = async (userId, password, field = 'password') => {
    const attempt = { purpose: 'password-checks-of-account', subject: userId } as const;
    const waitSeconds = await rateLimits.take(attempt);
    if (waitSeconds !== null) return tooManyTries(waitSeconds);
    if (!(await passwords.verify(await findPasswordHash(db, userId), password))) return wrongPassword(field);
    await rateLimits.giveBack(attempt);
    return null;
  };

  const note = ({ sessionId }: SignedIn) => noteReauthenticated(db, sessionId, clock.now());

  const byPassword = async (person: SignedIn, password: string, field?: string) => {
    const refusal = await checkPassword(person.userId, password, field);
    if (refusal === null) await note(person);
    return refusal;
  };

  const demandRecent: ReAuthentication['demandRecent'] = ({ reauthenticatedAtMs }, begunAtMs = clock.now()) =>
    [begunAtMs, clock.now()].some((atMs) => isReauthenticated(reauthenticatedAtMs, atMs))
      ? null
      : REAUTHENTICATION_NEEDED;

  return {
    checkPassword,
    byPassword,
    note,
    demandRecent,

    async demand(person, password, field) {
      const refusal =
        password === undefined ? demandRecent(person) : await byPassword(person, password, field);
      if (refusal !== null) return refusal;
      const waitSeconds = await rateLimits.take({
        purpose: 'sensitive-operations-of-account',
        subject: person.userId,
      });
      return waitSeconds === null ? null : tooManyTries(waitSeconds);
    },
  };
}

function wrongPassword(field: string): Refusal {
  return new Refusal({ code: 'wrong-password', field });
}
