import { expect, test } from 'vitest';
import { pieceEnds } from './pieces';
import type { Strike, TrackPlan } from './track';

const MINUTE = 60_000;
const plan = (traits: Partial<TrackPlan>): TrackPlan => ({
  seed: 1,
  durationMs: 30 * MINUTE,
  layers: [],
  strikes: [],
  fade: null,
  loops: false,
  ...traits,
});
const RAIN = [{ sound: 'rain', volume: 1 }] as const;

test('pieces follow each other to the end of the track', () => {
  for (const minutes of [0.01, 1, 5, 61, 600]) {
    const ends = pieceEnds(plan({ durationMs: minutes * MINUTE }));
    expect(ends.at(-1)).toBe(minutes * MINUTE);
    expect([...ends].sort((one, other) => one - other)).toEqual(ends);
  }
});

test('the first piece with sounds is short, since someone waits for it', () => {
  expect(pieceEnds(plan({ layers: RAIN }))[0]).toBeLessThanOrEqual(12_000);
});

test('no piece takes more than 25 MB', () => {
  for (const [layers, bytesPerMs] of [
    [RAIN, 64],
    [[], 32],
  ] as const) {
    const ends = [0, ...pieceEnds(plan({ layers, durationMs: 600 * MINUTE }))];
    for (const [index, end] of ends.entries())
      expect((end - (ends[index - 1] ?? 0)) * bytesPerMs).toBeLessThan(25_000_000);
  }
});

test('a loop is one piece', () => {
  expect(pieceEnds(plan({ loops: true, durationMs: 4 * MINUTE }))).toEqual([4 * MINUTE]);
});

test('a piece ends in silence, well before the next cue, where there is some', () => {
  const strikes: Strike[] = Array.from({ length: 200 }, (_, index) => ({
    atMs: index * 10_000,
    cue: { kind: 'bell' },
    volume: 1,
  }));
  for (const end of pieceEnds(plan({ strikes })).slice(0, -1)) {
    expect(end % 10_000).toBeGreaterThanOrEqual(5_500);
    expect(end % 10_000).toBeLessThanOrEqual(9_600);
  }
});

test('where cues follow each other without a pause, a piece ends between two of them', () => {
  const strikes: Strike[] = Array.from({ length: 360 }, (_, index) => ({
    atMs: index * 5_000,
    cue: { kind: 'tone', fromHertz: 200, toHertz: 300, durationMs: 5_000 },
    volume: 1,
  }));
  for (const end of pieceEnds(plan({ strikes }))) expect(end % 5_000).toBe(0);
});
