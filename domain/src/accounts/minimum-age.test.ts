import { expect, test } from 'vitest';
import { isOldEnough } from './minimum-age';

test('whoever reached the minimum age before this year is old enough', () => {
  expect(isOldEnough(2009, 16, 2026)).toBe(true);
  expect(isOldEnough(1954, 16, 2026)).toBe(true);
});

test('whoever may still be too young today is not old enough', () => {
  expect(isOldEnough(2010, 16, 2026)).toBe(false);
  expect(isOldEnough(2011, 16, 2026)).toBe(false);
  expect(isOldEnough(2026, 16, 2026)).toBe(false);
});

test('without a minimum age everyone is old enough', () => {
  expect(isOldEnough(2026, null, 2026)).toBe(true);
});
