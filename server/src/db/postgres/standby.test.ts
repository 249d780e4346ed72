import { setTimeout as pause } from 'node:timers/promises';
import { roundAward } from '@stillgrove/domain/points/rules';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { ask } from '../../testing/postgres-databases';
import { makeStandby, type PostgresServer, startPostgres } from '../../testing/postgres-server';
import { signedInPeople } from '../../testing/signed-in-people';
import { tempFolder } from '../../testing/temp-folder';
import { testApp } from '../../testing/test-app';
import { connectTo, TEST_START_MS } from '../../testing/test-database';
import { restoreBackup } from '../backup/restore-backup';
import { writeBackup } from '../backup/write-backup';
import { openDatabase } from '../database';
import { DatabaseAway, DatabaseProblem } from '../errors';
import type { DatabaseLocation } from '../location';
import { migrate } from '../migrate';
import { inTransaction } from '../transaction';

vi.setConfig({ testTimeout: 180_000 });

const SETTINGS = ['fsync=off', 'autovacuum=off', 'wal_retrieve_retry_interval=100ms'];
const EVENTUALLY = { timeout: 20_000 };
const MOVE_LIMIT_MS = 5_000;
const COMMIT_LIMIT_MS = 15_000;

const locationOf = (...servers: PostgresServer[]): DatabaseLocation => ({
  engine: 'postgres',
  url: `postgres://grove@${servers.map(({ port }) => `127.0.0.1:${String(port)}`).join()}/grove`,
  connections: 4,
});

async function startPrimary(): Promise<PostgresServer> {
  const primary = await startPostgres({ settings: SETTINGS });
  onTestFinished(() => primary.remove());
  await ask(primary.url('postgres'), 'create database grove');
  await migrate(await connectTo(locationOf(primary)), { backupsDir: '', nowMs: TEST_START_MS });
  return primary;
}

/** A primary and a standby that follows it. */
async function startPair(): Promise<{ primary: PostgresServer; standby: PostgresServer }> {
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

/** The standby becomes the primary, and the primary its standby. @returns since when (milliseconds) the new one takes writes */
async function swap(primary: PostgresServer, standby: PostgresServer): Promise<number> {
  await primary.end('SIGINT');
  await ask(standby.url('postgres'), 'select pg_promote()');
  const sinceMs = performance.now();
  makeStandby(primary.data, standby.port);
  await primary.start();
  await follows(standby, primary);
  return sinceMs;
}

/**
 * Waits until what is written on the primary is read on the standby: until then, the standby would be promoted without it.
 * That it streams is not enough, since it may still stream what was written before it last changed its primary.
 */
async function follows(primary: PostgresServer, standby: PostgresServer): Promise<void> {
  const name = crypto.randomUUID();
  const db = await connectTo(locationOf(primary));
  const standbyDb = await connectTo(locationOf(standby));
  await db.insertInto('settings').values({ name, value: '1', version: 1 }).execute();
  const rows = standbyDb.selectFrom('settings').where('name', '=', name).selectAll();
  await expect.poll(async () => (await rows.execute()).length, EVENTUALLY).toBe(1);
}

test.skipIf(inject('postgresUrl') === '')(
  'writes go to whichever of two servers takes them, and go on after the two have swapped roles',
  async () => {
    const { primary, standby } = await startPair();
    const db = await connectTo(locationOf(standby, primary));
    const stored: { name: string; atMs: number }[] = [];
    let stopping = false;
    const write = async () => {
      for (let number = 0; !stopping; number += 1) {
        const name = `n${String(number)}`;
        const values = { name, value: '1', version: 1 };
        try {
          await inTransaction(db, (tx) => tx.insertInto('settings').values(values).execute());
          stored.push({ name, atMs: performance.now() });
        } catch (error) {
          expect(error).toBeInstanceOf(DatabaseAway);
        }
        await pause(10);
      }
    };
    /** Milliseconds until something was stored. */
    const goneOnAfter = async (sinceMs: number) => {
      const first = () => stored.find(({ atMs }) => atMs > sinceMs)?.atMs ?? Infinity;
      await expect.poll(first, EVENTUALLY).toBeLessThan(Infinity);
      return first() - sinceMs;
    };
    const writing = write();
    await goneOnAfter(performance.now());
    expect(await goneOnAfter(await swap(primary, standby))).toBeLessThan(MOVE_LIMIT_MS);
    expect(await goneOnAfter(await swap(standby, primary))).toBeLessThan(MOVE_LIMIT_MS);
    stopping = true;
    await writing;
    const rows = await (await connectTo(locationOf(primary))).selectFrom('settings').select('name').execute();
    const names = new Set(rows.map(({ name }) => name));
    expect(stored.filter(({ name }) => !names.has(name))).toEqual([]);
  },
);

test.skipIf(inject('postgresUrl') === '')(
  'a standby alone is refused at the start with what to do, and is read and backed up nevertheless',
  async () => {
    const { primary, standby } = await startPair();
    const alone = await connectTo(locationOf(standby));
    const start = migrate(alone, { backupsDir: '', nowMs: TEST_START_MS });
    await expect(start).rejects.toThrow(DatabaseProblem);
    await expect(start).rejects.toThrow(/standby.*host1:5432,host2:5432/);
    const file = `${tempFolderPath()}/grove.backup`;
    await writeBackup(await connectTo(locationOf(standby)), { file, key: null, nowMs: TEST_START_MS });
    const wanted = { ...locationOf(standby), url: `${standby.url('grove')}?target_session_attrs=read-write` };
    await expect(openDatabase(wanted as DatabaseLocation)).rejects.toThrow(/takes writes/);

    await ask(primary.url('postgres'), 'create database other');
    const { url } = locationOf(standby, primary) as { url: string };
    const other: DatabaseLocation = {
      engine: 'postgres',
      url: url.replace(/grove$/, 'other'),
      connections: 2,
    };
    await expect
      .poll(() => openDatabase(other).then((db) => db.destroy().then(() => 'open')), EVENTUALLY)
      .toBe('open');
    const restored = await connectTo(other);
    await restoreBackup(restored, { file, identity: null, nowMs: TEST_START_MS });
    expect(await restored.selectFrom('migrations').select('name').execute()).not.toEqual([]);
  },
);

function tempFolderPath(): string {
  const folder = tempFolder();
  onTestFinished(folder.remove);
  return folder.path;
}

const bubble = (round: number) => roundAward('bubble', `r${String(round)}`, '2027-03-05');

test.skipIf(inject('postgresUrl') === '')(
  'on a standby people read, a change is answered as a database that is away, and the process is not ready',
  async () => {
    const { primary, standby } = await startPair();
    const [person] = await signedInPeople(await connectTo(locationOf(primary)), 1, TEST_START_MS);
    if (person === undefined) throw new Error('there is no one');
    const { cookie } = person;
    const db = await connectTo(locationOf(standby));
    await expect.poll(() => db.selectFrom('users').select('id').execute(), EVENTUALLY).toHaveLength(1);
    const { visitor, log } = await testApp({ database: { db, folder: tempFolderPath() } });
    log.expect('a request failed');
    log.expect('not ready');
    expect((await visitor().get('/api/v1/points', { cookie })).statusCode).toBe(200);
    const answer = await visitor().post('/api/v1/points', { awards: [bubble(1)] }, { cookie });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'database-away' });
    expect(answer.headers['retry-after']).toBeDefined();
    expect((await visitor().get('/readyz')).statusCode).toBe(503);
    expect((await visitor().get('/api/v1/points', { cookie })).statusCode).toBe(200);
  },
);

test.skipIf(inject('postgresUrl') === '')(
  'a commit that waits for a standby is answered in time while people go on reading, and counts once when it is sent again',
  async () => {
    const primary = await startPrimary();
    const db = await connectTo(locationOf(primary));
    const [person, ...others] = await signedInPeople(db, 6, TEST_START_MS);
    if (person === undefined) throw new Error('there is no one');
    const { visitor, log } = await testApp({ database: { db, folder: tempFolderPath() } });
    log.expect('a request failed');
    const handIn = ({ cookie } = person) =>
      visitor().post('/api/v1/points', { awards: [bubble(1)] }, { cookie });
    const setStandby = async (name: string) => {
      await ask(primary.url('postgres'), `alter system set synchronous_standby_names = '${name}'`);
      await ask(primary.url('postgres'), 'select pg_reload_conf()');
    };
    const readPoints = () => visitor().get('/api/v1/points', { cookie: person.cookie });
    await readPoints();
    await setStandby('nobody');
    const before = performance.now();
    const answer = await handIn();
    expect(performance.now() - before).toBeLessThan(COMMIT_LIMIT_MS);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.json<{ message: string }>().message).toContain('try again');
    // Meanwhile one change at a time tries, so that the others leave connections for those who read.
    const tries = others.map((other) => handIn(other));
    const refusedAt = performance.now();
    expect((await Promise.race(tries)).statusCode).toBe(503);
    expect((await readPoints()).statusCode).toBe(200);
    expect(performance.now() - refusedAt).toBeLessThan(COMMIT_LIMIT_MS / 3);
    for (const { statusCode } of await Promise.all(tries)) expect(statusCode).toBe(503);
    await setStandby('');
    await expect.poll(async () => (await handIn()).statusCode, EVENTUALLY).toBe(200);
    expect((await readPoints()).json()).toMatchObject({ totals: { totalScore: 1 } });
  },
);
