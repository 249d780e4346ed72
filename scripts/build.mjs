// npm run build: the build step of npm start, for images and packages.
import { buildWhatIsStale } from './setup/build.mjs';
import { installPackages } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';

requireNode();
await installPackages();
await buildWhatIsStale();
