import { DEFAULT_SITE } from '@stillgrove/contract/default-site';
import { valuesOf } from '@stillgrove/contract/site';
import { expect, test } from 'vitest';
import { changedValues, formValues, mergedValues, siteOf } from './site-fields';

const SITE = valuesOf(DEFAULT_SITE);

test('what the form shows is what it sends', () => {
  const site = {
    ...SITE,
    social: { ...SITE.social, youtube: 'https://example.org/hill' },
    landingVariant: 'video' as const,
    stats: { ...SITE.stats, shown: false },
  };
  expect(siteOf(formValues(site))).toEqual(site);
});

test('an address that is left empty is not set', () => {
  expect(siteOf({ ...formValues(SITE), diaryUrl: '  ' }).diaryUrl).toBeNull();
});

test('what someone else changed is told under the names of the fields', () => {
  const after = { ...SITE, phone: '112', stats: { ...SITE.stats, shown: false } };
  expect(changedValues(SITE, after)).toEqual([
    ['Phone', '112'],
    ['Figures are shown', 'no'],
  ]);
});

test('keeping what was typed keeps what someone else changed elsewhere', () => {
  const typed = { ...formValues(SITE), name: 'Quiet Hill', phone: '113' };
  const newer = { ...SITE, phone: '112', address: 'Lower Lake Road 4' };
  expect(siteOf(mergedValues(SITE, typed, newer))).toEqual({
    ...SITE,
    name: 'Quiet Hill',
    phone: '113',
    address: 'Lower Lake Road 4',
  });
});
