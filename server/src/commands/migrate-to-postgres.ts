import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../config';
import { closeDatabase, openDatabase } from '../db/database';
import { DatabaseProblem } from '../db/errors';
import { shownLocation } from '../db/location';
import { type MovedTable, moveToPostgres } from '../db/move/move';
import { runCommand, secondsSoFar, UsageProblem } from './command';

const USAGE =
  'Usage: DATABASE_URL=postgres://user:password@host/name npm run migrate:to-postgres [-- --from sqlite:PATH]. Without --from it reads stillgrove.db in DATA_DIR.';

await runCommand(async (config) => {
  const { database } = config;
  if (database.engine !== 'postgres') throw new UsageProblem(USAGE);
  const path = sourcePath(config);
  if (!existsSync(path)) throw new DatabaseProblem(`There is no database at ${path}. ${USAGE}`);
  const source = await openDatabase({ engine: 'sqlite', path });
  try {
    // One connection, so that any other is someone else's.
    const target = await openDatabase({ ...database, connections: 1 });
    try {
      await moveToPostgres(source, target, { nowMs: Date.now(), onTable: tell });
    } finally {
      await closeDatabase(target);
    }
  } finally {
    await closeDatabase(source);
  }
  console.log(
    `${shownLocation(database)} holds what ${path} held when this began; counts and checksums of all tables agree (${secondsSoFar()}).`,
  );
  console.log(
    'If a server still writes to the file, stop it and run this command again. Then start the server with this DATABASE_URL.',
  );
});

function sourcePath({ dataDir }: Config): string {
  let from: string | undefined;
  try {
    ({ from } = parseArgs({ options: { from: { type: 'string' } } }).values);
  } catch {
    throw new UsageProblem(USAGE);
  }
  if (from === undefined) return join(dataDir, 'stillgrove.db');
  if (!from.startsWith('sqlite:')) throw new UsageProblem(USAGE);
  return resolve(from.slice('sqlite:'.length));
}

function tell({ name, rows, removed, added }: MovedTable): void {
  const [all, gone, news] = [rows, removed, added].map((number) => number.toLocaleString('en'));
  console.log(`${name}: ${all} rows; ${news} copied, ${gone} removed, the rest unchanged`);
}
