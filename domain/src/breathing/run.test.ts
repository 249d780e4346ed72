import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  advanceRun,
  finishRun,
  isActive,
  LONGEST_COUNTED_GAP_MS,
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
      for (const gap of gaps) run = advanceRun(run, (now += gap), 'seen');
      expect(run.elapsedMs).toBe(gaps.reduce((sum, gap) => sum + gap, 0));
    }),
  );
});

test('time without a guide does not count', () => {
  const run = advanceRun(startRun(NEW_RUN, 0), 5_000, 'none');
  expect(advanceRun(run, 8_000, 'seen').elapsedMs).toBe(3_000);
});

test('a device that slept counts nothing of its sleep and goes on afterwards', () => {
  const slept = advanceRun(advanceRun(startRun(NEW_RUN, 0), 4_000, 'seen'), 4_000_000 / 4, 'seen');
  expect(slept.elapsedMs).toBe(4_000);
  expect(isActive(slept)).toBe(true);
});

test('what was heard counts, however long the page itself slept', () => {
  expect(advanceRun(startRun(NEW_RUN, 0), 600_000, 'heard').elapsedMs).toBe(600_000);
});

test('a clock that jumps back costs nothing', () => {
  const run = advanceRun(startRun(NEW_RUN, 10_000), 9_000, 'seen');
  expect(run.elapsedMs).toBe(0);
});

test('stop keeps the place and start goes on from it', () => {
  const stopped = stopRun(startRun(NEW_RUN, 0), 3_000, 'seen');
  expect(isActive(stopped)).toBe(false);
  expect(advanceRun(stopped, 9_000, 'seen')).toBe(stopped);
  expect(advanceRun(startRun(stopped, 9_000), 10_000, 'seen').elapsedMs).toBe(4_000);
});

test('it stops by itself after half an hour without a sign of life, and counts until then', () => {
  let run = startRun(NEW_RUN, 0);
  for (let now = 1_000; isActive(run); now += 1_000) run = advanceRun(run, now, 'seen');
  expect(run.elapsedMs).toBe(LONGEST_UNATTENDED_MS);
  const oneGap = advanceRun(
    { ...NEW_RUN, advancedAt: LONGEST_UNATTENDED_MS - 1 },
    LONGEST_UNATTENDED_MS,
    'seen',
  );
  expect(oneGap).toMatchObject({ elapsedMs: 1, advancedAt: null });
});

test('a gap of ten seconds counts, and a longer one does not', () => {
  const run = startRun(NEW_RUN, 0);
  expect(advanceRun(run, LONGEST_COUNTED_GAP_MS, 'seen').elapsedMs).toBe(LONGEST_COUNTED_GAP_MS);
  expect(advanceRun(run, LONGEST_COUNTED_GAP_MS + 1, 'seen').elapsedMs).toBe(0);
});

test('a sign of life lets it go on', () => {
  let run = startRun(NEW_RUN, 0);
  for (let now = 1_000; now < LONGEST_UNATTENDED_MS; now += 1_000) run = advanceRun(run, now, 'seen');
  const breathed = run.elapsedMs;
  run = noteSignOfLife(run, LONGEST_UNATTENDED_MS - 1);
  expect(run.elapsedMs).toBe(breathed);
  expect(isActive(advanceRun(run, LONGEST_UNATTENDED_MS + 5_000, 'seen'))).toBe(true);
});

test('a run that has an end stops exactly there, also when a late frame notices it', () => {
  const late = advanceRun(startRun(NEW_RUN, 0), 9_000, 'seen');
  expect(finishRun(late, 8_000)).toMatchObject({ elapsedMs: 8_000, advancedAt: null });
  expect(finishRun(late, 12_000).elapsedMs).toBe(9_000);
});
