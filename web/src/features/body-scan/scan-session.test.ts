import type { ScriptPart } from '@stillgrove/domain/body-scan/plan';
import { expect, test } from 'vitest';
import { createScanSession, placeFrom, type Place } from './scan-session';

const SCRIPT: readonly ScriptPart[] = ['arriving', 'belly', 'returning'].map((id) => ({
  id,
  name: id,
  lines: [
    { text: `${id} one`, from: 5 },
    { text: `${id} two`, from: 5 },
  ],
}));

function scan(place: Place | null = null) {
  const said: string[] = [];
  const kept: (Place | null)[] = [];
  const clock = { now: 0 };
  let bells = 0;
  let hushes = 0;
  const session = createScanSession(
    SCRIPT,
    {
      now: () => clock.now,
      keep: (next) => kept.push(next),
      onLine: (text) => said.push(text),
      onPart: () => (bells += 1),
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
  return { session, said, kept, clock, pass, bells: () => bells, hushes: () => hushes };
}

const ALL = ['arriving one', 'arriving two', 'belly one', 'belly two', 'returning one', 'returning two'];

test('in five minutes every sentence is said once, with a bell between the parts', () => {
  const { session, said, pass, bells, kept } = scan();
  session.choose(5);
  session.start();
  pass(299_000);
  expect(said).toEqual(ALL);
  expect(bells()).toBe(2);
  expect(session.store.getState().status).toBe('running');
  pass(1_000);
  expect(session.store.getState()).toMatchObject({ status: 'over', minutes: 5, percent: 100 });
  expect(kept.at(-1)).toBeNull();
});

test('a pause hushes the voice, and going on says the sentence again', () => {
  const { session, said, clock, pass, hushes } = scan();
  session.start();
  pass(3_000);
  session.pause();
  expect(hushes()).toBe(1);
  clock.now += 3_600_000;
  session.start();
  expect(said).toEqual(['arriving one', 'arriving one']);
  expect(session.store.getState()).toMatchObject({ status: 'running', minutesLeft: 10 });
});

test('a device that slept goes on where it was', () => {
  const { session, said, clock, pass } = scan();
  session.start();
  pass(5_000);
  clock.now += 900_000;
  session.advance();
  expect(said).toEqual(['arriving one']);
  expect(session.store.getState().status).toBe('running');
});

test('back and skip lead to the beginnings of parts, also while it rests', () => {
  const { session, said, pass } = scan();
  session.start();
  session.skip();
  expect(said.at(-1)).toBe('belly one');
  pass(8_000);
  session.back();
  expect(said.at(-1)).toBe('belly one');
  session.back();
  expect(said.at(-1)).toBe('arriving one');
  session.pause();
  session.skip();
  expect(session.store.getState()).toMatchObject({ status: 'resting', text: 'belly one' });
  expect(said.at(-1)).toBe('arriving one');
  session.skip();
  session.skip();
  expect(session.store.getState().status).toBe('over');
});

test('a reload comes back to the kept place and waits until Continue is pressed', () => {
  const first = scan();
  first.session.choose(5);
  first.session.start();
  first.pass(120_000);
  first.session.leave();
  const again = scan(first.kept.at(-1) ?? null);
  expect(again.session.store.getState()).toMatchObject({
    status: 'resting',
    minutes: 5,
    text: first.said.at(-1),
  });
  expect(again.said).toEqual([]);
});

test('ending forgets the place', () => {
  const { session, kept, pass } = scan();
  session.start();
  pass(59_000);
  session.end();
  expect(kept.at(-1)).toBeNull();
  expect(session.store.getState()).toMatchObject({ status: 'ready', text: 'arriving one', percent: 0 });
});

test('stopped after a minute, it shows its ending, and the next one starts at the beginning', () => {
  const { session, kept, pass } = scan();
  session.start();
  pass(90_000);
  session.end();
  expect(kept.at(-1)).toBeNull();
  expect(session.store.getState().status).toBe('over');
  expect(session.store.getState().percent).toBeLessThan(100);
  session.end();
  expect(session.store.getState()).toMatchObject({ status: 'ready', text: 'arriving one', percent: 0 });
});

test('only what is a place is taken for one', () => {
  expect(placeFrom({ minutes: 10, elapsedMs: 5_000 })).toEqual({ minutes: 10, elapsedMs: 5_000 });
  for (const wrong of [
    null,
    'ten',
    {},
    { minutes: 7, elapsedMs: 1 },
    { minutes: 5, elapsedMs: 300_000 },
    { minutes: 5, elapsedMs: Number.NaN },
  ])
    expect(placeFrom(wrong)).toBeNull();
});
