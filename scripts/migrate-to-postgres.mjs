// npm run migrate:to-postgres: copies a SQLite database into PostgreSQL, as often as one likes.
import { runBuilt } from './setup/run-built.mjs';

await runBuilt('migrate-to-postgres.js');
