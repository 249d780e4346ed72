import { expect, test } from 'vitest';
import { publishedDate } from './published-date';

test.each([
  ['1994', '1994'],
  ['2011-03', 'March 2011'],
  ['2011-03-01', 'March 1, 2011'],
])('%s is told as exactly as it is known', (date, words) => {
  expect(publishedDate(date)).toBe(words);
});
