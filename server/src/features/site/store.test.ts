import { DEFAULT_SITE } from '@stillgrove/contract/default-site';
import { expect, test } from 'vitest';
import { inTransaction } from '../../db/transaction';
import { testDatabase } from '../../testing/test-database';
import { readSite, saveSite } from './store';

test('an instance whose operator has set nothing is told by the defaults', async () => {
  const { db } = await testDatabase();
  expect(await readSite(db, DEFAULT_SITE)).toEqual({ site: DEFAULT_SITE, version: 0 });
});

test('each save is a new version, and none is made over another that was not read', async () => {
  const { db } = await testDatabase();
  const site = { ...DEFAULT_SITE, name: 'Quiet Hill' };
  const save = (version: number) => inTransaction(db, (tx) => saveSite(tx, site, version));
  expect(await inTransaction(db, (tx) => saveSite(tx, DEFAULT_SITE, 0))).toBe(1);
  expect(await save(0)).toBeNull();
  expect(await save(2)).toBeNull();
  expect(await readSite(db, DEFAULT_SITE)).toEqual({ site: DEFAULT_SITE, version: 1 });
  expect(await save(1)).toBe(2);
  expect(await readSite(db, DEFAULT_SITE)).toEqual({ site, version: 2 });
});

test('of two saves at the same moment one is refused', async () => {
  const { db } = await testDatabase();
  const saves = ['Quiet Hill', 'Still Water'].map((name) =>
    inTransaction(db, (tx) => saveSite(tx, { ...DEFAULT_SITE, name }, 0)),
  );
  // Which of them comes first is not promised.
  expect(new Set(await Promise.all(saves))).toEqual(new Set([1, null]));
});

test('what an older version did not store is filled in by the defaults', async () => {
  const { db } = await testDatabase();
  const value = JSON.stringify({ name: 'Quiet Hill', social: { facebook: 'https://example.org/hill' } });
  await db.insertInto('settings').values({ name: 'site', value, version: 4 }).execute();
  const { site } = await readSite(db, DEFAULT_SITE);
  expect(site).toEqual({
    ...DEFAULT_SITE,
    name: 'Quiet Hill',
    social: { ...DEFAULT_SITE.social, facebook: 'https://example.org/hill' },
  });
});

test('figures that an operator changed before they could be confirmed are no samples', async () => {
  const { db } = await testDatabase();
  const { items } = DEFAULT_SITE.stats;
  const own = [{ value: '12', label: 'Volunteers' }, ...items.slice(1)];
  const stored = async (stats: object) => {
    const value = JSON.stringify({ stats });
    await db.deleteFrom('settings').execute();
    await db.insertInto('settings').values({ name: 'site', value, version: 1 }).execute();
    return (await readSite(db, DEFAULT_SITE)).site.sampleFigures;
  };
  expect(await stored({ shown: true, items })).toBe(true);
  expect(await stored({ shown: true, items: own })).toBe(false);
});

test('a script in place of a web address is never stored', async () => {
  const { db } = await testDatabase();
  const site = { ...DEFAULT_SITE, diaryUrl: 'javascript:alert(1)' };
  await expect(inTransaction(db, (tx) => saveSite(tx, site, 0))).rejects.toThrow('Enter a whole web address');
});

test('what the settings of the process say holds until the operator saves', async () => {
  const { db } = await testDatabase();
  const defaults = { ...DEFAULT_SITE, landingVariant: 'video' as const };
  expect((await readSite(db, defaults)).site.landingVariant).toBe('video');
  await inTransaction(db, (tx) => saveSite(tx, DEFAULT_SITE, 0));
  expect((await readSite(db, defaults)).site.landingVariant).toBe('default');
});

test('an age that is set goes on being asked for, none that was chosen stays none, and the unsaid gets the default', async () => {
  const { db } = await testDatabase();
  const read = async (stored: object) => {
    await db.deleteFrom('settings').execute();
    await db
      .insertInto('settings')
      .values({ name: 'site', value: JSON.stringify(stored), version: 1 })
      .execute();
    const { minimumAge, asksBirthYear } = (await readSite(db, DEFAULT_SITE)).site;
    return [minimumAge, asksBirthYear];
  };
  expect(await read({ minimumAge: 18 })).toEqual([18, true]);
  expect(await read({ minimumAge: null })).toEqual([null, false]);
  expect(await read({ name: 'Quiet Hill' })).toEqual([16, false]);
});
