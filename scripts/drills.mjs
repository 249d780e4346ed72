// npm run drills: the long form of the fault drills of npm test. Prints each drill and any lost data.
// Name drills to run only those: npm run drills -- soak. --write writes the results to docs/drills.md.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhatIsStale } from './setup/build.mjs';
import { installTestTools } from './setup/debian.mjs';
import { installPackages } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { PROJECT } from './setup/project.mjs';
import { run } from './setup/step.mjs';

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});

requireNode();
await installPackages();
await installTestTools();
await buildWhatIsStale();
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
const { runDrills } = await vite.ssrLoadModule(join(PROJECT, 'server/src/drills/run.ts'));
const whole = await runDrills(positionals, values);
await vite.close();
// The columns of the table are as wide as their longest line.
if (values.write) await run('node_modules/.bin/prettier', ['--write', 'docs/drills.md']);
process.exit(whole ? 0 : 1);
