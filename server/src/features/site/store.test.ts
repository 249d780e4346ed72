import { DEFAULT_SITE } from '@stillgrove/contract/default-site';
import { expect, test } from 'vitest';
import { inTransaction } from '../../db/transaction';
import { testDatabase } from '../../testing/test-database';
import { readSite, saveSite } from './store';

test('a grove whose operator has set nothing is told by the defaults', async () => {
  const { db } = await testDatabase();
  expect(await readSite(db, DEFAULT_SITE)).toEqual({ site: DEFAULT_SITE, version: 0 });
});

test('each save is a new version', async () => {
  const { db } = await testDatabase();
  const site = { ...DEFAULT_SITE, name: 'Quiet Hill' };
  expect(await inTransaction(db, (tx) => saveSite(tx, DEFAULT_SITE))).toBe(1);
  expect(await inTransaction(db, (tx) => saveSite(tx, site))).toBe(2);
  expect(await readSite(db, DEFAULT_SITE)).toEqual({ site, version: 2 });
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

test('a script in place of a web address is never stored', async () => {
  const { db } = await testDatabase();
  const site = { ...DEFAULT_SITE, diaryUrl: 'javascript:alert(1)' };
  await expect(inTransaction(db, (tx) => saveSite(tx, site))).rejects.toThrow('Enter a whole web address');
});

test('what the settings of the process say holds until the operator saves', async () => {
  const { db } = await testDatabase();
  const defaults = { ...DEFAULT_SITE, landingVariant: 'video' as const };
  expect((await readSite(db, defaults)).site.landingVariant).toBe('video');
  await inTransaction(db, (tx) => saveSite(tx, DEFAULT_SITE));
  expect((await readSite(db, defaults)).site.landingVariant).toBe('default');
});
