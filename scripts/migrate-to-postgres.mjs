// npm run migrate:to-postgres: copies an SQLite database to PostgreSQL; can be run any number of times.
import { runBuilt } from './setup/run-built.mjs';

await runBuilt('migrate-to-postgres.js');
