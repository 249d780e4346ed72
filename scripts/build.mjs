// npm run build: what npm start does before it serves, for images and packages.
import { buildWhatIsStale } from './setup/build.mjs';
import { installPackages } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';

requireNode();
await installPackages();
await buildWhatIsStale();
