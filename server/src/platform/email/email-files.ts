import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '../tokens';

/** Names a cause in Message-IDs and names of files. */
export function causeId(cause: string): string {
  return sha256(cause).slice(0, 32);
}

/** The moment of an email as the names of files begin with it; the earlier one sorts first. */
export function fileStamp(date: Date): string {
  return date.toISOString().replace(/[:.]/g, '-');
}

/** Emails that were written as files because no email server was named. */
export type EmailFiles = {
  /** Removes the emails of some causes. */
  removeOf(causes: readonly string[]): Promise<void>;
  /** Removes the emails of before a moment, by the date in their names: an email that is being written may move away. */
  removeBefore(ms: number): Promise<void>;
};

/** @param folder where they lie; it may be absent */
export function createEmailFiles(folder: string): EmailFiles {
  const names = async () => {
    try {
      return (await readdir(folder)).filter((name) => /\.eml(\.part)?$/.test(name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  };
  return {
    async removeOf(causes) {
      const ids = new Set(causes.map(causeId));
      for (const name of await names())
        if (ids.has(/([0-9a-z_-]{32})\.eml/i.exec(name)?.[1] ?? ''))
          await rm(join(folder, name), { force: true });
    },
    async removeBefore(ms) {
      const limit = fileStamp(new Date(ms));
      for (const name of await names()) if (name < limit) await rm(join(folder, name), { force: true });
    },
  };
}
