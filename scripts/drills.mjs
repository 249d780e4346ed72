// npm run drills: the short form of every fault drill; fails when any data is lost. Name drills to run only those:
// npm run drills -- kill. --long runs the long form, and with --write it writes the results to docs/drills.md.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhatIsStale } from './setup/build.mjs';
import { installTestTools } from './setup/debian.mjs';
import { installPackages } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { PROJECT } from './setup/project.mjs';
import { run } from './setup/step.mjs';

const DRILLS = 'server/src/drills';

const { values, positionals } = parseArgs({
  options: { long: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
  allowPositionals: true,
});

requireNode();
await installPackages();
await installTestTools();
await buildWhatIsStale();
process.exit((await (values.long ? runLongForm(positionals, values) : runShortForm(positionals))) ? 0 : 1);

/**
 * @param {readonly string[]} names
 * @returns {Promise<boolean>} whether nothing was lost
 */
async function runShortForm(names) {
  const files = readdirSync(join(PROJECT, DRILLS)).filter((file) => file.endsWith('-drill.test.ts'));
  const known = files.map((file) => file.replace('-drill.test.ts', ''));
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no drill called ${unknown.join(', ')}. Choose among: ${known.join(', ')}.`);
    return false;
  }
  const chosen = names.map((name) => `${DRILLS}/${name}-drill.test.ts`);
  const { ok } = await run('node_modules/.bin/vitest', ['run', '--project=drills', ...chosen], {
    loud: true,
  });
  return ok;
}

/**
 * @param {readonly string[]} names
 * @param {{ write: boolean }} options
 * @returns {Promise<boolean>} whether nothing was lost
 */
async function runLongForm(names, options) {
  // Imported here because it may only now have been installed. It loads TypeScript, which Node 20 cannot.
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: PROJECT,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null, hmr: false },
    optimizeDeps: { noDiscovery: true },
  });
  const { runDrills } = await vite.ssrLoadModule(join(PROJECT, `${DRILLS}/run.ts`));
  const whole = await runDrills(names, options);
  await vite.close();
  // The columns of the table are as wide as their longest line.
  if (options.write) await run('node_modules/.bin/oxfmt', ['docs/drills.md']);
  return whole;
}
