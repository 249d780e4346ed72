import { existsSync } from 'node:fs';
import { type Config, readConfig } from '../config';
import { BackupProblem } from '../db/backup/format';
import type { DatabaseLocation } from '../db/location';
import { DatabaseAway, DatabaseProblem, DatabaseReadOnly, isBusy, isStorageFailure } from '../db/errors';
import { SecretsProblem } from '../platform/secrets/secret-keys';

/** A command was called in a way that it does not know; the message says how. */
export class UsageProblem extends Error {
  override readonly name = 'UsageProblem';
}

/** Runs a terminal command; problems that an operator can fix are printed as one sentence. */
export async function runCommand(command: (config: Config) => Promise<void>): Promise<void> {
  const settings = readConfig(process.env);
  if ('problem' in settings) {
    giveUp(settings.problem);
    return;
  }
  // What it writes is for its own account alone.
  process.umask(0o077);
  try {
    await command(settings.config);
  } catch (error) {
    const sentence = sentenceFor(error);
    if (sentence === null) throw error;
    giveUp(sentence);
  }
}

/** Seconds since the process began, as they are shown. */
export function secondsSoFar(): string {
  return `${(performance.now() / 1000).toFixed(1)} s`;
}

/**
 * Opening would make an empty one, and backing that up would look like success.
 *
 * @throws DatabaseProblem
 */
export function refuseAbsentDatabase(database: DatabaseLocation): void {
  if (database.engine === 'postgres' || existsSync(database.path)) return;
  throw new DatabaseProblem(`There is no database at ${database.path}. Check DATA_DIR and DATABASE_URL.`);
}

/** What an operator can mend. */
const PROBLEMS = [BackupProblem, DatabaseProblem, SecretsProblem, UsageProblem];

function sentenceFor(error: unknown): string | null {
  if (PROBLEMS.some((Kind) => error instanceof Kind)) return (error as Error).message;
  if (error instanceof DatabaseReadOnly) return error.message;
  if (error instanceof DatabaseAway)
    return 'The connection to the database server was lost. Nothing was changed. Try again when the server is back.';
  if (isStorageFailure(error))
    return 'The disk is full or can’t be written, so nothing was saved. Free some space and try again.';
  if (isBusy(error)) return 'The database was busy for too long. Try again in a minute.';
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM' || code === 'ENOTDIR' || code === 'EEXIST')
    return `${path ?? 'A file'} cannot be used (${code}). Check its owner, or name another folder.`;
  return null;
}

function giveUp(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
