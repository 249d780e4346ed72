import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SCAN_MINUTES, type ScriptPart } from '../body-scan/plan';
import { darknessAt } from './darkness';
import { partAt, timelineOf } from './timeline';
import { trackOfWindDown } from './track';
import {
  FADE_MINUTES,
  hasParts,
  textOfWindDown,
  USUAL_WIND_DOWN,
  windDownFromText,
  type WindDown,
} from './wind-down';

const MINUTE_MS = 60_000;
const SCRIPT: readonly ScriptPart[] = [
  { id: 'arriving', name: 'Arriving', lines: [{ from: 5, text: 'Get comfortable.' }] },
  { id: 'feet', name: 'Your feet', lines: [{ from: 5, text: 'Notice your feet.' }] },
];
const RAIN = [{ sound: 'rain', volume: 0.5 }] as const;
const ANY: fc.Arbitrary<WindDown> = fc.record({
  dim: fc.boolean(),
  breath: fc.boolean(),
  scan: fc.boolean(),
  scanMinutes: fc.constantFrom(...SCAN_MINUTES),
  sounds: fc.boolean(),
  mix: fc.string({ maxLength: 40 }),
  fade: fc.boolean(),
  fadeMinutes: fc.constantFrom(...FADE_MINUTES),
});

test('usually it is five minutes of breath, ten of body scan, and 45 of sound that fades', () => {
  expect(timelineOf(USUAL_WIND_DOWN)).toEqual({
    parts: [
      { kind: 'breath', startMs: 0, endMs: 5 * MINUTE_MS },
      { kind: 'scan', startMs: 5 * MINUTE_MS, endMs: 15 * MINUTE_MS },
      { kind: 'sounds', startMs: 15 * MINUTE_MS, endMs: 60 * MINUTE_MS },
    ],
    durationMs: 60 * MINUTE_MS,
    fadeFromMs: 55.5 * MINUTE_MS,
  });
});

test('the parts follow each other without a gap and make up the whole', () => {
  fc.assert(
    fc.property(ANY, fc.nat(), (chosen, positionMs) => {
      const timeline = timelineOf(chosen);
      let endMs = 0;
      for (const part of timeline.parts) {
        expect(part.startMs).toBe(endMs);
        endMs = part.endMs;
      }
      expect(timeline.durationMs).toBe(endMs);
      expect(partAt(timeline, positionMs) === null).toBe(positionMs >= timeline.durationMs);
    }),
  );
});

test.each([
  [5, 0.5],
  [45, 4.5],
  [180, 10],
] as const)('%i minutes of sound fade over the last %d', (fadeMinutes, fadingMinutes) => {
  const { durationMs, fadeFromMs } = timelineOf({ ...USUAL_WIND_DOWN, fadeMinutes });
  expect(durationMs - (fadeFromMs ?? 0)).toBe(fadingMinutes * MINUTE_MS);
});

test('without a timer the sounds play for the night, and still end softly', () => {
  const { durationMs, fadeFromMs } = timelineOf({ ...USUAL_WIND_DOWN, fade: false });
  expect(durationMs).toBe((15 + 480) * MINUTE_MS);
  expect(fadeFromMs).toBe(durationMs - 10 * MINUTE_MS);
});

test('what is heard is one track with everything in its time, and no alarm at its end', () => {
  fc.assert(
    fc.property(ANY, (chosen) => {
      const plan = trackOfWindDown(chosen, SCRIPT, RAIN, 7);
      const { durationMs, parts } = timelineOf(chosen);
      expect(plan.durationMs).toBe(durationMs);
      expect(plan.layers).toEqual(chosen.sounds ? RAIN : []);
      const guidedMs = parts.find(({ kind }) => kind === 'sounds')?.startMs ?? durationMs;
      for (const { atMs } of plan.strikes) expect(atMs).toBeLessThan(guidedMs);
    }),
  );
});

test('thirty slow breaths have a rising and a falling tone each, softer and softer', () => {
  const chosen = { ...USUAL_WIND_DOWN, scan: false, sounds: false };
  const { strikes } = trackOfWindDown(chosen, SCRIPT, RAIN, 7);
  expect(strikes).toHaveLength(60);
  expect(strikes.slice(0, 3).map(({ atMs }) => atMs)).toEqual([0, 4_000, 10_000]);
  const volumes = strikes.map(({ volume }) => volume);
  expect(volumes).toEqual(volumes.toSorted((a, b) => b - a));
});

test('the body scan has a soft bowl where each part begins', () => {
  const { strikes } = trackOfWindDown({ ...USUAL_WIND_DOWN, breath: false }, SCRIPT, RAIN, 7);
  expect(strikes.map(({ cue }) => cue.kind)).toEqual(['bowl', 'bowl']);
});

test('the screen becomes darker and never all black', () => {
  fc.assert(
    fc.property(fc.nat(3_600_000), fc.nat(3_600_000), (a, b) => {
      expect(darknessAt(Math.max(a, b))).toBeGreaterThanOrEqual(darknessAt(Math.min(a, b)));
      expect(darknessAt(a)).toBeLessThan(0.95);
    }),
  );
});

test('what was chosen is found again, and no kept text does harm', () => {
  fc.assert(
    fc.property(ANY, (chosen) => {
      expect(windDownFromText(textOfWindDown(chosen))).toEqual(chosen);
    }),
  );
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      timelineOf(windDownFromText(text));
    }),
  );
  expect(windDownFromText('{"mix":3,"fadeMinutes":7}')).toEqual(USUAL_WIND_DOWN);
  expect(hasParts({ ...USUAL_WIND_DOWN, dim: false, breath: false, scan: false, sounds: false })).toBe(false);
});
