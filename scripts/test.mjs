// npm test: installs what is missing and runs everything. Name parts to run only those:
// npm test -- lint units
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { installPackages } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { PROJECT } from './setup/project.mjs';
import { run } from './setup/step.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

requireNode();
await installPackages();

const UNITS_REPORT = 'test-results/units.json';
const JOURNEYS_REPORT = 'test-results/journeys.json';

const PARTS = {
  formatting: () =>
    check('formatting', 'node_modules/.bin/prettier', ['--check', '--log-level', 'warn', '.']),
  lint: () =>
    check('lint and the architecture’s arrows', 'node_modules/.bin/oxlint', [
      '-c',
      'oxlint.config.mjs',
      '--max-warnings',
      '0',
    ]),
  types: checkTypes,
  units: runUnits,
  journeys: runJourneys,
};

/** Each list goes beside the other: lint takes as long as several parts, and one core. */
const SIDE_BY_SIDE = [['lint'], ['formatting', 'types', 'units', 'journeys']];

const wanted = process.argv.slice(2);
const isWanted = (/** @type {string} */ name) => wanted.length === 0 || wanted.includes(name);
/** @type {Tally} */
const total = { passed: 0, failed: 0, skipped: 0 };
/** What failed, with the first lines why: told once more at the end, where a log is read first. @type {string[]} */
const troubles = [];
await Promise.all(
  SIDE_BY_SIDE.map(async (names) => {
    for (const name of names.filter(isWanted)) await runPart(name);
  }),
);
if (troubles.length > 0) console.log(`\nWhat went wrong:\n\n${troubles.join('\n\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** @param {string} name */
async function runPart(name) {
  const started = performance.now();
  const tally = await PARTS[/** @type {keyof typeof PARTS} */ (name)]();
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.skipped += tally.skipped;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `${tally.failed === 0 ? '✓' : '✗'} ${name}: ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped (${seconds} s)`,
  );
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

/** @returns {Promise<Tally>} */
async function checkTypes() {
  console.log('· Checking types …');
  const tally = { passed: 0, failed: 0, skipped: 0 };
  for (const workspace of ['domain', 'contract', 'content', 'server', 'web', 'e2e', 'scripts']) {
    const { ok, output } = await run('node_modules/.bin/tsc', ['-p', workspace]);
    if (!ok) console.log(output);
    tally[ok ? 'passed' : 'failed'] += 1;
  }
  return tally;
}

/** @returns {Promise<Tally>} */
async function runUnits() {
  const { buildWhatIsStale } = await import('./setup/build.mjs');
  const { installTestTools } = await import('./setup/debian.mjs');
  await installTestTools();
  await buildWhatIsStale();
  console.log('· Running the unit and server tests …');
  rmSync(join(PROJECT, UNITS_REPORT), { force: true });
  const { ok, output } = await run('node_modules/.bin/vitest', [
    'run',
    // Drills kill processes by the clock; they have a command of their own.
    '--project=!drills',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${UNITS_REPORT}`,
  ]);
  if (!ok) console.log(output);
  const report = readReport(UNITS_REPORT);
  if (report === null) return { passed: 0, failed: 1, skipped: 0 };
  troubles.push(...troublesOfUnits(report));
  // A file that cannot even be loaded holds no failed test, and is a failure all the same.
  const failed = Math.max(report.numFailedTests, ok ? 0 : 1);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests };
}

/**
 * @typedef {{ fullName: string, status: string, failureMessages: string[] | null }} UnitResult
 * @param {{ testResults: { name: string, message: string, assertionResults: UnitResult[] }[] }} report
 * @returns {string[]} what failed, also where only the first of two tries did: a fault to be looked into
 */
function troublesOfUnits({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [describeTrouble(relative(PROJECT, name), message)] : []),
    ...assertionResults
      .filter(({ failureMessages }) => (failureMessages ?? []).length > 0)
      .map(({ fullName, status, failureMessages }) =>
        describeTrouble(
          `${relative(PROJECT, name)} › ${fullName}${status === 'passed' ? ' (passed at the second try)' : ''}`,
          // Vitest’s JSON report puts this in place of the message of a timeout.
          (failureMessages ?? []).join('\n').replaceAll('STACK_TRACE_ERROR', 'The test timed out'),
        ),
      ),
  ]);
}

/**
 * @param {string} title
 * @param {string} why
 */
function describeTrouble(title, why) {
  const FIRST_LINES = 12;
  return `✗ ${title}\n${why.split('\n').slice(0, FIRST_LINES).join('\n')}`;
}

/** @returns {Promise<Tally>} */
async function runJourneys() {
  const { buildWhatIsStale } = await import('./setup/build.mjs');
  const { journeysChromiumPath } = await import('./setup/chromium.mjs');
  await buildWhatIsStale();
  const browser = await journeysChromiumPath();
  console.log('· Walking the journeys in a real Chromium (some minutes) …');
  rmSync(join(PROJECT, JOURNEYS_REPORT), { force: true });
  const { ok } = await run(
    'node_modules/.bin/playwright',
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    {
      loud: true,
      env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: join(PROJECT, JOURNEYS_REPORT) },
    },
  );
  const report = readReport(JOURNEYS_REPORT);
  if (report === null) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  troubles.push(...troublesOfJourneys(report.suites));
  return { passed: expected + flaky, failed: Math.max(unexpected, ok ? 0 : 1), skipped };
}

/**
 * @typedef {{ status: string, error?: { message?: string } }} JourneyTry
 * @typedef {{ status: string, projectName: string, results: JourneyTry[] }} JourneyTest
 * @typedef {{ title: string, suites?: Suite[], specs?: { title: string, tests: JourneyTest[] }[] }} Suite
 * @param {readonly Suite[]} suites
 * @returns {string[]} what failed, also where only the first of two tries did: a fault to be looked into
 */
function troublesOfJourneys(suites) {
  return suites.flatMap(({ title, suites: inner = [], specs = [] }) => [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'flaky' || status === 'unexpected')
        .map(({ status, projectName, results }) =>
          describeTrouble(
            `${title} › ${spec.title} [${projectName}]${status === 'flaky' ? ' (passed at the second try)' : ''}`,
            results.find(({ error }) => error)?.error?.message ?? 'No reason was given.',
          ),
        ),
    ),
    ...troublesOfJourneys(inner),
  ]);
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(join(PROJECT, file), 'utf8'));
  } catch {
    console.log(`The run ended before it could write its report to ${file}.`);
    return null;
  }
}
