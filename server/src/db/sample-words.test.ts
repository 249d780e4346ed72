import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { emptyDatabase, testDatabase } from '../testing/test-database';
import { migrate } from './migrate';
import { MIGRATIONS } from './migrations';
import { sampleWords } from './migrations/0036-sample-words';

const SENTENCE = 'This is a sample profile, not a real person. The team of this site replaces it.';

test('an upgrade gives samples words of their own, and leaves what someone wrote', async () => {
  const { db, folder } = await emptyDatabase();
  const options = { backupsDir: join(folder, 'backups'), nowMs: 0 };
  await migrate(db, { ...options, migrations: MIGRATIONS.slice(0, MIGRATIONS.indexOf(sampleWords)) });
  const people = [
    { id: 'sample-ocd', about: SENTENCE, isSample: 1, after: /^Example: We face what you fear/ },
    { id: 'sample-trauma', about: 'Our own words.', isSample: 1, after: /^Our own words\.$/ },
    { id: 'sample-anxiety', about: SENTENCE, isSample: 0, after: /^This is a sample profile/ },
    { id: 'another', about: SENTENCE, isSample: 1, after: /^This is a sample profile/ },
  ];
  await sql`delete from therapist_hours`.execute(db);
  await sql`delete from therapists`.execute(db);
  for (const { id, about, isSample } of people)
    await sql`
      insert into therapists (id, name, qualifications, languages, helps_with, meets, about, is_sample, position, created_at)
      values (${id}, '', '', '[]', '[]', '[]', ${about}, ${isSample}, 0, 0)`.execute(db);
  await migrate(db, options);
  const found = await db.selectFrom('therapists').select(['id', 'about']).execute();
  const words = new Map(found.map(({ id, about }) => [id, about]));
  for (const { id, after } of people) expect(words.get(id), id).toMatch(after);
});

test('an upgraded sample says what a new one says', async () => {
  const fresh = await testDatabase();
  const upgraded = await testDatabase();
  await upgraded.db.updateTable('therapists').set({ about: SENTENCE }).execute();
  await upgraded.db.transaction().execute((tx) => sampleWords.up(tx));
  const words = ({ db }: typeof fresh) =>
    db.selectFrom('therapists').select(['id', 'about']).orderBy('id').execute();
  expect(await words(upgraded)).toEqual(await words(fresh));
});
