// npm run backup: writes the whole database to one file while the server runs.
import { runBuilt } from './setup/run-built.mjs';

await runBuilt('backup.js');
