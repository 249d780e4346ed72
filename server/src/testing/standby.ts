import { expect, onTestFinished } from 'vitest';
import type { DatabaseLocation } from '../db/location';
import { migrate } from '../db/migrate';
import { ask } from './postgres-databases';
import { type PostgresServer, startPostgres } from './postgres-server';
import { tempFolder } from './temp-folder';
import { connectTo, TEST_START_MS } from './test-database';

const SETTINGS = ['fsync=off', 'autovacuum=off', 'wal_retrieve_retry_interval=100ms'];
/** For what another process does in its own time. */
export const EVENTUALLY = { timeout: 60_000 };

/** The database of both, or of one. */
export const locationOf = (...servers: PostgresServer[]): DatabaseLocation => ({
  engine: 'postgres',
  url: `postgres://grove@${servers.map(({ port }) => `127.0.0.1:${String(port)}`).join()}/grove`,
  connections: 4,
});

/** A server with our tables, until the end of the test. */
export async function startPrimary(): Promise<PostgresServer> {
  const primary = await startPostgres({ settings: SETTINGS });
  onTestFinished(() => primary.remove());
  await ask(primary.url('postgres'), 'create database grove');
  await migrate(await connectTo(locationOf(primary)), { backupsDir: '', nowMs: TEST_START_MS });
  return primary;
}

/** A primary and a standby that follows it. */
export async function startPair(): Promise<{ primary: PostgresServer; standby: PostgresServer }> {
  const primary = await startPrimary();
  await primary.end('SIGINT');
  const standby = await startPostgres({
    settings: SETTINGS,
    copyOf: primary.data,
    standbyOf: primary.port,
  });
  onTestFinished(() => standby.remove());
  await primary.start();
  await follows(primary, standby);
  return { primary, standby };
}

/**
 * Waits until what is written on the primary is read on the standby: until then, the standby would be promoted without it.
 * That it streams is not enough, since it may still stream what was written before it last changed its primary.
 */
export async function follows(primary: PostgresServer, standby: PostgresServer): Promise<void> {
  const name = crypto.randomUUID();
  const db = await connectTo(locationOf(primary));
  const standbyDb = await connectTo(locationOf(standby));
  await db.insertInto('settings').values({ name, value: '1', version: 1 }).execute();
  const rows = standbyDb.selectFrom('settings').where('name', '=', name).selectAll();
  await expect.poll(async () => (await rows.execute()).length, EVENTUALLY).toBe(1);
}

/** Of a folder that is there until the end of the test. */
export function tempFolderPath(): string {
  const folder = tempFolder();
  onTestFinished(folder.remove);
  return folder.path;
}
