import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../config';
import { backupName, keepNewest } from '../db/backup/backup-files';
import { newKeyPair } from '../db/backup/encryption';
import { writeBackup } from '../db/backup/write-backup';
import { closeDatabase, openDatabase } from '../db/database';
import { ownTables } from '../db/migrate';
import type { Db } from '../db/transaction';
import {
  DELETION_FILE,
  readDeletionFile,
  unitedDeletions,
  writeDeletionFile,
} from '../platform/deletions/deletion-file';
import { listDeletions } from '../platform/deletions/store';
import { markOpening } from '../features/before-you-open/store';
import { refuseAbsentDatabase, runCommand, secondsSoFar, UsageProblem } from './command';

const USAGE =
  'Usage: npm run backup -- [FOLDER] [--keep NUMBER]. To make a key pair: npm run backup -- --new-key.';

await runCommand(async (config) => {
  const { folder, keep, newKey } = readArguments(config);
  if (newKey) await showNewKey();
  else await backUp(config, folder, keep);
});

async function backUp(config: Config, folder: string, keep: number): Promise<void> {
  refuseAbsentDatabase(config.database);
  const nowMs = Date.now();
  const made = backupName(nowMs, config.backupKey !== null);
  const file = join(folder, made);
  const db = await openDatabase(config.database);
  try {
    const { rows, bytes } = await writeBackup(db, { file, key: config.backupKey, nowMs });
    await noteBackup(db, config, folder, nowMs);
    console.log(`${file}: ${rows.toLocaleString('en')} rows, ${sizeOf(bytes)}, ${secondsSoFar()}`);
  } finally {
    await closeDatabase(db);
  }
  const { remove, fromTheFuture } = await keepNewest(folder, { made, keep, nowMs });
  if (remove.length > 0) console.log(`Removed ${remove.join(', ')}`);
  if (fromTheFuture.length > 0) {
    console.log(
      `Left alone, because they are named later than now: ${fromTheFuture.join(', ')}. Check the clock of this machine, then rename or delete them.`,
    );
  }
}

/** The list of deletions goes beside the backups, so that an older one is held against the newest list. */
async function noteBackup(db: Db, { dataDir }: Config, folder: string, nowMs: number): Promise<void> {
  const tables = new Set((await ownTables(db)).map(({ name }) => name));
  // A database that the newer server has not brought up to date yet.
  if (!tables.has('deletions') || !tables.has('opening_marks')) return;
  const lists = [join(folder, DELETION_FILE), join(dataDir, DELETION_FILE)];
  const written = await Promise.all(lists.map(readDeletionFile));
  const all = unitedDeletions(...written, await listDeletions(db));
  await writeDeletionFile(join(folder, DELETION_FILE), all);
  try {
    await markOpening(db, 'backup-made', nowMs);
  } catch {
    console.log(
      'The backup is whole. That it was made could not be noted in the database, so Before you open does not show it.',
    );
  }
}

function readArguments({ dataDir, backupsKept }: Config): { folder: string; keep: number; newKey: boolean } {
  const { values, positionals } = parsed();
  const { keep } = values;
  if (positionals.length > 1 || (keep !== undefined && !/^[1-9]\d{0,5}$/.test(keep)))
    throw new UsageProblem(USAGE);
  const kept = keep === undefined ? backupsKept : Number(keep);
  // Visitors read how many backups there are, and older ones hold what they have deleted since.
  if (kept > backupsKept)
    throw new UsageProblem(
      `The privacy page says that ${String(backupsKept)} backups are kept. To keep more, set BACKUPS_KEPT for the server and for this command.`,
    );
  return {
    folder: resolve(positionals[0] ?? join(dataDir, 'backups')),
    keep: kept,
    newKey: values['new-key'],
  };
}

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { keep: { type: 'string' }, 'new-key': { type: 'boolean', default: false } },
    });
  } catch {
    throw new UsageProblem(USAGE);
  }
}

async function showNewKey(): Promise<void> {
  const { identity, recipient } = await newKeyPair();
  console.log(`For the server:  BACKUP_KEY=${recipient}`);
  console.log(`For restoring:   BACKUP_IDENTITY=${identity}`);
  console.log(
    'Keep two copies of the second line, and none of them on the server. Without it, no backup can be opened.',
  );
}

function sizeOf(bytes: number): string {
  const [size, unit] = bytes < 100_000 ? [bytes / 1_000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${size.toLocaleString('en', { maximumFractionDigits: 1 })} ${unit}`;
}
