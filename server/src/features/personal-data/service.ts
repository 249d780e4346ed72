import type { Readable } from 'node:stream';
import { normalizeEmail } from '@stillgrove/domain/accounts/account';
import { afterCommit, type Db, inTransaction, type Tx } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import type { Refusal } from '../../platform/errors/refusal';
import { archiveOf } from '../../platform/personal-data/archive';
import type { DataSubject, PersonalPart } from '../../platform/personal-data/part';
import type { RateLimits } from '../../platform/rate-limits/rate-limits';
import type { ReAuthentication } from '../../platform/re-authentication/re-authentication';
import type { SignedIn } from '../../platform/session/store';
import { removeAccount } from './store';
import { eraseDeleted } from '../../db/deleted-data';
import type { Log } from '../../platform/logging';
import type { EmailFiles } from '../../platform/email/email-files';
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
  deleteAccount(
    person: SignedIn,
    password: string | undefined,
    subjects: readonly string[],
  ): Promise<Refusal | null>;
  /** Deletes the account and all data about the person, and notifies others who have to know. */
  erase(tx: Tx, subject: DataSubject): Promise<void>;
  /** Forgets what was counted against misuse. @param subjects under which tries were counted, besides the account */
  forgetTries(subject: DataSubject, subjects?: readonly string[]): Promise<void>;
  /** Resolves once what was deleted so far is out of the files, too. */
  settled(): Promise<void>;
};

export function createPersonalDataService(options: {
  db: Db;
  clock: Clock;
  reAuthentication: ReAuthentication;
  rateLimits: RateLimits;
  parts: readonly PersonalPart[];
  log: Log;
  emailFiles: Pick<EmailFiles, 'removeOf'>;
  /** Notices that others need before the person is deleted. */
  beforeDeletion(tx: Tx, userId: string): Promise<void>;
  siteName: () => Promise<string>;
}): PersonalDataService {
  const { db, clock, reAuthentication, log, rateLimits, parts, emailFiles, beforeDeletion, siteName } =
    options;

  let purging = Promise.resolve();
  /** The hourly chores do what fails here, save for files of emails, which go after their time. */
  const purge = async (causes: readonly string[]) => {
    try {
      await emailFiles.removeOf(causes);
      await eraseDeleted(db);
    } catch (err) {
      log.error({ err }, 'could not remove deleted data from the database files right away');
    }
  };

  const erase: PersonalDataService['erase'] = async (tx, subject) => {
    const causes = await emailCausesOf(tx, subject);
    afterCommit(tx, () => {
      purging = purging.then(() => purge(causes));
    });
    await beforeDeletion(tx, subject.userId);
    for (const part of parts) await part.erase?.(tx, subject);
    await removeAccount(tx, subject.userId);
  };

  const forgetTries: PersonalDataService['forgetTries'] = async ({ userId, emailKey }, subjects = []) => {
    const paired = [userId, emailKey].flatMap((account) => subjects.map((one) => `${one} ${account}`));
    await rateLimits.forget([userId, emailKey, ...paired]);
  };

  return {
    erase,
    forgetTries,
    settled: () => purging,

    archive: async (person) =>
      archiveOf(db, { parts, person: subjectOf(person), siteName: await siteName(), nowMs: clock.now() }),

    async deleteAccount(person, password, subjects) {
      const refusal = await reAuthentication.demand(person, password);
      if (refusal !== null) return refusal;
      const subject = subjectOf(person);
      await inTransaction(db, (tx) => erase(tx, subject));
      await forgetTries(subject, subjects);
      await purging;
      return null;
    },
  };
}

function subjectOf({ userId, fullName, email, confirmedAtMs }: SignedIn): DataSubject {
  return { userId, fullName, email, emailKey: normalizeEmail(email), confirmed: confirmedAtMs !== null };
}
