import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PROJECT } from '../setup/project.mjs';
import { run } from '../setup/step.mjs';

/**
 * @typedef {import('./checks.mjs').Tally} Tally
 * @typedef {{ title: string, why: string, passedLater: boolean }} Trouble a test that failed, if only at its first try
 * @typedef {{ tally: Tally, troubles: Trouble[] }} Outcome
 * @typedef {{ names?: readonly string[], retries?: number }} Options parts of the names of files, and how many more tries
 *   a test that fails has; as the settings say unless given
 */

const UNITS_REPORT = 'test-results/units.json';
const JOURNEYS_REPORT = 'test-results/journeys.json';
/** @type {Outcome} */
const BROKEN_OFF = { tally: { passed: 0, failed: 1, skipped: 0 }, troubles: [] };

/**
 * The unit and server tests.
 * @param {Options} [options]
 * @returns {Promise<Outcome>}
 */
export async function runUnits({ names = [], retries } = {}) {
  const { buildWhatIsStale } = await import('../setup/build.mjs');
  const { installTestTools } = await import('../setup/debian.mjs');
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
    ...(retries === undefined ? [] : [`--retry=${retries}`]),
    ...(names.length === 0 ? [] : ['--passWithNoTests', ...names]),
  ]);
  if (!ok) console.log(output);
  const report = readReport(UNITS_REPORT);
  if (report === null) return BROKEN_OFF;
  // A file that cannot even be loaded holds no failed test, and is a failure all the same.
  const failed = Math.max(report.numFailedTests, ok ? 0 : 1);
  const skipped = report.numPendingTests + report.numTodoTests;
  return {
    tally: { passed: report.numPassedTests, failed, skipped },
    troubles: troublesOfUnits(report),
  };
}

/**
 * @typedef {{ fullName: string, status: string, failureMessages: string[] | null }} UnitResult
 * @param {{ testResults: { name: string, message: string, assertionResults: UnitResult[] }[] }} report
 * @returns {Trouble[]}
 */
function troublesOfUnits({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [{ title: relative(PROJECT, name), why: message, passedLater: false }] : []),
    ...assertionResults
      .filter(({ failureMessages }) => (failureMessages ?? []).length > 0)
      .map(({ fullName, status, failureMessages }) => ({
        title: `${relative(PROJECT, name)} › ${fullName}`,
        // Vitest’s JSON report puts this in place of the message of a timeout.
        why: (failureMessages ?? []).join('\n').replaceAll('STACK_TRACE_ERROR', 'The test timed out'),
        passedLater: status === 'passed',
      })),
  ]);
}

/**
 * The journeys in a real browser.
 * @param {Options} [options]
 * @returns {Promise<Outcome>}
 */
export async function runJourneys({ names = [], retries } = {}) {
  const { buildWhatIsStale } = await import('../setup/build.mjs');
  const { journeysChromiumPath } = await import('../setup/chromium.mjs');
  await buildWhatIsStale();
  const browser = await journeysChromiumPath();
  console.log('· Walking the journeys in a real Chromium (some minutes) …');
  rmSync(join(PROJECT, JOURNEYS_REPORT), { force: true });
  const { ok } = await run(
    'node_modules/.bin/playwright',
    [
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '--reporter=list,json',
      ...(retries === undefined ? [] : [`--retries=${retries}`]),
      ...(names.length === 0 ? [] : ['--pass-with-no-tests', ...names]),
    ],
    {
      loud: true,
      env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: join(PROJECT, JOURNEYS_REPORT) },
    },
  );
  const report = readReport(JOURNEYS_REPORT);
  if (report === null) return BROKEN_OFF;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    tally: { passed: expected + flaky, failed: Math.max(unexpected, ok ? 0 : 1), skipped },
    troubles: troublesOfJourneys(report.suites),
  };
}

/**
 * @typedef {{ status: string, error?: { message?: string } }} JourneyTry
 * @typedef {{ status: string, projectName: string, results: JourneyTry[] }} JourneyTest
 * @typedef {{ title: string, suites?: Suite[], specs?: { title: string, tests: JourneyTest[] }[] }} Suite
 * @param {readonly Suite[]} suites
 * @returns {Trouble[]}
 */
function troublesOfJourneys(suites) {
  return suites.flatMap(({ title, suites: inner = [], specs = [] }) => [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'flaky' || status === 'unexpected')
        .map(({ status, projectName, results }) => ({
          title: `${title} › ${spec.title} [${projectName}]`,
          why: results.find(({ error }) => error)?.error?.message ?? 'No reason was given.',
          passedLater: status === 'flaky',
        })),
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
