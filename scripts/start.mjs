// npm start: installs what is missing, builds what is stale, and serves the whole product.
import { buildWhatIsStale } from './setup/build.mjs';
import { installPackages } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';

requireNode();
await installPackages();
await buildWhatIsStale();
// A built file: it is there only after the lines above.
await import(new URL('../server/dist/main.js', import.meta.url).href);
