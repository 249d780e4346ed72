// npm start: installs what is missing, builds what is stale, and serves the whole product.
import { buildWhatIsStale } from './setup/build.mjs';
import { installPackages } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';

requireNode();
await installPackages();
await buildWhatIsStale();
await import('../server/dist/main.js');
