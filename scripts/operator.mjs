// npm run operator -- invite|list|remove: who runs the site, from the command line.
import { runBuilt } from './setup/run-built.mjs';

await runBuilt('operator.js');
