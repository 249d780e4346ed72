import { RESOURCE_CATEGORIES, type Resource } from '@stillgrove/contract/resources';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATEGORY_ORDER, foundResources, grouped, widerResourceFilters } from './resource-filter';

const resource = fc.record({
  id: fc.uuid(),
  category: fc.constantFrom(...RESOURCE_CATEGORIES),
}) as fc.Arbitrary<Resource>;

test('grouping loses no link, doubles none, and makes no empty group', () => {
  fc.assert(
    fc.property(fc.uniqueArray(resource, { selector: ({ id }) => id }), fc.string(), (resources, search) => {
      const groups = grouped(resources, search);
      expect(groups.every((group) => group.resources.length > 0)).toBe(true);
      const shown = groups.flatMap((group) => group.resources);
      expect(shown).toHaveLength(resources.length);
      expect(new Set(shown)).toEqual(new Set(resources));
    }),
  );
});

test('a category that is called what someone searches for comes first', () => {
  const resources = [{ category: 'crisis' }, { category: 'sleep' }] as unknown as Resource[];
  expect(grouped(resources, 'sle').map(({ category }) => category)).toEqual(['sleep', 'crisis']);
  expect(grouped(resources, 'people').map(({ category }) => category)).toEqual(['crisis', 'sleep']);
});

test('crisis help comes first and every category has its place', () => {
  expect(CATEGORY_ORDER[0]).toBe('crisis');
  expect(new Set(CATEGORY_ORDER)).toEqual(new Set(RESOURCE_CATEGORIES));
});

test('what one wish less would find is counted, and what it would not find is left out', () => {
  const base = { title: 'Calm', description: '', publisher: '', link: '', tags: [], cost: 'free' } as const;
  const resources = [
    { ...base, id: 'a', category: 'yoga', language: 'en' },
    { ...base, id: 'b', category: 'yoga', language: 'de' },
    { ...base, id: 'c', category: 'meditation', language: 'de' },
  ] as unknown as Resource[];
  const filter = { category: 'meditation', language: 'en', search: '', freeOnly: true } as const;
  expect(widerResourceFilters(resources, filter)).toEqual([
    { change: { category: '' }, count: 1 },
    { change: { language: '' }, count: 1 },
  ]);
});

test('whoever searches for words of a crisis finds crisis help, whatever else is wished and however it is spelled', () => {
  const base = { title: '', description: '', publisher: '', link: '', tags: [], cost: 'freemium' } as const;
  const line = { ...base, id: 'line', category: 'crisis', language: 'de', title: 'Suicide lifeline' };
  const yoga = { ...base, id: 'yoga', category: 'yoga', language: 'en', title: 'Yoga to live well' };
  const resources = [line, yoga] as unknown as Resource[];
  const ids = (search: string) =>
    foundResources(resources, { category: 'yoga', language: 'en', search, freeOnly: true }).map(
      ({ id }) => id,
    );
  for (const search of ['self-harm', 'kill myself', 'suicide', 'suicde'])
    expect(ids(search)).toEqual(['line']);
  expect(ids('yoga')).toEqual([]);
});
