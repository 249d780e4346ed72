// npm run drills: the long form of what npm test tries in short. Prints what was tried and what was lost.
// Name drills to run only those: npm run drills -- soak. With --write docs/drills.md keeps the lines.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhatIsStale } from './setup/build.mjs';
import { installTestTools } from './setup/debian.mjs';
import { installPackages } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { PROJECT } from './setup/project.mjs';

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});

requireNode();
await installPackages();
await installTestTools();
await buildWhatIsStale();
// Only now, since it may just have been installed. It reads TypeScript, which Node 20 does not.
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
process.exit(whole ? 0 : 1);
