// npm run bench: measures the built pages and server, prints one table and saves the figures. Name a part
// to measure only that: npm run bench -- pages. The load part takes options:
// npm run bench -- load --engine postgres --people 1000000 --events 20000000. With --keep FOLDER it makes the
// database only if the folder has none yet, and leaves it there. --baseline saves the figures as
// the ones to compare with, and --write writes the table to docs/performance.md.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { installTools } from './setup/install-tools.mjs';
import { buildWhatIsStale } from './setup/build.mjs';
import { installPackages } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';

const PARTS = ['pages', 'frames', 'taps', 'first-tap', 'private-space', 'sounds', 'server', 'load', 'all'];

const { values, positionals } = parseArgs({
  options: {
    baseline: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    engine: { type: 'string', multiple: true, default: ['sqlite', 'postgres'] },
    people: { type: 'string', default: '10000' },
    events: { type: 'string', default: '200000' },
    keep: { type: 'string' },
  },
  allowPositionals: true,
});
const part = positionals[0] ?? 'all';
if (!PARTS.includes(part) || positionals.length > 1) {
  console.error(
    `There is no measurement called "${positionals.join(' ')}". Choose one of ${PARTS.join(', ')}.`,
  );
  process.exit(1);
}

/** @param {string} one */
const isWanted = (one) => part === 'all' || part === one;

requireNode();
await installPackages();
await installTools('bench');
await buildWhatIsStale();
// Imported here because it loads packages that may only now have been installed.
const { measure } = await import('../bench/measure.mjs');
const complete = await measure({
  pages: isWanted('pages'),
  frames: isWanted('frames'),
  taps: isWanted('taps'),
  firstTap: isWanted('first-tap'),
  privateSpace: isWanted('private-space'),
  sounds: isWanted('sounds'),
  server: isWanted('server'),
  load: isWanted('load')
    ? {
        engines: values.engine,
        people: Number(values.people),
        events: Number(values.events),
        keep: values.keep === undefined ? null : resolve(values.keep),
      }
    : null,
  baseline: values.baseline,
  write: values.write ? `npm run bench${part === 'all' ? '' : ` -- ${part}`}` : null,
});
process.exitCode = complete ? 0 : 1;
