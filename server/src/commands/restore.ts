import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../config';
import { BackupProblem } from '../db/backup/format';
import { type RestoreReport, restoreBackup } from '../db/backup/restore-backup';
import { closeDatabase, openDatabase } from '../db/database';
import { endAccess, type EndedAccess } from '../db/end-access';
import { type DatabaseLocation, shownLocation } from '../db/location';
import { ownTables } from '../db/migrate';
import { replayDeletionList, replayedWords } from '../replay-deletions';
import type { Deletion } from '../platform/deletions/deletion';
import {
  DELETION_FILE,
  readDeletionFile,
  unitedDeletions,
  writeDeletionFile,
} from '../platform/deletions/deletion-file';
import type { Replayed } from '../platform/deletions/replay';
import { markOpening } from '../features/before-you-open/store';
import { findSecretKeys } from '../platform/secrets/secret-keys';
import { createSecrets } from '../platform/secrets/secrets';
import { refuseAbsentDatabase, runCommand, secondsSoFar, UsageProblem } from './command';

const USAGE =
  'Name the file of a backup: npm run restore -- FILE [--deletions FILE]. It goes into the empty database that DATABASE_URL or DATA_DIR name. To see whether a backup can be restored, without changing anything: npm run restore -- --try FILE.';

await runCommand(async (config) => {
  const { file, lists, trial } = readArguments();
  await (trial ? tryOut(config, file) : restore(config, file, lists));
});

async function restore(config: Config, file: string, named: readonly string[]): Promise<void> {
  const { database, dataDir, secretsKey: given, secretsKeyOld: old } = config;
  const ownList = join(dataDir, DELETION_FILE);
  const list = await readLists([ownList, join(dirname(file), DELETION_FILE)], named);
  const keys = findSecretKeys({ given, old, file: join(dataDir, 'secrets.key') });
  let replayed: Replayed | null = null;
  let ended: EndedAccess | null = null;
  const { head, digests } = await fillFrom(config, database, file, async (tx) => {
    ended = await endAccess(tx);
    if (keys !== null) replayed = await replayDeletionList(tx, list, createSecrets(keys));
  });
  // What could not be deleted again yet, the server deletes at its start.
  if (list.length > 0) await writeDeletionFile(ownList, list);
  tellRows(digests);
  tellEnded(ended);
  for (const line of deletionWords(list, replayed, head.madeAt)) console.log(line);
  console.log(
    `Restored into ${shownLocation(database)} what was there at ${head.madeAt}, and checked every row (${secondsSoFar()}). Now start the server.`,
  );
}

/** Restores into a database of its own that is removed again, and notes in the living one that it worked. */
async function tryOut(config: Config, file: string): Promise<void> {
  const { database, dataDir } = config;
  refuseAbsentDatabase(database);
  const folder = await mkdtemp(join(dataDir, 'restore-trial-'));
  try {
    const trial: DatabaseLocation = { engine: 'sqlite', path: join(folder, 'trial.db') };
    const { head, digests } = await fillFrom(config, trial, file);
    tellRows(digests);
    console.log(
      `This backup can be restored: every row of ${head.madeAt} was stored, read back and compared (${secondsSoFar()}). Nothing else was changed.`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const db = await openDatabase(database);
  try {
    if ((await ownTables(db)).some(({ name }) => name === 'opening_marks'))
      await markOpening(db, 'restore-tried', Date.now());
  } finally {
    await closeDatabase(db);
  }
}

async function fillFrom(
  { backupIdentity: identity }: Config,
  place: DatabaseLocation,
  file: string,
  finish: NonNullable<Parameters<typeof restoreBackup>[1]['finish']> = async () => undefined,
): Promise<RestoreReport> {
  const db = await openDatabase(place);
  try {
    return await restoreBackup(db, { file, identity, nowMs: Date.now(), finish });
  } finally {
    await closeDatabase(db);
  }
}

/** @param usual may be absent; those that were named may not */
async function readLists(usual: readonly string[], named: readonly string[]): Promise<Deletion[]> {
  const lists = await Promise.all([...usual, ...named].map(readDeletionFile));
  named.forEach((file, index) => {
    if (lists[usual.length + index]?.length === 0)
      throw new BackupProblem(`${file} holds no list of deletions. Nothing was restored.`);
  });
  return unitedDeletions(...lists);
}

function deletionWords(list: readonly Deletion[], replayed: Replayed | null, madeAt: string): string[] {
  if (list.length === 0) {
    return [
      `There is no ${DELETION_FILE} in DATA_DIR or beside the backup, so nothing was deleted again. What people deleted after ${madeAt} is back. If you have the list, put it into DATA_DIR before you start the server.`,
    ];
  }
  if (replayed === null) {
    return [
      'The key for secrets is not here, so nothing could be deleted again yet. Put SECRETS_KEY or DATA_DIR/secrets.key back before you start the server; it deletes these things at its start.',
    ];
  }
  const { unreadable } = replayed;
  return [
    `Deleted again: ${replayedWords(replayed)}.`,
    ...(unreadable === 0
      ? []
      : [
          `${unreadable.toLocaleString('en')} deletions were noted under another key. Set it as SECRETS_KEY_OLD for one start of the server, and these things are deleted again, too.`,
        ]),
  ];
}

/** What was ended, so that nothing that ended after the backup is back. */
function tellEnded(ended: EndedAccess | null): void {
  const parts = Object.entries(ended ?? {}).map(([name, count]) => `${count.toLocaleString('en')} ${name}`);
  console.log(`Ended: ${parts.join(', ')}. Everyone signs in again.`);
}

function tellRows(digests: RestoreReport['digests']): void {
  for (const [table, { rows }] of Object.entries(digests))
    console.log(`${table}: ${rows.toLocaleString('en')} rows`);
}

function readArguments(): { file: string; lists: readonly string[]; trial: boolean } {
  const { values, positionals } = parsed();
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0 || (values.try && values.deletions.length > 0))
    throw new UsageProblem(USAGE);
  return { file: resolve(file), lists: values.deletions.map((list) => resolve(list)), trial: values.try };
}

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        deletions: { type: 'string', multiple: true, default: [] },
        try: { type: 'boolean', default: false },
      },
    });
  } catch {
    throw new UsageProblem(USAGE);
  }
}
