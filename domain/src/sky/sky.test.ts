import { expect, test } from 'vitest';
import { skyAt } from './sky';

test('a day goes from night over dusk to day and back', () => {
  const skies = Array.from({ length: 24 }, (_, hour) => skyAt(hour, 'light'));
  expect(skies.filter((sky, hour) => sky !== skies[hour - 1])).toEqual([
    'night',
    'dusk',
    'day',
    'dusk',
    'night',
  ]);
  expect([4, 5, 7, 17, 18, 20, 21].map((hour) => skyAt(hour, 'light'))).toEqual([
    'night',
    'dusk',
    'day',
    'day',
    'dusk',
    'dusk',
    'night',
  ]);
});

test('in the dark theme no hour has a bright sky, and the nights stay', () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const light = skyAt(hour, 'light');
    expect(skyAt(hour, 'dark')).toBe(light === 'day' ? 'dusk' : light);
  }
});
