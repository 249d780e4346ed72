// npm run restore -- FILE: fills an empty database from a backup.
import { runBuilt } from './setup/run-built.mjs';

await runBuilt('restore.js');
