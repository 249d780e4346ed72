// npm run restore -- FILE: restores a backup into an empty database. With --try it only tests that it could.
import { runBuilt } from './setup/run-built.mjs';

await runBuilt('restore.js');
