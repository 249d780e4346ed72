import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { digestOf, isEqual } from '../copies/digest';
import { countRows } from '../copies/rows';
import { inSnapshot } from '../copies/snapshot';
import { type TableShape, tableShapes } from '../copies/table-shape';
import { DatabaseProblem } from '../errors';
import { appliedNames, migrate } from '../migrate';
import { MIGRATIONS } from '../migrations';
import type { Db } from '../transaction';
import { addWhatIsMissing, removeWhatDiffers } from './copy-table';
import { readMarker, writeMarker } from './copy-marker';

/** What became of a table. */
export type MovedTable = {
  readonly name: string;
  readonly rows: number;
  readonly removed: number;
  readonly added: number;
};

type MoveOptions = {
  readonly nowMs: number;
  /** Called for each table once both sides hold the same. */
  onTable(table: MovedTable): void;
};

const PATIENCE_SECONDS = 5;

/** What migrations and a server that was only started put into a new database. */
const FILLED_BY_ITSELF = [
  'migrations',
  'therapists',
  'therapist_hours',
  'leases',
  'rate_limits',
  'outside_answers',
];

/**
 * Makes a PostgreSQL database equal to a SQLite one as that is now, while a server goes on writing to the
 * latter. What is equal already stays, so it may be stopped at any moment and run again, and a last run
 * without a server at the source is short.
 *
 * @param source opened for this alone
 * @throws DatabaseProblem when the target holds something else, or is in use
 */
export async function moveToPostgres(source: Db, target: Db, options: MoveOptions): Promise<void> {
  await inSnapshot(source, async (snapshot) => {
    await refuseOther(snapshot);
    const identity = await identityOf(snapshot);
    await refuseForeign(target, identity);
    await migrate(target, { backupsDir: '', nowMs: options.nowMs });
    await writeMarker(target, { source: identity, isWhole: false });
    await waitForDisk(target, false);
    await copyTables(snapshot, target, options);
    await waitForDisk(target, true);
    await writeMarker(target, { source: identity, isWhole: true });
  });
}

/** @throws DatabaseProblem unless the source is as this version has it */
async function refuseOther(source: Db): Promise<void> {
  const tables = await tableShapes(source);
  const applied = tables.some(({ name }) => name === 'migrations') ? await appliedNames(source) : [];
  const wanted = MIGRATIONS.map(({ name }) => name);
  if (applied.length === wanted.length && wanted.every((name) => applied.includes(name))) return;
  throw new DatabaseProblem(
    'The SQLite database is from another version of Stillgrove. Start this version of the server with it once, then migrate.',
  );
}

/** No one else's: the moment at which the instance was made. */
async function identityOf(source: Db): Promise<string> {
  const { made } = await source
    .selectFrom('migrations')
    .select((eb) => eb.fn.min('applied_at').as('made'))
    .executeTakeFirstOrThrow();
  return `the instance made at ${new Date(made).toISOString()}`;
}

async function refuseForeign(target: Db, identity: string): Promise<void> {
  const marker = await readMarker(target);
  if (marker?.source !== identity && !(marker === null && (await isUntouched(target)))) {
    throw new DatabaseProblem(
      'The PostgreSQL database already holds the data of an instance, so nothing was changed. Set DATABASE_URL to an empty database. If you migrated to this database before and have started a server with it since, the migration is done.',
    );
  }
  await refuseCompany(target);
}

/** A run that was killed may have left a statement behind, which ends soon. */
async function refuseCompany(target: Db): Promise<void> {
  for (let tries = 1; (await countOthers(target)) > 0; tries += 1) {
    if (tries === PATIENCE_SECONDS) {
      throw new DatabaseProblem(
        'A Stillgrove server is connected to the PostgreSQL database, so nothing was changed. Stop that server first.',
      );
    }
    await pause(1000);
  }
}

async function countOthers(target: Db): Promise<number> {
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name = 'stillgrove'`.execute(
    target,
  );
  return Number(rows[0]?.others);
}

/** Until the last word, which waits for everything before it, a power cut costs no more than a rerun. */
async function waitForDisk(target: Db, wait: boolean): Promise<void> {
  await sql`select set_config('synchronous_commit', ${wait ? 'on' : 'off'}, false)`.execute(target);
}

async function isUntouched(target: Db): Promise<boolean> {
  for (const shape of await tableShapes(target)) {
    if (!FILLED_BY_ITSELF.includes(shape.name) && (await countRows(target, shape)) > 0) return false;
  }
  return true;
}

async function copyTables(source: Db, target: Db, { onTable }: MoveOptions): Promise<void> {
  // The list of migrations is the target's own: it says when that was made.
  const shapes = (await tableShapes(source)).filter(({ name }) => name !== 'migrations');
  const before = new Map<TableShape, number>();
  for (const shape of shapes) before.set(shape, await countRows(target, shape));
  for (const shape of shapes) await removeWhatDiffers(source, target, shape);
  for (const shape of shapes) {
    const added = await addWhatIsMissing(source, target, shape);
    const rows = await checkEqual(source, target, shape);
    const removed = (before.get(shape) ?? 0) - (rows - added);
    onTable({ name: shape.name, rows, removed, added });
  }
}

/** @returns how many rows both have */
async function checkEqual(source: Db, target: Db, shape: TableShape): Promise<number> {
  const [wanted, copied] = await Promise.all([digestOf(source, shape), digestOf(target, shape)]);
  if (isEqual(wanted, copied)) return wanted.rows;
  throw new DatabaseProblem(
    `The table ${shape.name} differs after copying, so another program is writing to the PostgreSQL database. Stop that program and migrate again.`,
  );
}
