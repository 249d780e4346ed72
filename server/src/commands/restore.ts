import { resolve } from 'node:path';
import { restoreBackup } from '../db/backup/restore-backup';
import { closeDatabase, openDatabase } from '../db/database';
import { shownLocation } from '../db/location';
import { runCommand, secondsSoFar, UsageProblem } from './command';

await runCommand(async ({ database, backupIdentity }) => {
  const [given, ...more] = process.argv.slice(2);
  if (given === undefined || given.startsWith('-') || more.length > 0) {
    throw new UsageProblem(
      'Usage: npm run restore -- FILE. It restores the backup into the empty database that DATABASE_URL or DATA_DIR points to.',
    );
  }
  const db = await openDatabase(database);
  try {
    const options = { file: resolve(given), identity: backupIdentity, nowMs: Date.now() };
    const { head, digests } = await restoreBackup(db, options);
    for (const [table, { rows }] of Object.entries(digests))
      console.log(`${table}: ${rows.toLocaleString('en')} rows`);
    console.log(
      `Restored into ${shownLocation(database)} what was there at ${head.madeAt}, and checked every row (${secondsSoFar()}). Now start the server.`,
    );
  } finally {
    await closeDatabase(db);
  }
});
