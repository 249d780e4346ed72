import * as z from 'zod/mini';
import type { Digests } from '../copies/digest';
import type { TableShape } from '../copies/table-shape';

/** The backup cannot be made or used; the message is one sentence for the operator. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem';
}

/**
 * A backup is text, one JSON value a line: the head; for every table its name as `{"table":…}`, then its
 * rows as lists; the tail. The text is compressed with gzip, and encrypted with age when there is a key.
 */
export const FORMAT = 1;

export type BackupHead = {
  readonly stillgroveBackup: number;
  /** For people who read the file; it can be restored on either engine. */
  readonly engine: string;
  /** ISO 8601 in UTC. */
  readonly madeAt: string;
  /** Names of the migrations that had made the tables. */
  readonly migrations: readonly string[];
  /** Each after those that it points to. */
  readonly tables: readonly TableShape[];
};

/** Without it a backup was cut off. */
export type BackupTail = { readonly digests: Digests };

// These become part of statements.
const name = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,62}$/));

const versionSchema = z.object({ stillgroveBackup: z.int() });

const headSchema = z.object({
  stillgroveBackup: z.literal(FORMAT),
  engine: z.string(),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()).check(z.minLength(1)),
  tables: z.array(z.object({ name, columns: z.array(name), key: z.array(name).check(z.minLength(1)) })),
});

const tailSchema = z.object({ digests: z.record(name, z.object({ rows: z.int(), sum: z.string() })) });

const NOT_A_BACKUP = 'This file is not a backup of Stillgrove.';

/** @throws BackupProblem when the first line is not that of a backup, or of a newer format */
export function parseHead(line: unknown): BackupHead {
  const version = versionSchema.safeParse(line);
  if (!version.success) throw new BackupProblem(NOT_A_BACKUP);
  if (version.data.stillgroveBackup > FORMAT) {
    throw new BackupProblem(
      'This backup was made by a newer version of Stillgrove. Restore it with that version.',
    );
  }
  const head = headSchema.safeParse(line);
  if (!head.success) throw new BackupProblem(NOT_A_BACKUP);
  return head.data;
}

/** @returns null when the line is no tail */
export function parseTail(line: unknown): BackupTail | null {
  const tail = tailSchema.safeParse(line);
  return tail.success ? tail.data : null;
}
