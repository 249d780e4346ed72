import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchingResources, type ResourceFilter } from './resources';

const ANY: ResourceFilter = { category: '', language: '', search: '', freeOnly: false };

const resource = fc.record({
  title: fc.string(),
  publisher: fc.string(),
  description: fc.string(),
  category: fc.constantFrom('sleep', 'yoga', 'crisis'),
  language: fc.constantFrom('en', 'hi', 'mul'),
  cost: fc.constantFrom('free' as const, 'freemium' as const),
});
const resources = fc.array(resource, { maxLength: 20 });

test('nothing asked for leaves everything', () => {
  fc.assert(
    fc.property(resources, (items) => {
      expect(matchingResources(items, ANY)).toEqual(items);
    }),
  );
});

test('each further wish leaves the same or fewer, and all that are left match it', () => {
  fc.assert(
    fc.property(resources, fc.string(), (items, search) => {
      const found = matchingResources(items, { ...ANY, search });
      const narrowed = matchingResources(items, {
        category: 'sleep',
        language: 'hi',
        search,
        freeOnly: true,
      });
      expect(narrowed).toEqual(
        found.filter(
          ({ category, language, cost }) => category === 'sleep' && language !== 'en' && cost === 'free',
        ),
      );
    }),
  );
});

test('words are found in any order, any case, and without their accents', () => {
  const item = {
    title: 'Yoga for Beginners',
    publisher: 'NHS (UK)',
    description: 'A first class.',
    category: 'yoga',
    language: 'en',
    cost: 'free' as const,
  };
  expect(matchingResources([item], { ...ANY, search: ' nhs  yoga ' })).toEqual([item]);
  expect(matchingResources([item], { ...ANY, search: 'nhs sleep' })).toEqual([]);
  const accented = { ...item, title: 'Teléfono de la Esperanza' };
  expect(matchingResources([accented], { ...ANY, search: 'telefono' })).toEqual([accented]);
});
