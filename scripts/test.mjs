// npm test: installs what is missing and runs everything. Name parts to run only those, and files by a part of their
// names: npm test -- lint units, npm test -- journeys games
import { installPackages } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { checkFormatting, checkLint, checkTypes } from './test/checks.mjs';
import { runJourneys, runUnits } from './test/tests.mjs';

requireNode();
await installPackages();

/** @type {Record<string, () => Promise<import('./test/tests.mjs').Outcome>>} */
const PARTS = {
  formatting: async () => ({ tally: await checkFormatting(), troubles: [] }),
  lint: async () => ({ tally: await checkLint(), troubles: [] }),
  types: async () => ({ tally: await checkTypes(), troubles: [] }),
  units: () => runUnits({ names }),
  journeys: () => runJourneys({ names }),
};

/** Each list goes beside the other. */
const SIDE_BY_SIDE = [
  ['lint', 'formatting', 'types'],
  ['units', 'journeys'],
];
const FIRST_LINES = 12;

const words = process.argv.slice(2);
const wanted = words.filter((word) => word in PARTS);
const names = words.filter((word) => !(word in PARTS));
/** Whoever names files alone means the tests in them. */
const chosen = wanted.length > 0 ? wanted : names.length > 0 ? ['units', 'journeys'] : Object.keys(PARTS);

const total = { passed: 0, failed: 0, skipped: 0 };
/** What failed, with the first lines why: told once more at the end, where a log is read first. @type {string[]} */
const troubles = [];
await Promise.all(
  SIDE_BY_SIDE.map(async (parts) => {
    for (const part of parts.filter((one) => chosen.includes(one))) {
      // They take most of the time, and what failed before is to be mended first.
      if (part === 'journeys' && total.failed > 0)
        console.log(
          '✗ journeys: not begun, because something failed before. `npm test -- journeys` runs them.',
        );
      else await runPart(part);
    }
  }),
);
if (troubles.length > 0) console.log(`\nWhat went wrong:\n\n${troubles.join('\n\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** @param {string} name */
async function runPart(name) {
  const started = performance.now();
  const { tally, troubles: found } = await PARTS[name]();
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.skipped += tally.skipped;
  for (const { title, why, passedLater } of found)
    troubles.push(
      `✗ ${title}${passedLater ? ' (passed at the second try)' : ''}\n${why.split('\n').slice(0, FIRST_LINES).join('\n')}`,
    );
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `${tally.failed === 0 ? '✓' : '✗'} ${name}: ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped (${seconds} s)`,
  );
}
