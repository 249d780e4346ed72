import { expect, test } from 'vitest';
import { sleepFade } from './fade';
import { LOOP_MS, partsOf } from './parts';
import type { TrackPlan } from './track';

const MINUTE = 60_000;
const RAIN: TrackPlan = {
  seed: 1,
  durationMs: LOOP_MS,
  layers: [{ sound: 'rain', volume: 1 }],
  strikes: [],
  fade: null,
  loops: true,
};
const sleep = (minutes: number): TrackPlan => ({
  ...RAIN,
  durationMs: minutes * MINUTE,
  fade: sleepFade(minutes * MINUTE),
  loops: false,
});

test('a loop begins with a short one, so that no one waits for the long one', () => {
  expect(partsOf(RAIN).map(({ plan, times }) => [plan.durationMs, times])).toEqual([
    [15_000, Infinity],
    [LOOP_MS, Infinity],
  ]);
});

test.each([5, 9, 10, 15, 30, 61, 180, 600])(
  'the parts of a sleep timer of %i minutes take exactly its time',
  (minutes) => {
    const total = partsOf(sleep(minutes)).reduce((sum, { plan, times }) => sum + plan.durationMs * times, 0);
    expect(total).toBe(minutes * MINUTE);
  },
);

test.each([5, 10, 30, 180])('the fade of a sleep timer of %i minutes is all in the last part', (minutes) => {
  const parts = partsOf(sleep(minutes));
  const last = parts.at(-1);
  expect(last?.plan.fade?.fromMs).toBeGreaterThanOrEqual(0);
  expect(last?.plan.fade?.toMs).toBe(last?.plan.durationMs);
  expect(parts.slice(0, -1).every(({ plan }) => plan.fade === null)).toBe(true);
});

test('three hours of rain are made in less than twenty minutes of sound', () => {
  expect(partsOf(sleep(180)).reduce((sum, { plan }) => sum + plan.durationMs, 0)).toBeLessThan(20 * MINUTE);
});

test('a track with cues is one part, since no moment of it is like another', () => {
  const strikes = [{ atMs: 1_000, cue: { kind: 'bell' }, volume: 1 }] as const;
  expect(partsOf({ ...sleep(60), strikes })).toHaveLength(1);
  expect(partsOf({ ...RAIN, layers: [], loops: false })).toHaveLength(1);
});
