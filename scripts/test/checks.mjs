import { run } from '../setup/step.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

const WORKSPACES = ['domain', 'contract', 'content', 'server', 'web', 'e2e', 'scripts'];

/** @returns {Promise<Tally>} */
export function checkFormatting() {
  return check('formatting', 'node_modules/.bin/oxfmt', ['--check']);
}

/** @returns {Promise<Tally>} */
export function checkLint() {
  const args = ['-c', 'oxlint.config.mjs', '--max-warnings', '0'];
  return check('lint and the architecture’s arrows', 'node_modules/.bin/oxlint', args);
}

/** @returns {Promise<Tally>} */
export async function checkTypes() {
  console.log('· Checking types …');
  const tally = { passed: 0, failed: 0, skipped: 0 };
  for (const workspace of WORKSPACES) {
    const { ok, output } = await run('node_modules/.bin/tsc', ['-p', workspace]);
    if (!ok) console.log(output);
    tally[ok ? 'passed' : 'failed'] += 1;
  }
  return tally;
}

/**
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<Tally>}
 */
async function check(name, command, args) {
  console.log(`· Checking ${name} …`);
  const { ok, output } = await run(command, args);
  if (!ok) console.log(output);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}
