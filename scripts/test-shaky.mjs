// npm run test:shaky: repeats tests without second tries and lists what failed how often. Name parts and files as with
// npm test: npm run test:shaky -- journeys games --times 10 --busy 2. --busy keeps so many processes busy beside them.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { installPackages } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { runJourneys, runUnits } from './test/tests.mjs';

const { values, positionals } = parseArgs({
  options: { times: { type: 'string', default: '3' }, busy: { type: 'string', default: '0' } },
  allowPositionals: true,
});
const times = Number(values.times);
const busy = Number(values.busy);
if (!Number.isInteger(times) || times < 1 || !Number.isInteger(busy) || busy < 0) {
  console.error('Give whole numbers: --times from 1, --busy from 0.');
  process.exit(2);
}

requireNode();
await installPackages();

const PARTS = { units: runUnits, journeys: runJourneys };
const wanted = Object.entries(PARTS).filter(
  ([name]) => positionals.includes(name) || !positionals.some((word) => word in PARTS),
);
const names = positionals.filter((word) => !(word in PARTS));
/** How often each test failed, and why it did the last time. @type {Map<string, { times: number, why: string }>} */
const failures = new Map();

const beside = Array.from({ length: busy }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
);
try {
  for (let round = 1; round <= times; round += 1) {
    console.log(`\nRound ${round} of ${times}`);
    for (const [name, runPart] of wanted) {
      const { tally, troubles } = await runPart({ names, retries: 0 });
      console.log(`${name}: ${tally.passed} passed, ${tally.failed} failed`);
      if (tally.failed > 0 && troubles.length === 0)
        note(`${name}, as a whole`, 'It ended without a report.');
      for (const { title, why } of troubles) note(title, why);
    }
  }
} finally {
  for (const child of beside) child.kill('SIGKILL');
}

for (const [title, { times: count, why }] of failures)
  console.log(`\n✗ ${count} of ${times}: ${title}\n${why.split('\n').slice(0, 8).join('\n')}`);
console.log(
  `\n${failures.size === 0 ? 'Nothing failed' : `${failures.size} tests failed`} in ${times} rounds.`,
);
process.exitCode = failures.size === 0 ? 0 : 1;

/**
 * @param {string} title
 * @param {string} why
 */
function note(title, why) {
  failures.set(title, { times: (failures.get(title)?.times ?? 0) + 1, why });
}
