// npm run operator -- invite|list|remove: manages operators from the command line.
import { runBuilt } from './setup/run-built.mjs';

await runBuilt('operator.js');
