import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { emptyDatabase } from '../testing/test-database';
import { migrate } from './migrate';
import { MIGRATIONS } from './migrations';
import { sampleNames } from './migrations/0035-sample-names';

test('an upgrade takes the mark out of the names of samples, and leaves all other names', async () => {
  const { db, folder } = await emptyDatabase();
  const options = { backupsDir: join(folder, 'backups'), nowMs: 0 };
  await migrate(db, { ...options, migrations: MIGRATIONS.slice(0, MIGRATIONS.indexOf(sampleNames)) });
  const people = [
    { id: 'sample', name: 'Sample profile: A therapist for OCD', isSample: 1, after: 'A therapist for OCD' },
    { id: 'nameless', name: 'Sample profile: ', isSample: 1, after: 'Sample profile: ' },
    { id: 'renamed', name: 'An example', isSample: 1, after: 'An example' },
    { id: 'real', name: 'Sample profile: Maria', isSample: 0, after: 'Sample profile: Maria' },
  ];
  await sql`delete from therapist_hours`.execute(db);
  await sql`delete from therapists`.execute(db);
  for (const { id, name, isSample } of people)
    await sql`
      insert into therapists (id, name, qualifications, languages, helps_with, meets, about, is_sample, position, created_at)
      values (${id}, ${name}, '', '[]', '[]', '[]', '', ${isSample}, 0, 0)`.execute(db);
  await migrate(db, options);
  const names = await db.selectFrom('therapists').select(['id', 'name']).execute();
  expect(new Map(names.map(({ id, name }) => [id, name]))).toEqual(
    new Map(people.map(({ id, after }) => [id, after])),
  );
});
