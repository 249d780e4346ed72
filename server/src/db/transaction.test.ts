import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database';
import { afterCommit, type Db, inTransaction, type Tx } from './transaction';

const setting = (name: string) => ({ name, value: '1', version: 1 });

async function add(tx: Tx, name: string): Promise<void> {
  await tx.insertInto('settings').values(setting(name)).execute();
}

async function names(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('settings').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
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

test('a change is on disk before anyone is told', async () => {
  const { db, file } = await testDatabase();
  const other = new Database(file, { readonly: true });
  const seen = await inTransaction(db, (tx) => add(tx, 'a')).then(() =>
    other.prepare('select name from settings').all(),
  );
  expect(seen).toEqual([{ name: 'a' }]);
  other.close();
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
  expect(heard).toEqual(['a', 'c']);
});
