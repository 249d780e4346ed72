import { eraseDeleted } from '../../db/deleted-data';
import { afterCommit, type Db, type Tx } from '../../db/transaction';
import type { Clock } from '../clock';
import type { EmailFiles } from '../email/email-files';
import type { Log } from '../logging';
import type { Secrets } from '../secrets/secrets';
import { type Deleted, type Deletion, hashedText, startOfDay } from './deletion';
import { appendToDeletionFile, readDeletionFile, unitedDeletions, writeDeletionFile } from './deletion-file';
import { addDeletions, listDeletions, removeDeletionsBefore } from './store';

/**
 * Remembers what people and operators delete, as keyed hashes, so that a restored backup does not bring it
 * back. The list is in the database and in a file beside it, since a backup knows only those of its own time.
 */
export type Deletions = {
  /**
   * Remembers in the transaction that deletes. Once it is on disk, the file is told, and what was deleted
   * is taken out of the database's files.
   *
   * @param emailCauses of emails that go as well, where they are kept as files
   */
  note(tx: Tx, deleted: readonly Deleted[], emailCauses?: readonly string[]): Promise<void>;
  /** Resolves once what was deleted so far is out of the files. */
  settled(): Promise<void>;
  /** Brings list and file together, and forgets what is older than any backup may be. */
  tidy(beforeMs: number): Promise<void>;
};

export function createDeletions(options: {
  db: Db;
  clock: Clock;
  secrets: Pick<Secrets, 'hashes'>;
  /** Absolute. */
  file: string;
  emailFiles: Pick<EmailFiles, 'removeOf'>;
  log: Pick<Log, 'error'>;
}): Deletions {
  const { db, clock, secrets, file, emailFiles, log } = options;

  let settling = Promise.resolve();
  /** The hourly jobs do what fails here, except for files of emails, which go after their time. */
  const finish = async (deletions: readonly Deletion[], emailCauses: readonly string[]) => {
    try {
      await appendToDeletionFile(file, deletions);
      if (emailCauses.length > 0) await emailFiles.removeOf(emailCauses);
      await eraseDeleted(db);
    } catch (err) {
      log.error({ err }, 'could not remove deleted data from the database files right away');
    }
  };

  return {
    async note(tx, deleted, emailCauses = []) {
      const dayMs = startOfDay(clock.now());
      const deletions = deleted.map((one) => ({
        kind: one.kind,
        hash: secrets.hashes(hashedText(one))[0],
        dayMs,
      }));
      await addDeletions(tx, deletions);
      afterCommit(tx, () => {
        settling = settling.then(() => finish(deletions, emailCauses));
      });
    },

    settled: () => settling,

    async tidy(beforeMs) {
      await removeDeletionsBefore(db, beforeMs);
      const written = await readDeletionFile(file);
      const all = unitedDeletions(written, await listDeletions(db)).filter(({ dayMs }) => dayMs >= beforeMs);
      if (all.length !== written.length) await writeDeletionFile(file, all);
    },
  };
}
