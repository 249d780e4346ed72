import { type Digests, digestOf, isEqual } from '../copies/digest';
import { insertMissingRows } from '../copies/rows';
import { tableShapes } from '../copies/table-shape';
import { createList, takeSteps } from '../migrate';
import { MIGRATIONS } from '../migrations';
import { allowLongStatements } from '../postgres/long-statements';
import { type Db, isPostgres, type Tx } from '../transaction';
import { type BackupHead, BackupProblem } from './format';
import { type OpenBackup, readBackup } from './read-backup';

type RestoreOptions = {
  readonly file: string;
  /** What decrypts the backup, or null. */
  readonly identity: string | null;
  readonly nowMs: number;
  /** What is done last, in the same transaction, once the tables are filled, checked and up to date. */
  readonly finish?: (tx: Tx) => Promise<void>;
};

export type RestoreReport = { readonly head: BackupHead; readonly digests: Digests };

/**
 * Fills an empty database from a backup, whatever engine that came from: all of it or nothing. Tables of
 * an older Stillgrove are filled as they were then, and brought up to date afterwards.
 *
 * @throws BackupProblem when the database is not empty or the backup cannot be used
 */
export async function restoreBackup(
  db: Db,
  { file, identity, nowMs, finish }: RestoreOptions,
): Promise<RestoreReport> {
  if ((await tableShapes(db)).length > 0) {
    throw new BackupProblem(
      'The database is not empty, so nothing was changed. Stop the server and move the database file away, or set DATABASE_URL or DATA_DIR to another database.',
    );
  }
  return readBackup(file, identity, (backup) => {
    refuseNewer(backup.head);
    return db.transaction().execute(async (tx) => {
      const report = await fill(tx, backup, nowMs);
      await finish?.(tx);
      return report;
    });
  });
}

function refuseNewer({ migrations }: BackupHead): void {
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new BackupProblem(
    `This backup was made by a newer version of Stillgrove (it has ${unknown.join(', ')}). Restore it with that version.`,
  );
}

async function fill(tx: Tx, { head, rows }: OpenBackup, nowMs: number): Promise<RestoreReport> {
  if (isPostgres(tx)) await allowLongStatements(tx);
  await createList(tx);
  const thoseOfThen = MIGRATIONS.filter(({ name }) => head.migrations.includes(name));
  await takeSteps(tx, thoseOfThen, nowMs);
  // The backup says when each step was taken where it was made.
  await tx.deleteFrom('migrations').execute();
  const digests = await insertAll(tx, { head, rows });
  // What is stored now, and not what was read, is held against what was backed up.
  for (const shape of head.tables) {
    if (!isEqual(await digestOf(tx, shape), digests[shape.name]))
      throw new BackupProblem(`The table ${shape.name} of this backup is damaged. Nothing was restored.`);
  }
  await takeSteps(tx, MIGRATIONS, nowMs);
  return { head, digests };
}

async function insertAll(tx: Tx, { head, rows }: OpenBackup): Promise<Digests> {
  const shapes = new Map(head.tables.map((shape) => [shape.name, shape]));
  for (;;) {
    const next = await rows.next();
    if (next.done === true) return next.value.digests;
    const shape = shapes.get(next.value.table);
    if (shape === undefined)
      throw new BackupProblem(
        `This backup is damaged: it has rows of ${next.value.table}, which it does not name.`,
      );
    await insertMissingRows(tx, shape, next.value.rows);
  }
}
