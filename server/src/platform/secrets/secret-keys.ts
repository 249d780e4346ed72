import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { KEY_BYTES, type SecretKeys } from './secrets';

/** The key for stored secrets is not available; the message is one sentence for the operator. */
export class SecretsProblem extends Error {
  override readonly name = 'SecretsProblem';
}

/**
 * The keys that the settings give, else the one of a file, which is made at the first start for the
 * server's own account alone.
 *
 * @param options.isShared whether other machines may use the same database: then a file is not enough
 * @throws SecretsProblem
 */
export function loadSecretKeys(options: {
  given: Buffer | null;
  old: Buffer | null;
  /** Absolute. */
  file: string;
  isShared: boolean;
}): SecretKeys {
  const { given, old, file, isShared } = options;
  if (given !== null) return { current: given, old };
  if (isShared) {
    throw new SecretsProblem(
      'SECRETS_KEY is not set, but the database is on another machine, so every process needs the same key. Make a key with "openssl rand -base64 32", keep it safe, and set it for every process.',
    );
  }
  return { current: readKey(file) ?? makeKey(file), old };
}

/**
 * The keys as they are, for a command that must not make one.
 *
 * @returns null when there is none
 * @throws SecretsProblem
 */
export function findSecretKeys({
  given,
  old,
  file,
}: {
  given: Buffer | null;
  old: Buffer | null;
  /** Absolute. */
  file: string;
}): SecretKeys | null {
  const current = given ?? readKey(file);
  return current === null ? null : { current, old };
}

function readKey(file: string): Buffer | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new SecretsProblem(`The key in ${file} can’t be read. Check who owns the file.`);
  }
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length === KEY_BYTES) return key;
  throw new SecretsProblem(
    `${file} does not hold a key of 32 bytes in base64. Put back the copy that you kept, or set SECRETS_KEY.`,
  );
}

/** Whole or not at all, and of two processes that start together one makes it. */
function makeKey(file: string): Buffer {
  const partial = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(partial, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flush: true });
    try {
      linkSync(partial, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(partial, { force: true });
    }
  } catch {
    throw new SecretsProblem(
      `The key for stored secrets cannot be written to ${file}. Check who owns DATA_DIR and its free space, or set SECRETS_KEY.`,
    );
  }
  const key = readKey(file);
  if (key === null) throw new SecretsProblem(`The key in ${file} has disappeared. Start the server again.`);
  return key;
}
