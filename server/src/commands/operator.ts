import { closeDatabase, openDatabase } from '../db/database';
import { DatabaseProblem } from '../db/errors';
import { ownTables } from '../db/migrate';
import { operatorCommand, readOperatorCommand } from '../features/operators/command';
import { refuseAbsentDatabase, runCommand, UsageProblem } from './command';

const USAGE =
  'Usage: npm run operator -- invite ADDRESS, npm run operator -- list, or npm run operator -- remove ADDRESS.';

await runCommand(async ({ database, publicUrl }) => {
  const command = readOperatorCommand(process.argv.slice(2));
  if (command === null) throw new UsageProblem(USAGE);
  refuseAbsentDatabase(database);
  const db = await openDatabase(database);
  try {
    // The server makes the tables: were they made here, one that runs might be older than they are.
    if (!(await ownTables(db)).some(({ name }) => name === 'operators'))
      throw new DatabaseProblem(
        'This database is from an older version. Start the server once to update it, then try again.',
      );
    const { done, lines } = await operatorCommand(db, command, { nowMs: Date.now(), publicUrl });
    for (const line of lines) console.log(line);
    if (!done) process.exitCode = 1;
  } finally {
    await closeDatabase(db);
  }
});
