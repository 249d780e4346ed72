// npm run mutate: changes the product in small ways and counts which changes a test notices. Prints what no test
// noticed and the score of each part, and fails when a part is below its limit. Name parts to run only those:
// npm run mutate -- judge session. --write writes the scores to docs/mutation.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { LIMIT, PARTS } from '../mutation/parts.mjs';
import { installPackages } from './setup/install.mjs';
import { installTools } from './setup/install-tools.mjs';
import { requireNode } from './setup/node-version.mjs';
import { PROJECT } from './setup/project.mjs';
import { run } from './setup/step.mjs';

const TABLE = join(PROJECT, 'docs/mutation.md');
const UNCHANGED = join(PROJECT, 'test-results/mutation-unchanged.json');

/** @typedef {{ part: string, caught: number, mutants: number, score: number, day: string }} Score */

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part called ${unknown.join(', ')}. Choose of ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}

requireNode();
await installPackages();
await installTools('mutation');
/** @type {Score[]} */
const scores = [];
for (const part of positionals.length > 0 ? positionals : Object.keys(PARTS)) {
  const reporter = ['--reporter=json', `--outputFile=${UNCHANGED}`];
  await runOrStop(
    'node_modules/.bin/vitest',
    ['run', '--config', 'mutation/vitest.config.ts', ...reporter],
    part,
  );
  await runOrStop('mutation/node_modules/.bin/stryker', ['run', 'mutation/stryker.config.mjs'], part);
  scores.push(scoreOf(part));
}
console.table(scores);
if (values.write) writeTable(scores);
if (scores.some(({ score }) => score < LIMIT)) {
  console.error(`At least ${String(LIMIT)} % must be caught. The lines above name what no test noticed.`);
  process.exitCode = 1;
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} part
 */
async function runOrStop(command, args, part) {
  const { ok, output } = await run(command, args, { loud: true, env: { MUTATED_PART: part } });
  if (ok) return;
  console.error(output);
  process.exit(1);
}

/**
 * @param {string} part
 * @returns {Score}
 */
function scoreOf(part) {
  const report = JSON.parse(
    readFileSync(join(PROJECT, `test-results/mutation-${part.replace('/', '-')}.json`), 'utf8'),
  );
  // A file of tests that cannot be loaded with the changed code is left out by Stryker without a word.
  const left = JSON.parse(readFileSync(UNCHANGED, 'utf8'))
    .testResults.map((/** @type {{ name: string }} */ { name }) => relative(PROJECT, name))
    .filter((/** @type {string} */ file) => !(file in report.testFiles));
  if (left.length > 0) {
    console.error(`The score of ${part} is void: these tests could not be loaded: ${left.join(', ')}`);
    process.exit(1);
  }
  /** @type {string[]} */
  const statuses = Object.values(report.files).flatMap(({ mutants }) =>
    mutants.map((/** @type {{ status: string }} */ { status }) => status),
  );
  const caught = statuses.filter((status) => status === 'Killed' || status === 'Timeout').length;
  const missed = statuses.filter((status) => status === 'Survived' || status === 'NoCoverage').length;
  const mutants = caught + missed;
  const score = Math.round((1000 * caught) / mutants) / 10;
  return { part, caught, mutants, score, day: new Date().toISOString().slice(0, 10) };
}

/**
 * Writes the rows of these parts, and leaves the others with their days.
 * @param {readonly Score[]} scores
 */
function writeTable(scores) {
  const text = readFileSync(TABLE, 'utf8');
  const rows = new Map([...text.matchAll(/^\| ([\w/-]+) +\| +\d.*$/gm)].map(([row, part]) => [part, row]));
  for (const { part, caught, mutants, score, day } of scores)
    rows.set(part, `| ${part} | ${String(caught)} | ${String(mutants)} | ${score.toFixed(1)} % | ${day} |`);
  const table = Object.keys(PARTS).flatMap((part) => rows.get(part) ?? []);
  writeFileSync(
    TABLE,
    text.replace(/(^\| --.*\n)(?:\|.*\n)*/m, (_, line) => `${line}${table.join('\n')}\n`),
  );
}
