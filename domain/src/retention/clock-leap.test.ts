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
