import { expect, test } from 'vitest';
import { timeOfPage } from './words';

test('a page of its own day tells its time, and one that was written later does not', () => {
  const changedAtMs = new Date(2026, 10, 28, 21, 41).getTime();
  expect(timeOfPage({ day: '2026-11-28', changedAtMs })).toMatch(/9:41/);
  expect(timeOfPage({ day: '2026-11-27', changedAtMs })).toBe(null);
  expect(timeOfPage({ day: '2026-11-28', changedAtMs: Number.MAX_VALUE })).toBe(null);
});
