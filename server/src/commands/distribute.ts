import { parseArgs } from 'node:util';
import { closeDatabase, openDatabase } from '../db/database';
import { distribute } from '../db/placement/distribute';
import { distributionSteps, UNTOUCHED } from '../db/placement/steps';
import { refuseAbsentDatabase, runCommand, secondsSoFar, UsageProblem } from './command';

const USAGE =
  'Usage: npm run distribute, for the database that DATABASE_URL names. To see the SQL without running it: npm run distribute -- --print.';

await runCommand(async ({ database }) => {
  if (readArguments().print) {
    for (const statement of distributionSteps(UNTOUCHED)) console.log(`${statement};`);
    return;
  }
  refuseAbsentDatabase(database);
  const db = await openDatabase(database);
  try {
    const steps = await distribute(db, (statement) => {
      console.log(`${statement};`);
    });
    console.log(
      steps === 0
        ? 'Every table is where it belongs. There is nothing left to do.'
        : `Every table is where it belongs now (${secondsSoFar()}). Now start the server.`,
    );
  } finally {
    await closeDatabase(db);
  }
});

function readArguments(): { print: boolean } {
  try {
    return parseArgs({ options: { print: { type: 'boolean', default: false } } }).values;
  } catch {
    throw new UsageProblem(USAGE);
  }
}
