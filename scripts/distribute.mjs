// npm run distribute: spreads the tables over the servers of a Citus cluster. With --print it only prints the SQL.
import { runBuilt } from './setup/run-built.mjs';

await runBuilt('distribute.js');
