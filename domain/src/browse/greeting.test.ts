import { expect, test } from 'vitest';
import { greetingAt } from './greeting';

test('every hour has its greeting', () => {
  const hours = (greeting: string) =>
    Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => greetingAt(hour) === greeting);
  expect(hours('Good morning')).toEqual([5, 6, 7, 8, 9, 10, 11]);
  expect(hours('Good afternoon')).toEqual([12, 13, 14, 15, 16, 17]);
  expect(hours('Good evening')).toEqual([18, 19, 20, 21, 22]);
  expect(hours('Hello')).toEqual([0, 1, 2, 3, 4, 23]);
});
