import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './project.mjs';
import { run, step } from './step.mjs';

const STAMP = join(PROJECT, 'node_modules/.stillgrove-installed');

/** Installs the packages of the lock file, unless exactly those are there. */
export async function installPackages() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(PROJECT, 'package-lock.json')))
    .update(process.versions.modules)
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  const { ok, output } = await step(
    'Installing packages (about a minute; longer where the database driver has to be compiled)',
    // Whoever runs `npm test --silent` is to read why packages could not be installed.
    () => run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']),
  );
  if (!ok) {
    console.error(output);
    console.error(
      'The packages could not be installed. Check the network and the lines above. If there is no prebuilt',
    );
    console.error('database driver for your machine, compiling it needs python3, make and a C++ compiler.');
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
}
