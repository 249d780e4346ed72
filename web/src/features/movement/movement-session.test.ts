import type { Routine } from '@stillgrove/domain/movement/routine';
import { expect, test } from 'vitest';
import { createMovementSession, placeFrom, type Minute, type Place } from './movement-session';

const ROUTINE: Routine = {
  id: 'any',
  name: 'Any',
  places: ['chair'],
  figure: 'chair-tall',
  summary: '',
  mind: [],
  steps: ['one', 'two', 'three'].map((name) => ({
    name,
    seconds: 60,
    figure: 'chair-tall',
    how: name,
    easier: name,
  })),
};

function movement(place: Place | null = null) {
  const told: string[] = [];
  const minutes: Minute[] = [];
  const kept: (Place | null)[] = [];
  const clock = { now: 0 };
  let [hushes, ends, runs] = [0, 0, 0];
  const session = createMovementSession(
    ROUTINE,
    {
      now: () => clock.now,
      newRunId: () => `run-${String((runs += 1))}`,
      keep: (next) => kept.push(next),
      onStep: ({ name }) => told.push(name),
      onMinute: (minute) => minutes.push(minute),
      onEnd: () => (ends += 1),
      onHush: () => (hushes += 1),
    },
    place,
  );
  const pass = (ms: number, step = 500) => {
    for (const end = clock.now + ms; clock.now < end;) {
      clock.now = Math.min(end, clock.now + step);
      session.advance();
    }
  };
  return { session, told, minutes, kept, clock, pass, ends: () => ends, hushes: () => hushes };
}

test('each step is told once, and each whole minute is one award', () => {
  const { session, told, minutes, pass, ends, kept } = movement();
  session.start();
  session.start();
  pass(179_500);
  expect(told).toEqual(['one', 'two', 'three']);
  expect(minutes.map(({ minuteIndex }) => minuteIndex)).toEqual([0, 1]);
  pass(500);
  expect(minutes).toHaveLength(3);
  expect(minutes.every(({ runId }) => runId === 'run-1')).toBe(true);
  expect(session.store.getState()).toMatchObject({ status: 'over', minutesMoved: 3, secondsLeft: 0 });
  expect(ends()).toBe(1);
  expect(kept.at(-1)).toBeNull();
});

test('what is skipped is not moved', () => {
  const { session, told, minutes, pass } = movement();
  session.start();
  pass(20_000);
  session.skip();
  pass(30_000);
  session.skip();
  pass(5_000);
  session.skip();
  expect(told).toEqual(['one', 'two', 'three']);
  expect(session.store.getState()).toMatchObject({ status: 'over', minutesMoved: 0 });
  expect(minutes).toEqual([]);
});

test('a minute is moved also where it is the same step again', () => {
  const { session, minutes, pass } = movement();
  session.start();
  pass(40_000);
  session.back();
  expect(session.store.getState()).toMatchObject({ stepIndex: 0, secondsLeft: 60 });
  pass(20_000);
  expect(minutes).toEqual([{ runId: 'run-1', minuteIndex: 0, elapsedMs: 60_000 }]);
});

test('a pause hushes the voice and stops the time, and going on tells the step again', () => {
  const { session, told, clock, pass, hushes } = movement();
  session.start();
  pass(30_000);
  session.pause();
  expect(hushes()).toBe(1);
  clock.now += 3_600_000;
  session.start();
  expect(told).toEqual(['one', 'one']);
  expect(session.store.getState()).toMatchObject({ status: 'running', secondsLeft: 30, minutesMoved: 0 });
});

test('a device that slept goes on where it was', () => {
  const { session, clock, pass } = movement();
  session.start();
  pass(5_000);
  clock.now += 900_000;
  session.advance();
  expect(session.store.getState()).toMatchObject({ status: 'running', stepIndex: 0, minutesMoved: 0 });
});

test('skipping works while it rests, and the end counts what was moved', () => {
  const { session, told, pass } = movement();
  session.start();
  pass(70_000);
  session.pause();
  session.skip();
  expect(session.store.getState()).toMatchObject({ status: 'resting', stepIndex: 2 });
  expect(told).toEqual(['one', 'two']);
  session.end();
  expect(session.store.getState()).toMatchObject({ status: 'over', minutesMoved: 1 });
});

test('a new run after the end has points of its own', () => {
  const { session, minutes, pass } = movement();
  session.start();
  pass(180_000);
  session.start();
  pass(60_000);
  expect(minutes.at(-1)).toEqual({ runId: 'run-2', minuteIndex: 0, elapsedMs: 60_000 });
});

test('a reload comes back to the kept place and waits until Continue is pressed', () => {
  const first = movement();
  first.session.start();
  first.pass(90_000);
  first.session.leave();
  const again = movement(first.kept.at(-1) ?? null);
  expect(again.session.store.getState()).toMatchObject({ status: 'resting', stepIndex: 1, minutesMoved: 1 });
  expect(again.told).toEqual([]);
  again.session.start();
  again.pass(30_000);
  // The first minute was given before the reload.
  expect(again.minutes).toEqual([{ runId: 'run-1', minuteIndex: 1, elapsedMs: 120_000 }]);
});

test('only what is a place is taken for one', () => {
  const place = { runId: 'run-1', atMs: 5_000, movedMs: 4_000 };
  expect(placeFrom(place, ROUTINE)).toEqual(place);
  for (const wrong of [
    null,
    'ten',
    {},
    { ...place, runId: '' },
    { ...place, atMs: 180_000 },
    { ...place, movedMs: -1 },
    { ...place, atMs: Number.NaN },
  ])
    expect(placeFrom(wrong, ROUTINE)).toBeNull();
});
