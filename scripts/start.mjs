// npm start: installs what is missing, builds what is stale, and serves the whole product.
import { runBuilt } from './setup/run-built.mjs';

await runBuilt('main.js');
