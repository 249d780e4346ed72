import { join } from 'node:path';
import { createDeletions, type Deletions } from '../platform/deletions/deletions';
import { DELETION_FILE } from '../platform/deletions/deletion-file';
import { createEmailFiles } from '../platform/email/email-files';
import type { TestApp } from './test-app';
import { testSecrets } from './test-secrets';

/** The list of deletions of an app in a test, to write to it or to tidy it from beside the app. */
export function deletionsOf({ db, clock, folder, log }: TestApp): Deletions {
  return createDeletions({
    db,
    clock,
    secrets: testSecrets(),
    file: join(folder, DELETION_FILE),
    emailFiles: createEmailFiles(join(folder, 'mail')),
    log: log.log,
  });
}
