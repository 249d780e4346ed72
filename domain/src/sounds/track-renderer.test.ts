import { describe, expect, test } from 'vitest';
import type { Layer } from './sound';
import { LAYERS_RATE, type TrackPlan } from './track';
import { createTrackRenderer } from './track-renderer';

const PLAN: TrackPlan = { seed: 11, durationMs: 20_000, layers: [], strikes: [], fade: null, loops: false };
const BELL = { kind: 'bell' } as const;

function render(plan: TrackPlan, extraSamples = 0): Float32Array {
  const renderer = createTrackRenderer(plan);
  const samples = new Float32Array(renderer.samples + extraSamples);
  renderer.fill(samples);
  return samples;
}

const loudest = (samples: Float32Array) => samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
const decibels = (samples: Float32Array) =>
  10 * Math.log10(samples.reduce((sum, each) => sum + each * each, 0) / samples.length);

const BUSY: TrackPlan = {
  ...PLAN,
  layers: [
    { sound: 'rain', volume: 0.8 },
    { sound: 'bowl', volume: 0.5 },
  ],
  strikes: [
    { atMs: 1_000, cue: { kind: 'tone', fromHertz: 220, toHertz: 330, durationMs: 4_000 }, volume: 1 },
    { atMs: 5_000, cue: { kind: 'breath', direction: 'out', durationMs: 6_000 }, volume: 0.7 },
    { atMs: 12_000, cue: { kind: 'bowl' }, volume: 0.6 },
  ],
  fade: { fromMs: 14_000, toMs: 20_000 },
};

describe('a track', () => {
  test('is the same whether it is made in one go or in pieces of any length', () => {
    const whole = render(BUSY);
    const renderer = createTrackRenderer(BUSY);
    const pieces = new Float32Array(whole.length);
    for (let at = 0, length = 1; at < whole.length; at += length, length = (length * 7) % 5_003)
      renderer.fill(pieces.subarray(at, at + length));
    expect(pieces).toEqual(whole);
  });

  test('is the same for the same plan, and another for another seed', () => {
    expect(render(BUSY)).toEqual(render(BUSY));
    expect(render({ ...BUSY, seed: 12 })).not.toEqual(render(BUSY));
  });

  test('has as many samples as its time, and silence after them', () => {
    const layers: readonly Layer[] = [{ sound: 'pink', volume: 1 }];
    const samples = render({ ...PLAN, layers }, 500);
    expect(samples.length).toBe(20 * LAYERS_RATE + 500);
    expect(loudest(samples.subarray(-500))).toBe(0);
    expect(loudest(samples.subarray(0, 20 * LAYERS_RATE))).toBeGreaterThan(0.1);
  });

  test('strikes each bell at its moment, to the sample', () => {
    const strikes = [3_000, 7_500].map((atMs) => ({ atMs, cue: BELL, volume: 1 }));
    const renderer = createTrackRenderer({ ...PLAN, strikes });
    const samples = new Float32Array(renderer.samples);
    renderer.fill(samples);
    const first = samples.findIndex((sample) => sample !== 0);
    expect(Math.abs(first - 3 * renderer.rate)).toBeLessThan(8);
    const at = (seconds: number) => Math.round(seconds * renderer.rate);
    expect(loudest(samples.subarray(at(7.5), at(7.7)))).toBeGreaterThan(
      3 * loudest(samples.subarray(at(7.3), at(7.5))),
    );
  });

  test('never goes beyond what a speaker can give, however much is laid over each other', () => {
    const layers: readonly Layer[] = (['brown', 'fire', 'waves', 'wind', 'bowl', 'drone'] as const).map(
      (sound) => ({ sound, volume: 1 }),
    );
    const strikes = [0, 0, 0, 0].map((atMs) => ({ atMs, cue: BELL, volume: 1 }));
    expect(loudest(render({ ...PLAN, layers, strikes }))).toBeLessThanOrEqual(1);
  });

  test('becomes silent evenly in decibels, never louder, and ends in nothing', () => {
    const layers: readonly Layer[] = [{ sound: 'white', volume: 1 }];
    const fade = { fromMs: 5_000, toMs: 19_000 };
    const samples = render({ ...PLAN, layers, fade });
    const seconds = Array.from({ length: 13 }, (_, second) =>
      decibels(samples.subarray((5 + second) * LAYERS_RATE, (6 + second) * LAYERS_RATE)),
    );
    for (const [second, loud] of seconds.entries())
      if (second > 0) expect((seconds[second - 1] ?? 0) - loud).toBeGreaterThan(3.5);
    expect(loudest(samples.subarray(19 * LAYERS_RATE))).toBe(0);
  });
});

describe('a loop', () => {
  const loop = (layers: readonly Layer[]): TrackPlan => ({
    ...PLAN,
    durationMs: 30_000,
    layers,
    loops: true,
  });

  test.each(['white', 'pink', 'brown', 'rain', 'stream', 'drone'] as const)(
    'of “%s” has a seam no louder or softer than what is around it, and no click',
    (sound) => {
      const samples = render(loop([{ sound, volume: 1 }]));
      const second = (index: number) => samples.subarray(index * LAYERS_RATE, (index + 1) * LAYERS_RATE);
      const around = new Float32Array(samples.length - 6 * LAYERS_RATE);
      around.set(samples.subarray(0, around.length));
      const seam = samples.subarray(-6 * LAYERS_RATE);
      expect(Math.abs(decibels(seam) - decibels(around))).toBeLessThan(sound === 'drone' ? 2 : 1);
      // The step over the seam is no larger than steps are elsewhere.
      const step = Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0));
      const usual = second(3).reduce(
        (most, sample, at, all) => (at === 0 ? 0 : Math.max(most, Math.abs(sample - (all[at - 1] ?? 0)))),
        0,
      );
      expect(step).toBeLessThanOrEqual(2 * usual);
    },
  );

  test('goes on at its beginning as it would have gone on without the seam', () => {
    const layers: readonly Layer[] = [{ sound: 'brown', volume: 1 }];
    const samples = render(loop(layers));
    const endless = render({ ...loop(layers), durationMs: 60_000 });
    // Both begin after the same lead, whose last samples are the end of the loop.
    expect(samples.subarray(0, LAYERS_RATE)).toEqual(endless.subarray(0, LAYERS_RATE));
    const steps = [samples.at(-2), samples.at(-1), samples[0], samples[1]].map((each) => each ?? 0);
    const curve = steps.slice(1).map((each, index) => each - (steps[index] ?? 0));
    expect(Math.max(...curve.map(Math.abs))).toBeLessThan(0.05);
  });

  test('lets a bell at its end sound on at its beginning', () => {
    const strikes = [{ atMs: 29_000, cue: BELL, volume: 1 }];
    const samples = render({ ...loop([]), strikes });
    expect(loudest(samples.subarray(0, 8_000))).toBeGreaterThan(0.05);
    expect(Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0))).toBeLessThan(0.2);
  });
});
