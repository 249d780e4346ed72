import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../scripts/setup/project.mjs';
import { run, step } from '../../scripts/setup/step.mjs';

const BENCH = join(PROJECT, 'bench');
const STAMP = join(BENCH, 'node_modules/.stillgrove-installed');

/** Installs the measuring tools of the bench's own lock file, unless exactly those are there. */
export async function installTools() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(BENCH, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  const { ok, output } = await step('Installing the measuring tools (a minute or more, once)', () =>
    run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: BENCH }),
  );
  if (!ok) {
    console.error(output);
    console.error('The measuring tools could not be installed. Check the network and the lines above.');
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
}
