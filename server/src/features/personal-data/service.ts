import type { Readable } from 'node:stream';
import { normalizeEmail } from '@stillgrove/domain/accounts/account';
import { type Db, inTransaction, type Tx } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import { type Result } from '../../platform/errors/refusal';
import { archiveOf } from '../../platform/personal-data/archive';
import type { DataSubject, PersonalPart } from '../../platform/personal-data/part';
import type { RateLimits } from '../../platform/rate-limits/rate-limits';
import type { ReAuthentication } from '../../platform/re-authentication/re-authentication';
import type { SignedIn } from '../../platform/session/store';
import type { Deleted } from '../../platform/deletions/deletion';
import type { Deletions } from '../../platform/deletions/deletions';
import { eraseEverything } from './erase';
import { emailCausesOf } from '../../platform/email/personal-data-store';

export type PersonalDataService = {
  /** All that is held about a person, as a ZIP. */
  archive(person: SignedIn): Promise<Readable>;
  /**
   * Deletes the account and all that is held about the person, at once.
   *
   * @param subjects under which tries of this person are counted, besides the account
   * @returns what to refuse the request with, or null when it is done
   */
  deleteAccount(person: SignedIn, password: string | undefined, subjects: readonly string[]): Promise<Result>;
  /** Deletes the account and all data about the person, and notifies others who have to know. */
  erase(tx: Tx, subject: DataSubject): Promise<void>;
  /** Forgets what was counted against misuse. @param subjects under which tries were counted, besides the account */
  forgetTries(subject: DataSubject, subjects?: readonly string[]): Promise<void>;
};

export function createPersonalDataService(options: {
  db: Db;
  clock: Clock;
  reAuthentication: ReAuthentication;
  rateLimits: RateLimits;
  parts: readonly PersonalPart[];
  deletions: Pick<Deletions, 'note' | 'settled'>;
  /** What others have to be told before a person is gone. */
  beforeDeletion(tx: Tx, userId: string): Promise<void>;
  siteName: () => Promise<string>;
}): PersonalDataService {
  const { db, clock, reAuthentication, rateLimits, parts, deletions, beforeDeletion, siteName } = options;

  const erase: PersonalDataService['erase'] = async (tx, subject) => {
    const emailCauses = await emailCausesOf(tx, subject);
    await beforeDeletion(tx, subject.userId);
    const deleted: Deleted[] = [{ kind: 'account', id: subject.userId }];
    for (const part of parts) deleted.push(...((await part.rowsToErase?.(tx, subject)) ?? []));
    await eraseEverything(tx, parts, subject);
    await deletions.note(tx, deleted, emailCauses);
  };

  const forgetTries: PersonalDataService['forgetTries'] = async ({ userId, emailKey }, subjects = []) => {
    const paired = [userId, emailKey].flatMap((account) => subjects.map((one) => `${one} ${account}`));
    await rateLimits.forget([userId, emailKey, ...paired]);
  };

  return {
    erase,
    forgetTries,

    archive: async (person) =>
      archiveOf(db, { parts, person: subjectOf(person), siteName: await siteName(), nowMs: clock.now() }),

    async deleteAccount(person, password, subjects) {
      const refusal = await reAuthentication.demand(person, password);
      if (refusal !== null) return refusal;
      const subject = subjectOf(person);
      await inTransaction(db, (tx) => erase(tx, subject));
      await forgetTries(subject, subjects);
      await deletions.settled();
      return null;
    },
  };
}

function subjectOf({ userId, fullName, email, confirmedAtMs }: SignedIn): DataSubject {
  return { userId, fullName, email, emailKey: normalizeEmail(email), confirmed: confirmedAtMs !== null };
}
