import type { Award } from '@stillgrove/domain/points/award';
import { beforeEach, expect, test, vi } from 'vitest';
import { createBreathingSession, type BreathingPorts } from './breathing-session';

const stored = new Map<string, string>();

vi.stubGlobal('localStorage', {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => stored.set(name, value),
  removeItem: (name: string) => stored.delete(name),
});

beforeEach(() => stored.clear());

function exercise(changes: Partial<BreathingPorts> = {}) {
  const awards: Award[] = [];
  const phases: string[] = [];
  const clock = { now: 0 };
  let runs = 0;
  const session = createBreathingSession({
    now: () => clock.now,
    today: () => '2026-11-21',
    newRunId: () => `run-${String((runs += 1))}`,
    award: (award) => {
      awards.push(award);
      return Promise.resolve('recorded');
    },
    isGuided: () => true,
    onPhase: (phase) => phases.push(phase),
    onUnattended: () => undefined,
    ...changes,
  });
  const breathe = async (ms: number, step = 100) => {
    for (const end = clock.now + ms; clock.now < end;) {
      clock.now = Math.min(end, clock.now + step);
      session.advance();
    }
    await Promise.resolve();
  };
  return { session, awards, phases, clock, breathe };
}

test('each phase end is worth its points and one leaf, and is stored', async () => {
  const { session, breathe } = exercise();
  session.start();
  await breathe(12_000);
  expect(session.store.getState()).toMatchObject({
    score: 4,
    leaves: 3,
    breaths: 1,
    phase: 'inhale',
    count: 4,
  });
  expect(Object.fromEntries(stored)).toEqual({
    breathingExerciseIsActive: 'true',
    breathingExerciseScore: '4',
    breathingExerciseLeaves: '3',
  });
});

test('a slow device gives the same as a fast one', async () => {
  const fast = exercise();
  const slow = exercise();
  fast.session.start();
  slow.session.start();
  await fast.breathe(60_000, 16);
  await slow.breathe(60_000, 7_300);
  expect(slow.awards.map(({ id }) => id)).toEqual(fast.awards.map(({ id }) => id));
  expect(slow.session.store.getState().score).toBe(fast.session.store.getState().score);
});

test('every phase is announced once, also when frames are lost', async () => {
  const { session, phases, breathe } = exercise();
  session.start();
  await breathe(12_000, 50);
  expect(phases).toEqual(['inhale', 'hold', 'exhale', 'inhale']);
});

test('stop pauses, start goes on in the same breath', async () => {
  const { session, clock, breathe } = exercise();
  session.start();
  await breathe(5_000);
  session.stop();
  clock.now += 60_000;
  session.start();
  expect(session.store.getState()).toMatchObject({ phase: 'hold', count: 3 });
});

test('reset goes back to inhale 4 and forgets what was stored', async () => {
  const { session, breathe } = exercise();
  session.start();
  await breathe(9_000);
  session.reset();
  expect(session.store.getState()).toMatchObject({
    active: false,
    phase: 'inhale',
    count: 4,
    score: 0,
    leaves: 0,
  });
  expect(stored.size).toBe(0);
});

test('an award that arrives after a reset does not bring the old score back', async () => {
  let arrive: (outcome: 'recorded') => void = () => undefined;
  const { session, clock } = exercise({ award: () => new Promise((resolve) => (arrive = resolve)) });
  session.start();
  clock.now = 4_000;
  session.advance();
  session.reset();
  arrive('recorded');
  await Promise.resolve();
  expect(session.store.getState().score).toBe(0);
});

test('nothing is shown before it is durable', () => {
  const { session, clock } = exercise({ award: () => new Promise(() => undefined) });
  session.start();
  clock.now = 4_000;
  session.advance();
  expect(session.store.getState().score).toBe(0);
});

test('at the daily cap breathing goes on and says why points stand still', async () => {
  const { session, breathe } = exercise({ award: () => Promise.resolve('capped') });
  session.start();
  await breathe(4_000);
  expect(session.store.getState()).toMatchObject({ active: true, score: 0, leaves: 1, notice: 'capped' });
});

test('no phase is awarded twice, whatever is pressed in between', async () => {
  const { session, awards, breathe } = exercise();
  for (let press = 0; press < 5; press += 1) {
    session.start();
    session.start();
    await breathe(3_500);
    session.stop();
    session.stop();
  }
  const ids = awards.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(4);
});

test('the values of the last visit are there again', () => {
  stored.set('breathingExerciseScore', '12');
  stored.set('breathingExerciseLeaves', '9');
  expect(exercise().session.store.getState()).toMatchObject({
    score: 12,
    leaves: 9,
    phase: 'inhale',
    count: 4,
  });
});

test('a damaged stored value counts as none', () => {
  stored.set('breathingExerciseScore', 'banana');
  expect(exercise().session.store.getState().score).toBe(0);
});
