import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  advanceRun,
  isActive,
  LONGEST_UNATTENDED_MS,
  NEW_RUN,
  noteSignOfLife,
  startRun,
  stopRun,
} from './run';

test('the sum of many small steps is one big step', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9_999 }), { maxLength: 100 }), (gaps) => {
      let run = startRun(NEW_RUN, 500);
      let now = 500;
      for (const gap of gaps) run = advanceRun(run, (now += gap), true);
      expect(run.elapsedMs).toBe(gaps.reduce((sum, gap) => sum + gap, 0));
    }),
  );
});

test('time without a guide does not count', () => {
  const run = advanceRun(startRun(NEW_RUN, 0), 5_000, false);
  expect(advanceRun(run, 8_000, true).elapsedMs).toBe(3_000);
});

test('a device that slept counts nothing of its sleep and goes on afterwards', () => {
  const slept = advanceRun(advanceRun(startRun(NEW_RUN, 0), 4_000, true), 4_000_000 / 4, true);
  expect(slept.elapsedMs).toBe(4_000);
  expect(isActive(slept)).toBe(true);
});

test('a clock that jumps back costs nothing', () => {
  const run = advanceRun(startRun(NEW_RUN, 10_000), 9_000, true);
  expect(run.elapsedMs).toBe(0);
});

test('stop keeps the place and start goes on from it', () => {
  const stopped = stopRun(startRun(NEW_RUN, 0), 3_000, true);
  expect(isActive(stopped)).toBe(false);
  expect(advanceRun(stopped, 9_000, true)).toBe(stopped);
  expect(advanceRun(startRun(stopped, 9_000), 10_000, true).elapsedMs).toBe(4_000);
});

test('it stops by itself after half an hour without a sign of life, and counts until then', () => {
  let run = startRun(NEW_RUN, 0);
  for (let now = 1_000; isActive(run); now += 1_000) run = advanceRun(run, now, true);
  expect(run.elapsedMs).toBe(LONGEST_UNATTENDED_MS);
});

test('a sign of life lets it go on', () => {
  let run = startRun(NEW_RUN, 0);
  for (let now = 1_000; now < LONGEST_UNATTENDED_MS; now += 1_000) run = advanceRun(run, now, true);
  run = noteSignOfLife(run, LONGEST_UNATTENDED_MS - 1);
  expect(isActive(advanceRun(run, LONGEST_UNATTENDED_MS + 5_000, true))).toBe(true);
});
