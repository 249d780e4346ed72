import fc from 'fast-check';
import { expect, test } from 'vitest';
import { trackOfSitting } from './track';
import type { Sitting } from './settings';

const TWENTY: Sitting = {
  minutes: 20,
  preparationSeconds: 30,
  startBell: true,
  endBell: true,
  between: { kind: 'every', minutes: 5 },
  bellSound: 'bowl',
};
const RAIN = [{ sound: 'rain', volume: 0.5 }] as const;
const secondsOf = (plan: ReturnType<typeof trackOfSitting>) => plan.strikes.map(({ atMs }) => atMs / 1_000);

test('after settling, bells are struck on time, and the last rings out before the track ends', () => {
  const plan = trackOfSitting(TWENTY, [], 1);
  expect(secondsOf(plan)).toEqual([30, 330, 630, 930, 1_230, 1_236, 1_242]);
  expect(plan).toMatchObject({ durationMs: 1_262_000, layers: [], fade: null, loops: false });
  expect(new Set(plan.strikes.map(({ cue }) => cue.kind))).toEqual(new Set(['bowl']));
});

test('a background fades after the end, and without a bell there is only the background', () => {
  expect(trackOfSitting(TWENTY, RAIN, 1).fade).toEqual({ fromMs: 1_230_000, toMs: 1_262_000 });
  const quiet = { ...TWENTY, startBell: false, endBell: false, between: { kind: 'none' } } as const;
  expect(trackOfSitting(quiet, RAIN, 1)).toMatchObject({
    strikes: [],
    durationMs: 1_238_000,
  });
  expect(trackOfSitting(quiet, [], 1).durationMs).toBe(1_230_000);
});

test('from any moment on, the bells that are still to come ring at their times', () => {
  const whole = trackOfSitting(TWENTY, RAIN, 1);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: whole.durationMs }), (fromMs) => {
      const rest = trackOfSitting(TWENTY, RAIN, 1, fromMs);
      expect(rest.durationMs).toBe(whole.durationMs - fromMs);
      expect(rest.strikes.map(({ atMs }) => atMs + fromMs)).toEqual(
        whole.strikes.map(({ atMs }) => atMs).filter((atMs) => atMs >= fromMs),
      );
    }),
  );
});

test('a sitting without an end is heard for ten hours', () => {
  const plan = trackOfSitting({ ...TWENTY, minutes: null }, [], 1);
  expect(plan.strikes).toHaveLength(1 + 119);
  expect(plan.durationMs).toBe(36_030_000);
});
