import { Kysely, PostgresDialect, sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startSilentProxy } from '../../testing/silent-proxy';
import { testDatabase } from '../../testing/test-database';
import { inSnapshot } from '../copies/snapshot';
import { closeDatabase } from '../database';
import { DatabaseAway } from '../errors';
import { inTransaction, setEngine } from '../transaction';
import type { Tables } from '../tables';
import { createPool } from './pool';
import { inSerializable } from './serializable';

const ANSWER_MS = 300;

/** A pool of three connections whose way to PostgreSQL can fall silent. */
async function behindProxy() {
  const { location } = await testDatabase();
  if (location.engine !== 'postgres') throw new Error('this test needs PostgreSQL');
  const url = new URL(location.url);
  const proxy = await startSilentProxy(Number(url.port));
  url.port = String(proxy.port);
  const pool = createPool(url.href, 3, { answerMs: ANSWER_MS });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  setEngine(db, { transact: inSerializable });
  onTestFinished(async () => {
    await closeDatabase(db);
    await proxy.stop();
  });
  const look = () => sql<{ one: number }>`select 1 as one`.execute(db).then(({ rows }) => rows[0]?.one);
  return { db, pool, proxy, look };
}

const lookThrice = (look: () => Promise<unknown>) => Promise.allSettled([look(), look(), look()]);

test.skipIf(inject('postgresUrl') === '')(
  'a connection that falls silent is thrown away, and those like it with it',
  async () => {
    const { proxy, look } = await behindProxy();
    await lookThrice(look);
    proxy.fallSilent();
    await expect(look()).rejects.toBeInstanceOf(DatabaseAway);
    // Each of the silent ones would have been refused in its turn.
    expect(await lookThrice(look)).toEqual(Array(3).fill({ status: 'fulfilled', value: 1 }));
  },
);

test.skipIf(inject('postgresUrl') === '')(
  'a change on a connection that falls silent ends once, and not again with its undoing',
  async () => {
    const { db, proxy, look } = await behindProxy();
    let asked = '';
    const change = inTransaction(db, async (tx) => {
      await sql`select 1`.execute(tx);
      proxy.fallSilent();
      await sql`select 1`.execute(tx).finally(() => {
        asked = proxy.swallowed();
      });
    });
    await expect(change).rejects.toBeInstanceOf(DatabaseAway);
    expect(asked).not.toBe('');
    expect(proxy.swallowed()).toBe(asked);
    expect(await look()).toBe(1);
  },
);

test.skipIf(inject('postgresUrl') === '')('long work may take its time', async () => {
  const { db } = await behindProxy();
  await inSnapshot(db, (snapshot) => sql`select pg_sleep(${(ANSWER_MS * 2) / 1000})`.execute(snapshot));
  await expect(sql`select pg_sleep(${(ANSWER_MS * 2) / 1000})`.execute(db)).rejects.toBeInstanceOf(
    DatabaseAway,
  );
});

test.skipIf(inject('postgresUrl') === '')(
  'a process that stops waits neither for silent connections nor for their goodbye',
  async () => {
    const { location } = await testDatabase();
    if (location.engine !== 'postgres') return;
    const url = new URL(location.url);
    const proxy = await startSilentProxy(Number(url.port));
    url.port = String(proxy.port);
    // Longer than the test waits: only what a stop shortens ends in time.
    const pool = createPool(url.href, 3, { answerMs: 3_600_000 });
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    const look = () => sql`select 1`.execute(db);
    await lookThrice(look);
    proxy.fallSilent();
    const refused = expect(look()).rejects.toBeInstanceOf(DatabaseAway);
    await expect.poll(() => proxy.swallowed()).not.toBe('');
    pool.shortenTimeouts();
    await refused;
    await closeDatabase(db);
    await proxy.stop();
  },
);
