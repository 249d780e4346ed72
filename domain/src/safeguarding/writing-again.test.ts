import { expect, test } from 'vitest';
import { writeAgainAt } from './writing-again';

const NOW_MS = Date.UTC(2027, 2, 5, 9, 30);

test('a reminder comes a day or a week after the answer, and never unless someone asked for it', () => {
  expect(writeAgainAt(1, NOW_MS)).toBe(Date.UTC(2027, 2, 6, 9, 30));
  expect(writeAgainAt(7, NOW_MS)).toBe(Date.UTC(2027, 2, 12, 9, 30));
  expect(writeAgainAt(null, NOW_MS)).toBeNull();
});
