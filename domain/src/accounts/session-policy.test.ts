import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CLOCK_TOLERANCE_MS,
  hasSessionEnded,
  isReauthenticated,
  isUseToBeNoted,
  OPERATOR_IDLE_MS,
} from './session-policy';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
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
    expect(hasSessionEnded(session(NOW + CLOCK_TOLERANCE_MS), operator, NOW)).toBe(false);
    expect(hasSessionEnded(session(NOW + 2_000), operator, NOW)).toBe(false);
  }
});

test('a clock that is a day behind for a while signs no one out', () => {
  expect(hasSessionEnded(session(NOW), false, NOW - DAY_MS)).toBe(false);
});

test('a member’s session holds to the last millisecond of its days, used or not, and then is over for good', () => {
  const expiresAtMs = session(NOW).expiresAtMs;
  expect(hasSessionEnded(session(NOW), false, expiresAtMs - 1)).toBe(false);
  fc.assert(
    fc.property(fc.boolean(), fc.nat(10_000 * DAY_MS), (operator, laterMs) => {
      expect(hasSessionEnded(session(NOW), operator, expiresAtMs + laterMs)).toBe(true);
    }),
  );
});

test('an operator’s session holds for less than twelve hours in which it never rests for half an hour', () => {
  fc.assert(
    fc.property(fc.nat(24 * HOUR_MS), fc.nat(2 * OPERATOR_IDLE_MS), (ageMs, restMs) => {
      const ended = hasSessionEnded(session(NOW - ageMs, NOW - restMs), true, NOW);
      expect(ended).toBe(ageMs >= 12 * HOUR_MS || restMs >= OPERATOR_IDLE_MS);
    }),
  );
  expect(hasSessionEnded(session(NOW - 12 * HOUR_MS, NOW), true, NOW)).toBe(true);
  expect(hasSessionEnded(session(NOW - 12 * HOUR_MS), true, NOW)).toBe(true);
  expect(hasSessionEnded(session(NOW - 12 * HOUR_MS + 1, NOW), true, NOW)).toBe(false);
});

test('an operator’s session whose last use was noted far ahead is over', () => {
  expect(hasSessionEnded(session(NOW - HOUR_MS, NOW + OPERATOR_IDLE_MS), true, NOW)).toBe(true);
  expect(hasSessionEnded(session(NOW - HOUR_MS, NOW + 2_000), true, NOW)).toBe(false);
  expect(hasSessionEnded(session(NOW - HOUR_MS, NOW + OPERATOR_IDLE_MS), false, NOW)).toBe(false);
});

test('an operator’s use is noted the first time and then once a minute, wherever the clock jumps to', () => {
  expect(isUseToBeNoted({ lastUsedAtMs: null }, true, NOW)).toBe(true);
  for (const direction of [-1, 1]) {
    const usedAgo = (ms: number) => ({ lastUsedAtMs: NOW + direction * ms });
    expect(isUseToBeNoted(usedAgo(MINUTE_MS), true, NOW)).toBe(true);
    expect(isUseToBeNoted(usedAgo(MINUTE_MS - 1), true, NOW)).toBe(false);
  }
});

test('the minute of a member’s use is never noted', () => {
  fc.assert(
    fc.property(fc.option(fc.nat(2 * NOW)), (lastUsedAtMs) => {
      expect(isUseToBeNoted({ lastUsedAtMs }, false, NOW)).toBe(false);
    }),
  );
});

test('a password that is shown again counts from that moment on for less than five minutes', () => {
  expect(isReauthenticated(NOW, NOW)).toBe(true);
  expect(isReauthenticated(NOW - 5 * MINUTE_MS + 1, NOW)).toBe(true);
  expect(isReauthenticated(NOW - 5 * MINUTE_MS, NOW)).toBe(false);
});

test('a password that was never shown again, or under a clock that was ahead, does not count', () => {
  expect(isReauthenticated(null, NOW)).toBe(false);
  // A machine without a battery starts in 1970, which “never” must not be taken for.
  expect(isReauthenticated(null, 0)).toBe(false);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: NOW }), (aheadMs) => {
      expect(isReauthenticated(NOW + aheadMs, NOW)).toBe(false);
    }),
  );
});
