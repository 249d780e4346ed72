import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connectTo, testDatabase } from '../../testing/test-database';
import type { Db } from '../transaction';
import { inSnapshot } from './snapshot';

function subscribe(db: Db, email: string): Promise<unknown> {
  return db
    .insertInto('newsletter_subscribers')
    .values({ id: email, email, email_key: email, token: email, created_at: 0, mailed_at: 0 })
    .execute();
}

test('whatever others store meanwhile, everything that is read is of one moment', async () => {
  const { db, location } = await testDatabase();
  await subscribe(db, 'before@example.org');
  const alone = await connectTo(location);
  const seen = await inSnapshot(alone, async (snapshot) => {
    const first = await snapshot.selectFrom('newsletter_subscribers').select('email').execute();
    await subscribe(db, 'meanwhile@example.org');
    const built = await snapshot.selectFrom('newsletter_subscribers').select('email').execute();
    const written = await sql<{ email: string }>`select email from newsletter_subscribers`.execute(snapshot);
    return [first, built, written.rows];
  });
  const before = [{ email: 'before@example.org' }];
  expect(seen).toEqual([before, before, before]);
  expect(await alone.selectFrom('newsletter_subscribers').select('email').execute()).toHaveLength(2);
});

test('nothing can be changed in it, and it ends when reading fails', async () => {
  const { db, location } = await testDatabase();
  const alone = await connectTo(location);
  await expect(inSnapshot(alone, (snapshot) => subscribe(snapshot, 'ana@example.org'))).rejects.toThrow(
    /read-?only/,
  );
  await subscribe(alone, 'ben@example.org');
  expect(await db.selectFrom('newsletter_subscribers').select('email').execute()).toHaveLength(1);
});
