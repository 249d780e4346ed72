import { join } from 'node:path';
import { closeDatabase, openDatabase } from '../db/database';
import { DatabaseProblem } from '../db/errors';
import { ownTables } from '../db/migrate';
import { operatorCommand, readOperatorCommand } from '../features/operators/command';
import { systemClock } from '../platform/clock';
import { DELETION_FILE } from '../platform/deletions/deletion-file';
import { createDeletions } from '../platform/deletions/deletions';
import { createEmailFiles } from '../platform/email/email-files';
import { findSecretKeys, SecretsProblem } from '../platform/secrets/secret-keys';
import { createSecrets } from '../platform/secrets/secrets';
import { refuseAbsentDatabase, runCommand, UsageProblem } from './command';

const USAGE =
  'Usage: npm run operator -- invite ADDRESS, npm run operator -- list, or npm run operator -- remove ADDRESS.';

const NO_KEY =
  'The key for secrets is not here. Set SECRETS_KEY as the server has it, or DATA_DIR to the folder that has secrets.key, and try again.';

await runCommand(async ({ database, dataDir, secretsKey, secretsKeyOld, publicUrl }) => {
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
    const keys = findSecretKeys({
      given: secretsKey,
      old: secretsKeyOld,
      file: join(dataDir, 'secrets.key'),
    });
    const deletions =
      keys &&
      createDeletions({
        db,
        clock: systemClock,
        secrets: createSecrets(keys),
        file: join(dataDir, DELETION_FILE),
        emailFiles: createEmailFiles(join(dataDir, 'mail')),
        log: { error: console.error },
      });
    const { done, lines } = await operatorCommand(db, command, {
      nowMs: systemClock.now(),
      publicUrl,
      async noteDeleted(tx, deleted) {
        if (deletions === null) throw new SecretsProblem(NO_KEY);
        await deletions.note(tx, deleted);
      },
    });
    await deletions?.settled();
    for (const line of lines) console.log(line);
    if (!done) process.exitCode = 1;
  } finally {
    await closeDatabase(db);
  }
});
