import { expect, test } from 'vitest';
import { connectTo, testDatabase } from '../testing/test-database';
import { afterCommit, type Db, inTransaction, type Tx } from './transaction';

const setting = (name: string) => ({ name, value: '1', version: 1 });

async function add(tx: Tx, name: string): Promise<void> {
  await tx.insertInto('settings').values(setting(name)).execute();
}

async function names(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('settings').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

/** Two processes' ways into one database. */
async function twoWays(): Promise<[Db, Db]> {
  const { db, location } = await testDatabase();
  return [db, await connectTo(location)];
}

test('a change that throws is undone as a whole', async () => {
  const { db } = await testDatabase();
  const change = inTransaction(db, async (tx) => {
    await add(tx, 'a');
    throw new Error('never mind');
  });
  await expect(change).rejects.toThrow('never mind');
  expect(await names(db)).toEqual([]);
});

test('a change that fails takes none of those that share its commit with it', async () => {
  const { db } = await testDatabase();
  const results = await Promise.allSettled([
    inTransaction(db, (tx) => add(tx, 'a')),
    inTransaction(db, async (tx) => {
      await add(tx, 'b');
      await add(tx, 'b');
    }),
    inTransaction(db, (tx) => add(tx, 'c')),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await names(db)).toEqual(['a', 'c']);
});

test('a change is seen by everyone before anyone is told', async () => {
  const { db, location } = await testDatabase();
  const other = await connectTo(location);
  expect(await inTransaction(db, (tx) => add(tx, 'a')).then(() => names(other))).toEqual(['a']);
});

test('more changes than share a commit are all made', async () => {
  const { db } = await testDatabase();
  await Promise.all(
    Array.from({ length: 250 }, (_, index) => inTransaction(db, (tx) => add(tx, String(index)))),
  );
  expect(await names(db)).toHaveLength(250);
});

test('a change may ask for another one once it is done', async () => {
  const { db } = await testDatabase();
  await inTransaction(db, (tx) => add(tx, 'a')).then(() => inTransaction(db, (tx) => add(tx, 'b')));
  expect(await names(db)).toEqual(['a', 'b']);
});

test('listeners hear of a commit, and never of a change that was undone', async () => {
  const { db } = await testDatabase();
  const heard: string[] = [];
  const listening = (name: string, fails: boolean) =>
    inTransaction(db, async (tx) => {
      await add(tx, name);
      afterCommit(tx, () => heard.push(name));
      if (fails) throw new Error('undone');
    });
  await Promise.allSettled([listening('a', false), listening('b', true), listening('c', false)]);
  // Who comes first is not promised.
  expect(heard.sort()).toEqual(['a', 'c']);
});

test('two that read the same before they write are made one after the other', async () => {
  const [db, other] = await twoWays();
  await inTransaction(db, (tx) => add(tx, 'count'));
  const increment = (place: Db) =>
    inTransaction(place, async (tx) => {
      const { version } = await tx.selectFrom('settings').select('version').executeTakeFirstOrThrow();
      await new Promise((resolve) => setImmediate(resolve));
      await tx
        .updateTable('settings')
        .set({ version: version + 1 })
        .execute();
    });
  await Promise.all(Array.from({ length: 40 }, (_, index) => increment(index % 2 === 0 ? db : other)));
  const { version } = await db.selectFrom('settings').select('version').executeTakeFirstOrThrow();
  expect(version).toBe(41);
});

test('what two decide by what they do not see yet is decided one after the other', async () => {
  const [db, other] = await twoWays();
  const addIfAlone = (place: Db, name: string) =>
    inTransaction(place, async (tx) => {
      if ((await names(tx)).length === 0) await add(tx, name);
    });
  await Promise.all(
    ['a', 'b', 'c', 'd'].map((name, index) => addIfAlone(index % 2 === 0 ? db : other, name)),
  );
  expect(await names(db)).toHaveLength(1);
});

test('a change whose error was overlooked is not taken for a stored one', async () => {
  const { db } = await testDatabase();
  const change = inTransaction(db, async (tx) => {
    await add(tx, 'a');
    await add(tx, 'a').catch(() => undefined);
    return 'done';
  });
  const outcome = await change.catch(() => 'refused');
  expect(await names(db)).toEqual(outcome === 'done' ? ['a'] : []);
});

test('who reads waits for no change, and sees none that is under way', async () => {
  const { db } = await testDatabase();
  await inTransaction(db, async (tx) => {
    await add(tx, 'a');
    expect(await names(db)).toEqual([]);
    expect(await names(tx)).toEqual(['a']);
  });
  expect(await names(db)).toEqual(['a']);
});
