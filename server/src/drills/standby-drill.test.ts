import { setTimeout as pause } from 'node:timers/promises';
import { roundAward } from '@stillgrove/domain/points/rules';
import { expect, test } from 'vitest';
import { DatabaseAway } from '../db/errors';
import { inTransaction } from '../db/transaction';
import { ask } from '../testing/postgres-databases';
import { makeStandby, type PostgresServer } from '../testing/postgres-server';
import { signedInPeople } from '../testing/signed-in-people';
import { EVENTUALLY, follows, locationOf, startPair, startPrimary, tempFolderPath } from '../testing/standby';
import { testApp } from '../testing/test-app';
import { connectTo, TEST_START_MS } from '../testing/test-database';

const MOVE_LIMIT_MS = 5_000;
const COMMIT_LIMIT_MS = 15_000;

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

test('writes go to whichever of two servers takes them, and go on after the two have swapped roles', async () => {
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
});

const bubble = (round: number) => roundAward('bubble', `r${String(round)}`, '2027-03-05');

test('a commit that waits for a standby is answered in time while people go on reading, and counts once when it is sent again', async () => {
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
});
