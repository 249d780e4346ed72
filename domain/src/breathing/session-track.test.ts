import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onsetsMs } from '../sounds/analysis/onsets';
import { CUES_RATE } from '../sounds/track';
import { wavPiecesOf } from '../sounds/wav-pieces';
import { goalOf } from './arc';
import { breathAt, stepEndMs } from './breath';
import { BUILT_IN_PATTERNS } from './built-in';
import { breathMs, DEFAULT_PATTERN, type Pattern } from './pattern';
import { OPEN_TRACK_MS, sessionTrack, type SessionSound } from './session-track';
import { anyPattern } from './testing';

const sound = (pattern: Pattern, changes: Partial<SessionSound> = {}): SessionSound => ({
  pattern,
  fromMs: 0,
  settleMs: 3_000,
  goal: goalOf(pattern, changes.fromMs ?? 0, { unit: 'minutes', amount: 2 }),
  cues: 'tones',
  background: 'stream',
  seed: 1,
  ...changes,
});

test('each cue stands where its step begins, for any pattern and wherever it goes on', () => {
  fc.assert(
    fc.property(anyPattern, fc.nat(600_000), fc.integer({ min: 0, max: 10 }), (pattern, fromMs, seconds) => {
      const settleMs = seconds * 1_000;
      const { strikes } = sessionTrack(sound(pattern, { fromMs, settleMs }));
      for (const { atMs, cue } of strikes.slice(0, -1)) {
        const { step, progress } = breathAt(pattern, fromMs + atMs - settleMs);
        expect(progress).toBeCloseTo(0, 6);
        expect(step.durationMs).toBe('durationMs' in cue ? cue.durationMs : null);
        expect(['in', 'sip', 'out']).toContain(step.kind);
      }
    }),
    { numRuns: 50 },
  );
});

test('no step of a session is without its cue', () => {
  const { strikes } = sessionTrack(sound(DEFAULT_PATTERN, { settleMs: 0 }));
  const begins = Array.from({ length: 10 }, (_, breath) => [breath * 12_000, breath * 12_000 + 8_000]).flat();
  expect(strikes.map(({ atMs }) => atMs)).toEqual([...begins, 120_000]);
  expect(stepEndMs(DEFAULT_PATTERN, 29)).toBe(120_000);
});

test('tones rise on the way in and fall on the way out, each from where the last one ended', () => {
  const { strikes } = sessionTrack(sound(BUILT_IN_PATTERNS.sighing));
  const tones = strikes.flatMap(({ cue }) => (cue.kind === 'tone' ? [cue] : []));
  const [into, sip, out] = tones;
  if (into === undefined || sip === undefined || out === undefined)
    throw new Error('A sigh has three tones.');
  expect(into.fromHertz).toBeLessThan(into.toHertz);
  expect(sip.fromHertz).toBe(into.toHertz);
  expect(sip.toHertz).toBeGreaterThan(sip.fromHertz);
  expect(out.fromHertz).toBe(sip.toHertz);
  expect(out.toHertz).toBe(into.fromHertz);
});

test('one bell ends the session with its last exhale, cues are softer before, and all fades after it', () => {
  const { strikes, fade, durationMs } = sessionTrack(sound(DEFAULT_PATTERN));
  const end = strikes.at(-1);
  expect(end).toMatchObject({ atMs: 123_000, cue: { kind: 'bowl' } });
  expect(fade).toEqual({ fromMs: 123_000, toMs: durationMs });
  const cues = strikes.slice(0, -1);
  const softer = cues.filter(({ volume }) => volume < (cues[0]?.volume ?? 0));
  expect(softer.every(({ atMs }) => atMs >= 93_000)).toBe(true);
  expect(softer.length).toBeGreaterThan(0);
});

test('without an end there is an hour of it and no bell at the end; a voice leaves the track to the background', () => {
  const open = sessionTrack(sound(DEFAULT_PATTERN, { goal: null, cues: 'bells', settleMs: 0 }));
  expect(open).toMatchObject({ durationMs: OPEN_TRACK_MS, fade: null });
  expect(open.strikes).toHaveLength(600);
  expect(sessionTrack(sound(DEFAULT_PATTERN, { cues: 'voice' })).strikes).toHaveLength(1);
});

/** What a player gets, one file after the other, as samples from −1 to 1. */
function heard(session: SessionSound): Float32Array {
  const pieces = [...wavPiecesOf(sessionTrack(session))].map(({ wav }) => new Int16Array(wav.buffer, 44));
  return Float32Array.from(
    pieces.flatMap((piece) => [...piece]),
    (sample) => sample / 32_767,
  );
}

test.each(['default', 'sighing', 'box', 'coherent'] as const)(
  'in the files of “%s” every cue is heard within 50 ms of its place, and nothing besides',
  (name) => {
    const pattern = BUILT_IN_PATTERNS[name];
    for (const cues of ['tones', 'bells'] as const) {
      const session = sound(pattern, { cues, background: 'none' });
      const placesMs = sessionTrack(session).strikes.map(({ atMs }) => atMs);
      const foundMs = onsetsMs(heard(session), CUES_RATE);
      expect(foundMs).toHaveLength(placesMs.length);
      for (const [index, atMs] of foundMs.entries())
        expect(Math.abs(atMs - (placesMs[index] ?? NaN))).toBeLessThanOrEqual(50);
    }
  },
);

test('two minutes of any pattern that is built in end with an exhale, and with one bell', () => {
  for (const pattern of Object.values(BUILT_IN_PATTERNS)) {
    const goal = goalOf(pattern, 0, { unit: 'minutes', amount: 2 });
    expect(breathAt(pattern, goal.toMs - 1).step.kind).toBe('out');
    expect(goal.toMs).toBeGreaterThanOrEqual(120_000);
    expect(goal.toMs).toBeLessThan(120_000 + breathMs(pattern));
    const { strikes } = sessionTrack(sound(pattern, { goal, settleMs: 0 }));
    expect(strikes.filter(({ cue }) => cue.kind === 'bowl').map(({ atMs }) => atMs)).toEqual([goal.toMs]);
  }
});
