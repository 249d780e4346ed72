import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { preparedQuery } from '../db/prepared-query';
import { afterCommit, type Db, inTransaction } from '../db/transaction';
import { idsOf } from '../platform/deletions/store';
import { tablesWithoutPerson } from './person-named';
import { signedInPeople } from './signed-in-people';
import { testDatabase } from './test-database';
import { EXCEPTIONS, watchedDatabase } from './watched-database';

/** Which tables are told when this is asked. */
async function toldBy(ask: (db: Db) => Promise<unknown>): Promise<string[]> {
  const { db } = await testDatabase();
  const watched = watchedDatabase(db);
  await ask(watched.db);
  return watched.unplaced().map((one) => one.slice(0, one.indexOf(':')));
}

const EVENT = { id: 'bubble:1', activity: 'bubble', points: 1, leaves: 0, day: '2027-03-05', created_at: 4 };

test('what names the person, or touches no table by person, is not told', async () => {
  const told = await toldBy(async (db) => {
    const [userId = ''] = (await signedInPeople(db, 1, 5)).map((person) => person.userId);
    const own = { user_id: userId };
    await db
      .insertInto('point_events')
      .values({ ...own, ...EVENT })
      .execute();
    await db.selectFrom('point_events').selectAll().where('user_id', '=', userId).execute();
    await db.deleteFrom('vault_locks').where('user_id', 'in', [userId, 'ben']).execute();
    await db
      .selectFrom('vault_locks as l')
      .innerJoin('vault_records as r', 'r.user_id', 'l.user_id')
      .innerJoin('users', 'users.id', 'l.user_id')
      .select('r.seq')
      .where('l.user_id', '=', userId)
      .where(({ or, eb }) => or([eb('r.seq', '>', 4), eb('r.seq', '<', 1)]))
      .execute();
    await db.updateTable('point_totals').set({ leaves: 4 }).where('user_id', '=', userId).execute();
    await sql`select 1 from point_days where user_id = ${userId}`.execute(db);
    await db.deleteFrom('users').execute();
  });
  expect(told).toEqual([]);
});

test('what reads, changes or deletes rows of anyone is told', async () => {
  const told = await toldBy(async (db) => {
    await db.selectFrom('point_events').selectAll().where('id', '=', 'bubble:1').execute();
    await db.updateTable('point_totals').set({ leaves: 4 }).where('leaves', '<', 4).execute();
    await db.deleteFrom('point_days').where('user_id', '<>', 'ana').execute();
    await sql`select count(*) from vault_records`.execute(db);
    const everyone = db.selectFrom('users').select('id');
    await db.deleteFrom('vault_locks').where('user_id', 'in', everyone).execute();
  });
  expect(told).toEqual(['point_days', 'point_events', 'point_totals', 'vault_locks', 'vault_records']);
});

test('a person who is named for some of the rows only does not count', async () => {
  const told = await toldBy(async (db) => {
    await db
      .selectFrom('point_events')
      .select('id')
      .where(({ or, eb }) => or([eb('user_id', '=', 'ana'), eb('points', '>', 4)]))
      .execute();
    await db
      .selectFrom('point_totals as mine')
      .innerJoin('point_days as others', 'others.day', 'mine.user_id')
      .select('others.points')
      .where('mine.user_id', '=', 'ana')
      .execute();
    const inside = db.selectFrom('vault_records').select('user_id').where('seq', '=', 1);
    await db.selectFrom('users').select('id').where('id', 'in', inside).execute();
  });
  expect(told).toEqual(['point_days', 'point_events', 'vault_records']);
});

test('an upsert that finds its row by something else is told, and a change of the person', async () => {
  const { db } = await testDatabase();
  const row = { user_id: 'ana', total_score: 1, leaves: 0 };
  const upsert = db
    .insertInto('point_totals')
    .values(row)
    .onConflict((conflict) => conflict.column('leaves').doNothing());
  expect(tablesWithoutPerson(upsert.toOperationNode())).toEqual(['point_totals (on conflict)']);
  const move = db.updateTable('vault_locks').set({ user_id: 'ben' }).where('user_id', '=', 'ana');
  expect(tablesWithoutPerson(move.toOperationNode())).toEqual(['vault_locks (user_id is changed)']);
});

test('a query that was prepared elsewhere is told each time it is asked, within a change as well', async () => {
  const ofAnyone = preparedQuery((db, points: number) =>
    db.selectFrom('point_events').select('id').where('points', '=', points),
  );
  const { db } = await testDatabase();
  expect(await ofAnyone(db, 4)).toEqual([]);
  const watched = watchedDatabase(db);
  expect(await ofAnyone(watched.db, 4)).toEqual([]);
  expect(watched.unplaced()).toHaveLength(1);
  const inChange = watchedDatabase(db);
  await inTransaction(inChange.db, (tx) => ofAnyone(tx, 4));
  expect(inChange.unplaced()).toHaveLength(1);
});

test('every exception is still asked for', async () => {
  const { db } = await testDatabase();
  const watched = watchedDatabase(db);
  await inTransaction(watched.db, (tx) => idsOf(tx, 'space'));
  expect(watched.excused()).toEqual(EXCEPTIONS.map((one) => one.sql).sort());
  expect(watched.unplaced()).toEqual([]);
});

test('changes are made and undone as on the database itself', async () => {
  const { db } = await testDatabase();
  const watched = watchedDatabase(db);
  const committed: string[] = [];
  await inTransaction(watched.db, async (tx) => {
    afterCommit(tx, () => committed.push('first'));
    await tx.insertInto('leases').values({ name: 'a', holder: 'b', ends_at: 4 }).execute();
  });
  await expect(
    inTransaction(watched.db, async (tx) => {
      afterCommit(tx, () => committed.push('second'));
      await tx.deleteFrom('leases').execute();
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await db.selectFrom('leases').select('name').execute()).toEqual([{ name: 'a' }]);
  expect(committed).toEqual(['first']);
});
