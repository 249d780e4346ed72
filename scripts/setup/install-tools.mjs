import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './project.mjs';
import { run, step } from './step.mjs';

/**
 * Installs tools that are too heavy for everyone from a lock file of their own, unless exactly those are there.
 * @param {'bench' | 'mutation'} folder
 */
export async function installTools(folder) {
  const cwd = join(PROJECT, folder);
  const stamp = join(cwd, 'node_modules/.stillgrove-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(cwd, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const { ok, output } = await step(`Installing the tools of ${folder} (a minute or more, once)`, () =>
    run('npm', ['ci', '--no-audit', '--no-fund'], { cwd }),
  );
  if (!ok) {
    console.error(output);
    console.error('The tools could not be installed. Check the network and the lines above.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
