// npm run backup: writes everything in the database into one file, while the server runs.
import { runBuilt } from './setup/run-built.mjs';

await runBuilt('backup.js');
