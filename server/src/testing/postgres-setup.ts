import type { TestProject } from 'vitest/node';
import { closeDatabase, openDatabase } from '../db/database';
import { migrate } from '../db/migrate';
import { ask, keepSeed, TEMPLATES } from './postgres-databases';
import { startPostgres } from './postgres-server';

declare module 'vitest' {
  // An interface, for only those can be added to from elsewhere.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  export interface ProvidedContext {
    /** Address of the server that a run on PostgreSQL uses; empty in a run on SQLite. */
    postgresUrl: string;
  }
}

/** Before the server's tests run on PostgreSQL: starts one that need not survive a power cut. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({ settings: ['fsync=off', 'full_page_writes=off', 'autovacuum=off'] });
  await ask(server.url('postgres'), `create database ${TEMPLATES.migrated}`);
  const url = server.url(TEMPLATES.migrated);
  const db = await openDatabase({ engine: 'postgres', url, connections: 1 });
  await migrate(db, { backupsDir: '', nowMs: Date.UTC(2027, 2, 5, 12) });
  await keepSeed(db);
  await closeDatabase(db);
  project.provide('postgresUrl', server.url('postgres'));
  return () => server.remove();
}
