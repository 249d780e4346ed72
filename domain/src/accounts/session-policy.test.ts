import { expect, test } from 'vitest';
import { CLOCK_TOLERANCE_MS, hasSessionEnded, OPERATOR_IDLE_MS } from './session-policy';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const NOW = Date.UTC(2026, 5, 1);

const session = (beganAtMs: number, lastUsedAtMs: number | null = null) => ({
  createdAtMs: beganAtMs,
  expiresAtMs: beganAtMs + 30 * DAY_MS,
  lastUsedAtMs,
});

test('a session that began under a clock that was years ahead is over, and a corrected second ends none', () => {
  for (const operator of [false, true]) {
    expect(hasSessionEnded(session(NOW + 3650 * DAY_MS), operator, NOW)).toBe(true);
    expect(hasSessionEnded(session(NOW + CLOCK_TOLERANCE_MS + 1), operator, NOW)).toBe(true);
    expect(hasSessionEnded(session(NOW + 2_000), operator, NOW)).toBe(false);
  }
});

test('an operator’s session whose last use was noted far ahead is over', () => {
  expect(hasSessionEnded(session(NOW - HOUR_MS, NOW + OPERATOR_IDLE_MS), true, NOW)).toBe(true);
  expect(hasSessionEnded(session(NOW - HOUR_MS, NOW + 2_000), true, NOW)).toBe(false);
  expect(hasSessionEnded(session(NOW - HOUR_MS, NOW + OPERATOR_IDLE_MS), false, NOW)).toBe(false);
});
