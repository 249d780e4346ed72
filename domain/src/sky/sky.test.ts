import { expect, test } from 'vitest';
import { skyAt } from './sky';

test('a day goes from night over dusk to day and back', () => {
  const skies = Array.from({ length: 24 }, (_, hour) => skyAt(hour));
  expect(skies.filter((sky, hour) => sky !== skies[hour - 1])).toEqual([
    'night',
    'dusk',
    'day',
    'dusk',
    'night',
  ]);
  expect([skyAt(4), skyAt(5), skyAt(7), skyAt(17), skyAt(18), skyAt(20), skyAt(21)]).toEqual([
    'night',
    'dusk',
    'day',
    'day',
    'dusk',
    'dusk',
    'night',
  ]);
});
