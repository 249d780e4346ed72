// npm run pictures: takes screenshots of every state of the screens as contact sheets in docs/pictures, and looks at each with
// axe, forced colors, text of 200 percent and reduced motion. Name some to take only those: npm run pictures -- tree
import { installPackages } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { run } from './setup/step.mjs';

requireNode();
await installPackages();
const { buildWhatIsStale } = await import('./setup/build.mjs');
const { journeysChromiumPath } = await import('./setup/chromium.mjs');
await buildWhatIsStale();
const wanted = process.argv.slice(2);
const { ok } = await run(
  'node_modules/.bin/playwright',
  ['test', '--config', 'e2e/pictures.config.ts', ...(wanted.length > 0 ? ['--grep', wanted.join('|')] : [])],
  { loud: true, env: { CHROMIUM_PATH: await journeysChromiumPath() } },
);
process.exit(ok ? 0 : 1);
