import { expect, test } from 'vitest';
import { signedInPeople } from '../testing/signed-in-people';
import { testDatabase } from '../testing/test-database';
import { builtOnce } from './built-once';
import { inTransaction } from './transaction';

test('a query is built once and finds what each asks for, within a change as well', async () => {
  let built = 0;
  const find = builtOnce((db, createdAtMs: number, id: string) => {
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

test('lists of every length and rows with nothing in a column are asked for and stored', async () => {
  const addAll = builtOnce((db, rows: { name: string; value: string; version: number }[]) =>
    db.insertInto('settings').values(rows),
  );
  const findAll = builtOnce((db, names: string[]) =>
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
