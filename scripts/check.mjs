// npm run check: what is quick to tell about a change: formatting, lint, types, and the unit tests near the files that
// differ from the main branch. npm test is what counts.
import { execFileSync } from 'node:child_process';
import { installPackages } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { PROJECT } from './setup/project.mjs';
import { run } from './setup/step.mjs';
import { checkFormatting, checkLint, checkTypes } from './test/checks.mjs';

requireNode();
await installPackages();

const tallies = await Promise.all([checkFormatting(), checkLint(), checkTypes(), checkNearUnits()]);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(failed === 0 ? 'All is well.' : `${failed} of the checks failed.`);
process.exitCode = failed === 0 ? 0 : 1;

/** On SQLite and without the tests that need a build: what is near, in seconds. */
async function checkNearUnits() {
  const changed = changedFiles().filter((file) => /\.(?:ts|tsx)$/.test(file));
  if (changed.length === 0) return { passed: 1, failed: 0, skipped: 0 };
  console.log(`· Running the unit tests near ${changed.length} changed files …`);
  const projects = ['domain', 'server', 'web'].map((name) => `--project=${name}`);
  const { ok, output } = await run('node_modules/.bin/vitest', [
    'related',
    '--run',
    '--passWithNoTests',
    '--reporter=dot',
    ...projects,
    ...changed,
  ]);
  if (!ok) console.log(output);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

/** @returns {string[]} */
function changedFiles() {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: PROJECT, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...new Set([
      ...git('diff', '--name-only', '--diff-filter=d', 'main'),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ];
}
