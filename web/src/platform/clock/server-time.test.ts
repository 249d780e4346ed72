import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createServerTime } from './server-time';

const SERVER_MS = Date.UTC(2027, 2, 5, 12);

test('a clock that is years off is put right by the server', () => {
  fc.assert(
    fc.property(fc.integer({ min: -6e13, max: 2.5e14 }), fc.nat(1e9), (deviceMs, later) => {
      let nowMs = deviceMs;
      const time = createServerTime(() => nowMs);
      time.note(new Date(SERVER_MS).toUTCString());
      nowMs += later;
      return Math.abs(time.now() - (SERVER_MS + later)) <= 3_600_000;
    }),
  );
});

test('a clock that is nearly right is left alone', () => {
  const time = createServerTime(() => SERVER_MS + 59 * 60_000);
  time.note(new Date(SERVER_MS).toUTCString());
  expect(time.now()).toBe(SERVER_MS + 59 * 60_000);
});

test('an answer without a date, or with a damaged one, says nothing', () => {
  const time = createServerTime(() => 0);
  time.note(null);
  time.note('yesterday');
  expect(time.now()).toBe(0);
});
