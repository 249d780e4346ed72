import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../config';
import { backupName, keepNewest } from '../db/backup/backup-files';
import { newKeyPair } from '../db/backup/encryption';
import { writeBackup } from '../db/backup/write-backup';
import { closeDatabase, openDatabase } from '../db/database';
import { DatabaseProblem } from '../db/errors';
import { runCommand, secondsSoFar, UsageProblem } from './command';

const USAGE =
  'Usage: npm run backup -- [FOLDER] [--keep NUMBER]. To make a key pair: npm run backup -- --new-key.';

await runCommand(async (config) => {
  const { folder, keep, newKey } = readArguments(config);
  if (newKey) await showNewKey();
  else await backUp(config, folder, keep);
});

async function backUp(config: Config, folder: string, keep: number | null): Promise<void> {
  refuseAbsent(config);
  const nowMs = Date.now();
  const made = backupName(nowMs, config.backupKey !== null);
  const file = join(folder, made);
  const db = await openDatabase(config.database);
  try {
    const { rows, bytes } = await writeBackup(db, { file, key: config.backupKey, nowMs });
    console.log(`${file}: ${rows.toLocaleString('en')} rows, ${sizeOf(bytes)}, ${secondsSoFar()}`);
  } finally {
    await closeDatabase(db);
  }
  if (keep === null) return;
  const { remove, fromTheFuture } = await keepNewest(folder, { made, keep, nowMs });
  if (remove.length > 0) console.log(`Removed ${remove.join(', ')}`);
  if (fromTheFuture.length > 0) {
    console.log(
      `Left alone, because they are named later than now: ${fromTheFuture.join(', ')}. Check the clock of this machine, then rename or delete them.`,
    );
  }
}

function readArguments({ dataDir }: Config): { folder: string; keep: number | null; newKey: boolean } {
  const { values, positionals } = parsed();
  const { keep } = values;
  if (positionals.length > 1 || (keep !== undefined && !/^[1-9]\d{0,5}$/.test(keep)))
    throw new UsageProblem(USAGE);
  return {
    folder: resolve(positionals[0] ?? join(dataDir, 'backups')),
    keep: keep === undefined ? null : Number(keep),
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

/** Opening would make an empty one, and backing that up would look like success. */
function refuseAbsent({ database }: Config): void {
  if (database.engine === 'postgres' || existsSync(database.path)) return;
  throw new DatabaseProblem(`There is no database at ${database.path}. Check DATA_DIR and DATABASE_URL.`);
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
