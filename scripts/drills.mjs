// npm run drills: the long form of what npm test tries in short. Prints what was tried and what was lost.
import { buildWhatIsStale } from './setup/build.mjs';
import { installPackages } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { run, step } from './setup/step.mjs';

const ROUNDS = '100';

requireNode();
await installPackages();
await buildWhatIsStale();

const { ok, output } = await step(`kill -9 under writes, ${ROUNDS} times`, () =>
  run('node_modules/.bin/vitest', ['run', '--project', 'server', 'kill-drill'], {
    env: { DRILL_ROUNDS: ROUNDS },
  }),
);
if (!ok) console.log(output);
console.log(
  ok
    ? `kill -9 under writes: ${ROUNDS} kills, no acknowledged award lost, none counted twice`
    : 'kill -9 under writes: FAILED, see above',
);
process.exitCode = ok ? 0 : 1;
