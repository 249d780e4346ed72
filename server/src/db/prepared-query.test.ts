import { expect, test } from 'vitest';
import { signedInPeople } from '../testing/signed-in-people';
import { testDatabase } from '../testing/test-database';
import { preparedQuery } from './prepared-query';
import { inTransaction } from './transaction';

test('a query is built once and finds what each asks for, within a change as well', async () => {
  let built = 0;
  const find = preparedQuery((db, createdAtMs: number, id: string) => {
    built += 1;
    return db
      .selectFrom('users')
      .select(['id', 'full_name'])
      .where('id', '=', id)
      .where('created_at', '<=', createdAtMs)
      .where('password_hash', '=', 'none')
      .limit(1);
  });
  const { db } = await testDatabase();
  const [ana = '', ben = ''] = (await signedInPeople(db, 2, 5)).map(({ userId }) => userId);
  expect(await find(db, 5, ana)).toEqual([{ id: ana, full_name: 'Ana Lee' }]);
  expect(await find(db, 4, ana)).toEqual([]);
  expect(await inTransaction(db, (tx) => find(tx, 5, ben))).toEqual([{ id: ben, full_name: 'Ana Lee' }]);
  expect(built).toBe(1);
});

test('a row without a column that others have is refused, and not stored with nothing in its place', async () => {
  const add = preparedQuery((db, row: { name: string; value: string; version?: number }) =>
    db.insertInto('settings').values({ version: 1, ...row }),
  );
  const { db } = await testDatabase();
  await add(db, { name: 'a', value: '1', version: 1 });
  await expect(add(db, { name: 'b', value: '2' })).rejects.toThrow('no value for 0.version');
});

test('values are found by the names of their columns, in whatever order a row has them', async () => {
  const add = preparedQuery((db, row: { name: string; value: string; version: number }) =>
    db.insertInto('settings').values(row),
  );
  const { db } = await testDatabase();
  await add(db, { name: 'a', value: '1', version: 1 });
  await add(db, { version: 2, value: '3', name: 'b' });
  const rows = await db.selectFrom('settings').selectAll().where('name', '=', 'b').execute();
  expect(rows).toEqual([{ name: 'b', value: '3', version: 2 }]);
});

test('lists of every length and rows with nothing in a column are asked for and stored', async () => {
  const addAll = preparedQuery((db, rows: { name: string; value: string; version: number }[]) =>
    db.insertInto('settings').values(rows),
  );
  const findAll = preparedQuery((db, names: string[]) =>
    db.selectFrom('settings').select(['name', 'value']).where('name', 'in', names).orderBy('name'),
  );
  const { db } = await testDatabase();
  const row = (name: string) => ({ name, value: `"${name}"`, version: 1 });
  await addAll(db, [row('a')]);
  await addAll(db, [row('b'), row('c')]);
  await addAll(db, [row('d'), row('e')]);
  expect(await findAll(db, [])).toEqual([]);
  expect(await findAll(db, ['e', 'a'])).toEqual([
    { name: 'a', value: '"a"' },
    { name: 'e', value: '"e"' },
  ]);
  expect((await findAll(db, ['b', 'c', 'd'])).map(({ name }) => name)).toEqual(['b', 'c', 'd']);
});
