import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ClockMark, judgeClock, LEAP_MS, STEADY_MS } from './clock-leap';

const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;
const START_MS = Date.UTC(2027, 2, 5, 12);
const HOURLY = { clockMs: HOUR_MS, monotonicMs: HOUR_MS };

test('a clock ten years ahead at the start deletes nothing, and goes on at once when it is right again', () => {
  const mark = { trustedAtMs: START_MS, steadyMs: 0 };
  const ahead = judgeClock(mark, { nowMs: START_MS + 10 * YEAR_MS, passed: null });
  expect(ahead.trusted).toBe(false);
  expect(judgeClock(ahead.mark, { nowMs: START_MS + HOUR_MS, passed: null }).trusted).toBe(true);
});

test('after a real pause of a month deletion goes on once the clock has gone evenly for three days', () => {
  let mark: ClockMark = { trustedAtMs: START_MS - 30 * 24 * HOUR_MS, steadyMs: 0 };
  let rounds = 0;
  for (let nowMs = START_MS; ; nowMs += HOUR_MS) {
    const judged = judgeClock(mark, { nowMs, passed: rounds === 0 ? null : HOURLY });
    if (judged.trusted) break;
    mark = judged.mark;
    rounds += 1;
  }
  expect(rounds).toBe(STEADY_MS / HOUR_MS);
});

test('a clock that leaps again starts the wait again', () => {
  const mark = { trustedAtMs: START_MS, steadyMs: STEADY_MS - HOUR_MS };
  const passed = { clockMs: YEAR_MS, monotonicMs: HOUR_MS };
  const judged = judgeClock(mark, { nowMs: START_MS + YEAR_MS, passed });
  expect(judged).toEqual({ trusted: false, mark: { trustedAtMs: START_MS, steadyMs: 0 } });
});

test('where nothing was ever deleted, the clock is believed, and a week later it still is', () => {
  const first = judgeClock(null, { nowMs: START_MS, passed: null });
  expect(first).toEqual({ trusted: true, mark: { trustedAtMs: START_MS, steadyMs: 0 } });
  expect(judgeClock(first.mark, { nowMs: START_MS + LEAP_MS, passed: null }).trusted).toBe(true);
  expect(judgeClock(first.mark, { nowMs: START_MS + LEAP_MS + 1, passed: null }).trusted).toBe(false);
});

test('a clock goes evenly that differs by ten minutes a round at most, to whichever side', () => {
  const mark = { trustedAtMs: START_MS, steadyMs: HOUR_MS };
  const steadyAfter = (driftMs: number) =>
    judgeClock(mark, {
      nowMs: START_MS + YEAR_MS,
      passed: { clockMs: HOUR_MS + driftMs, monotonicMs: HOUR_MS },
    }).mark.steadyMs;
  expect([-600_000, 0, 600_000].map(steadyAfter)).toEqual([2 * HOUR_MS, 2 * HOUR_MS, 2 * HOUR_MS]);
  expect([-600_001, 600_001].map(steadyAfter)).toEqual([0, 0]);
});

test('a restart neither adds to the wait nor starts it again', () => {
  const mark = { trustedAtMs: START_MS, steadyMs: HOUR_MS };
  expect(judgeClock(mark, { nowMs: START_MS + YEAR_MS, passed: null })).toEqual({ trusted: false, mark });
});

test('whatever a clock does for less than three days, nothing goes a week before its time', () => {
  const step = fc.record({
    passedMs: fc.integer({ min: 0, max: 2 * HOUR_MS }),
    aheadMs: fc.oneof(fc.constant(0), fc.integer({ min: -10 * YEAR_MS, max: 10 * YEAR_MS })),
    restarted: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 35 }), (steps) => {
      let realMs = START_MS;
      let mark: ClockMark = { trustedAtMs: START_MS, steadyMs: 0 };
      let last: { nowMs: number; realMs: number } | null = null;
      for (const { passedMs, aheadMs, restarted } of steps) {
        realMs += passedMs;
        const nowMs = realMs + aheadMs;
        const passed =
          restarted || last === null
            ? null
            : { clockMs: nowMs - last.nowMs, monotonicMs: realMs - last.realMs };
        const judged = judgeClock(mark, { nowMs, passed });
        // Each believed round may be as much ahead of the one before as a server may have been off.
        if (judged.trusted) expect(nowMs).toBeLessThanOrEqual(mark.trustedAtMs + LEAP_MS);
        mark = judged.mark;
        last = { nowMs, realMs };
      }
    }),
  );
});
