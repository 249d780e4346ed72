import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database';
import { listTherapists } from './store';

test('a new instance shows samples that no one takes for real people', async () => {
  const { db } = await testDatabase();
  const therapists = await listTherapists(db);
  expect(therapists).toHaveLength(6);
  for (const { name, qualifications, about, isSample } of therapists) {
    expect(isSample).toBe(true);
    expect(name).toMatch(/^An? /);
    expect(qualifications).toMatch(/^Example: /);
    expect(about).toMatch(/^Example: /);
    expect([name, qualifications, about].join(' ')).not.toMatch(/counsellor|behavioural|this place/);
  }
});

test('the samples differ in language, topic and place', async () => {
  const { db } = await testDatabase();
  const therapists = await listTherapists(db);
  const languages = new Set(therapists.flatMap((one) => one.languages));
  for (const tag of ['en', 'hi', 'es', 'de', 'ar']) expect(languages).toContain(tag);
  for (const tag of languages) expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  expect(new Set(therapists.flatMap((one) => one.helpsWith)).size).toBeGreaterThan(8);
  expect(new Set(therapists.flatMap((one) => one.meets))).toEqual(new Set(['in-person', 'online']));
});

test('the operator decides the order and who is shown', async () => {
  const { db } = await testDatabase();
  await db.deleteFrom('therapists').where('position', '>', 1).execute();
  await db.updateTable('therapists').set({ position: 7 }).where('position', '=', 0).execute();
  expect((await listTherapists(db)).map(({ id }) => id)).toEqual(['sample-depression', 'sample-anxiety']);
});
