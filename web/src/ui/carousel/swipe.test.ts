import { expect, test } from 'vitest';
import { swipeDirection } from './swipe';

test.each([
  ['to the left shows what comes next', 200, 100, 150, 110, 'next'],
  ['to the right shows what came before', 100, 100, 150, 90, 'previous'],
  ['of less than fifty pixels means nothing', 100, 100, 51, 100, null],
  ['that rather goes down is a scroll', 100, 100, 40, 180, null],
  ['that stays in place is a tap', 100, 100, 100, 100, null],
] as const)('a movement %s', (_meaning, startX, startY, endX, endY, expected) => {
  expect(swipeDirection(startX, startY, endX, endY)).toBe(expected);
});
