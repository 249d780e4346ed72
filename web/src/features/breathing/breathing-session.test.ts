import { SETTLE_MS } from '@stillgrove/domain/breathing/arc';
import { BUILT_IN_PATTERNS } from '@stillgrove/domain/breathing/built-in';
import type { Award } from '@stillgrove/domain/points/award';
import { beforeEach, expect, test, vi } from 'vitest';
import { sharedLock } from '../../platform/one-tab/testing';
import { createBreathingSession, type BreathingPorts, type Plan } from './breathing-session';

const stored = new Map<string, string>();

vi.stubGlobal('localStorage', {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => stored.set(name, value),
  removeItem: (name: string) => stored.delete(name),
});

beforeEach(() => stored.clear());

const minutes = (amount: number): Plan => ({ length: { unit: 'minutes', amount }, settleMs: SETTLE_MS });

function exercise(changes: Partial<BreathingPorts> = {}) {
  const awards: Award[] = [];
  const steps: string[] = [];
  const clock = { now: 0 };
  let runs = 0;
  let ends = 0;
  const session = createBreathingSession({
    now: () => clock.now,
    today: () => '2026-11-21',
    newRunId: () => `run-${String((runs += 1))}`,
    award: (award) => {
      awards.push(award);
      return Promise.resolve('recorded');
    },
    knowsPerson: true,
    wasUnderWayHere: () => true,
    askForLock: sharedLock(),
    guidance: () => 'seen',
    onStep: (kind) => steps.push(kind),
    onUnattended: () => undefined,
    onEnd: () => (ends += 1),
    ...changes,
  });
  const breathe = async (ms: number, step = 100) => {
    for (const end = clock.now + ms; clock.now < end;) {
      clock.now = Math.min(end, clock.now + step);
      session.advance();
    }
    await Promise.resolve();
  };
  return { session, awards, steps, clock, breathe, ends: () => ends };
}

test('each phase end is worth its points and one leaf, and is stored', async () => {
  const { session, breathe } = exercise();
  void session.start();
  await breathe(12_000);
  expect(session.store.getState()).toMatchObject({
    score: 4,
    leaves: 3,
    breaths: 1,
    step: 'in',
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
  void fast.session.start();
  void slow.session.start();
  await fast.breathe(60_000, 16);
  const { score } = fast.session.store.getState();
  stored.clear();
  await slow.breathe(60_000, 7_300);
  expect(slow.awards.map(({ id }) => id)).toEqual(fast.awards.map(({ id }) => id));
  expect(slow.session.store.getState().score).toBe(score);
});

test('every phase is announced once, also when frames are lost', async () => {
  const { session, steps, breathe } = exercise();
  void session.start();
  await breathe(12_000, 50);
  expect(steps).toEqual(['in', 'hold', 'out', 'in']);
});

test('stop pauses, start goes on in the same breath', async () => {
  const { session, clock, breathe } = exercise();
  void session.start();
  await breathe(5_000);
  session.stop();
  clock.now += 60_000;
  void session.start();
  expect(session.store.getState()).toMatchObject({ step: 'hold', count: 3 });
});

test('reset goes back to inhale 4 and forgets what was stored', async () => {
  const { session, breathe } = exercise();
  void session.start();
  await breathe(9_000);
  session.reset();
  expect(session.store.getState()).toMatchObject({
    active: false,
    step: 'in',
    count: 4,
    score: 0,
    leaves: 0,
  });
  expect(stored.size).toBe(0);
});

test('an award that arrives after a reset does not bring the old score back', async () => {
  let arrive: (outcome: 'recorded') => void = () => undefined;
  const { session, clock } = exercise({ award: () => new Promise((resolve) => (arrive = resolve)) });
  void session.start();
  clock.now = 4_000;
  session.advance();
  session.reset();
  arrive('recorded');
  await Promise.resolve();
  expect(session.store.getState().score).toBe(0);
});

test('nothing is shown before it is durable', () => {
  const { session, clock } = exercise({ award: () => new Promise(() => undefined) });
  void session.start();
  clock.now = 4_000;
  session.advance();
  expect(session.store.getState().score).toBe(0);
});

test('at the daily cap breathing goes on and says why points stand still', async () => {
  const { session, breathe } = exercise({ award: () => Promise.resolve('capped') });
  void session.start();
  await breathe(4_000);
  expect(session.store.getState()).toMatchObject({ active: true, score: 0, leaves: 1, notice: 'capped' });
});

test('no phase is awarded twice, whatever is pressed in between', async () => {
  const { session, awards, breathe } = exercise();
  for (let press = 0; press < 5; press += 1) {
    void session.start();
    void session.start();
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
    step: 'in',
    count: 4,
  });
});

test('a damaged stored value counts as none', () => {
  stored.set('breathingExerciseScore', 'banana');
  expect(exercise().session.store.getState().score).toBe(0);
});

/** Two tabs of one browser; time goes on in both. */
function twoTabs() {
  const askForLock = sharedLock();
  const [first, second] = [exercise({ askForLock }), exercise({ askForLock })];
  const breathe = async (ms: number) => {
    for (let left = ms; left > 0; left -= 1_000) {
      for (const tab of [first, second]) await tab.breathe(1_000);
      for (const { session } of [first, second]) session.storedElsewhere('breathingExerciseScore');
    }
  };
  return { first, second, breathe };
}

test('breathing in two tabs counts once, and the second tab says where it goes on', async () => {
  const { first, second, breathe } = twoTabs();
  await first.session.start();
  await second.session.start();
  expect(second.session.store.getState()).toMatchObject({ active: false, notice: 'elsewhere' });
  await breathe(12_000);
  expect(first.awards).toHaveLength(3);
  expect(second.awards).toEqual([]);
  expect(first.session.store.getState()).toMatchObject({ active: true, score: 4, leaves: 3 });
  expect(second.session.store.getState()).toMatchObject({ active: false, score: 4, leaves: 3 });
});

test('a tab that is opened while another breathes does not start by itself', async () => {
  const { first, second, breathe } = twoTabs();
  await first.session.start();
  await second.session.resume();
  await breathe(8_000);
  expect(second.session.store.getState()).toMatchObject({ active: false, notice: 'elsewhere' });
  expect(stored.get('breathingExerciseIsActive')).toBe('true');
});

test('a reload of the tab that breathes goes on', async () => {
  const before = exercise();
  await before.session.start();
  // With the page its lock is gone.
  const after = exercise();
  await after.session.resume();
  expect(after.session.store.getState()).toMatchObject({ active: true, notice: null });
});

test('an exercise that was running when the browser closed waits for Start', async () => {
  const before = exercise();
  await before.session.start();
  const after = exercise({ wasUnderWayHere: () => false });
  await after.session.resume();
  expect(after.session.store.getState()).toMatchObject({ active: false, notice: null });
  expect(stored.get('breathingExerciseIsActive')).toBe('false');
});

test('who turned to another page finds the exercise at rest, with what was breathed counted', async () => {
  const { first, second } = twoTabs();
  await first.session.start();
  await first.breathe(4_000);
  first.session.leave();
  await second.session.resume();
  expect(second.session.store.getState()).toMatchObject({ active: false, notice: null, score: 1 });
});

test('a visit after a Stop does not go on by itself', async () => {
  const { first, second } = twoTabs();
  await first.session.start();
  first.session.stop();
  await second.session.resume();
  expect(second.session.store.getState()).toMatchObject({ active: false, notice: null });
});

test('breathing can be taken over: it rests in the first tab and the tally goes on', async () => {
  const { first, second, breathe } = twoTabs();
  await first.session.start();
  await breathe(8_000);
  await second.session.takeOver();
  expect(first.session.store.getState()).toMatchObject({ active: false, notice: 'elsewhere' });
  await breathe(8_000);
  expect(first.awards).toHaveLength(2);
  expect(second.awards).toHaveLength(2);
  expect(second.session.store.getState()).toMatchObject({ active: true, score: 6, leaves: 4 });
  expect(stored.get('breathingExerciseScore')).toBe('6');
  expect(stored.get('breathingExerciseIsActive')).toBe('true');
});

test('when the first tab stops, the second no longer says that it goes on there', async () => {
  const { first, second } = twoTabs();
  await first.session.start();
  await second.session.start();
  first.session.stop();
  second.session.storedElsewhere('breathingExerciseIsActive');
  expect(second.session.store.getState().notice).toBeNull();
  await second.session.start();
  expect(second.session.store.getState().active).toBe(true);
});

test('a reset in one tab ends the exercise in the other', async () => {
  const { first, second, breathe } = twoTabs();
  await first.session.start();
  await breathe(8_000);
  second.session.reset();
  first.session.storedElsewhere('breathingExerciseIsActive');
  expect(first.session.store.getState()).toMatchObject({ active: false, score: 0, leaves: 0 });
});

test('points that the server refuses for the daily cap go from the tally, and the page says why', async () => {
  const { session, awards, breathe } = exercise();
  void session.start();
  await breathe(8_000);
  const [, second] = awards;
  if (second === undefined) throw new Error('two phases were breathed');
  expect(session.refuse({ award: second, reason: 'daily-cap', message: 'No.' })).toBe(true);
  expect(session.store.getState()).toMatchObject({ active: true, score: 1, leaves: 2, notice: 'capped' });
});

test('with a length it settles in for three seconds and then begins with inhale 4', async () => {
  const { session, awards, steps, breathe } = exercise();
  void session.start(minutes(1));
  const counted: unknown[] = [];
  for (let second = 0; second < 3; second += 1) {
    counted.push(session.store.getState().count);
    expect(session.store.getState()).toMatchObject({
      stage: 'settling',
      active: true,
      left: { unit: 'minutes', amount: 1 },
    });
    await breathe(1_000);
  }
  expect(counted).toEqual([3, 2, 1]);
  expect(session.store.getState()).toMatchObject({ stage: 'breathing', step: 'in', count: 4 });
  expect(steps).toEqual(['in']);
  expect(awards).toEqual([]);
});

test('without a length it begins at once', () => {
  const { session } = exercise();
  void session.start();
  expect(session.store.getState()).toMatchObject({ stage: 'breathing', count: 4, left: null });
});

test('a minute ends by itself after five whole breaths, once, however late that is noticed', async () => {
  for (const step of [100, 1_700, 9_000]) {
    stored.clear();
    const { session, awards, breathe, ends } = exercise();
    void session.start(minutes(1));
    await breathe(80_000, step);
    expect(session.store.getState()).toMatchObject({
      stage: 'ended',
      active: false,
      sessionBreaths: 5,
      sessionGrew: true,
      score: 20,
      leaves: 15,
    });
    expect(awards).toHaveLength(15);
    expect(ends()).toBe(1);
    expect(stored.get('breathingExerciseIsActive')).toBe('false');
  }
});

test('the last exhale goes on for a moment before the end is shown', async () => {
  const { session, breathe } = exercise();
  void session.start(minutes(1));
  await breathe(62_000);
  expect(session.isLastStep()).toBe(true);
  await breathe(1_000);
  expect(session.store.getState().stage).toBe('lingering');
  await breathe(2_500);
  expect(session.store.getState().stage).toBe('ended');
});

test('again is as long as before, and tells of its own breaths alone', async () => {
  const { session, breathe } = exercise();
  void session.start(minutes(1));
  await breathe(66_000);
  void session.start(minutes(1));
  expect(session.store.getState()).toMatchObject({
    stage: 'settling',
    sessionBreaths: 0,
    sessionGrew: false,
  });
  await breathe(66_000);
  expect(session.store.getState()).toMatchObject({
    stage: 'ended',
    sessionBreaths: 5,
    breaths: 10,
    leaves: 30,
  });
});

test('what a session came to is still told after one that ended within its first breath', async () => {
  const { session, breathe } = exercise();
  void session.start();
  await breathe(25_000);
  session.finish();
  const came = { breaths: 2, grew: true };
  for (const ms of [1_000, 2_000]) {
    void session.start();
    await breathe(ms);
    session.finish();
    expect(session.store.getState()).toMatchObject({
      stage: 'resting',
      sessionBreaths: 0,
      sessionBefore: came,
    });
  }
  session.reset();
  expect(session.store.getState().sessionBefore).toBeNull();
});

test('a length that was stopped on the way goes on from there, without settling in again', async () => {
  const { session, breathe } = exercise();
  void session.start(minutes(1));
  await breathe(33_000);
  session.stop();
  void session.start(minutes(1));
  expect(session.store.getState()).toMatchObject({ stage: 'breathing', step: 'hold', count: 2 });
  await breathe(30_000);
  expect(session.store.getState().stage).toBe('lingering');
});

test('without a length Stop is the end once a breath was breathed, and the next session begins with a breath in', async () => {
  const { session, breathe } = exercise();
  void session.start();
  await breathe(9_000);
  session.finish();
  expect(session.store.getState()).toMatchObject({ stage: 'resting', sessionBreaths: 0 });
  void session.start();
  await breathe(9_000);
  session.finish();
  expect(session.store.getState()).toMatchObject({
    stage: 'ended',
    active: false,
    sessionBreaths: 1,
    sessionGrew: true,
  });
  void session.start();
  expect(session.store.getState()).toMatchObject({
    stage: 'breathing',
    step: 'in',
    count: 4,
    sessionBreaths: 0,
  });
});

test('an end that is put away leaves the breath where it was stopped', async () => {
  const { session, breathe } = exercise();
  void session.start();
  await breathe(17_000);
  session.finish();
  session.putAway();
  void session.start();
  expect(session.store.getState()).toMatchObject({ step: 'hold', count: 3, breaths: 1 });
});

test('a chosen length that is stopped on the way shows what it came to, and goes on', async () => {
  const { session, breathe } = exercise();
  void session.start(minutes(1));
  await breathe(33_000);
  session.finish();
  expect(session.store.getState()).toMatchObject({ stage: 'ended', sessionBreaths: 2 });
  void session.start(minutes(1));
  expect(session.store.getState()).toMatchObject({ stage: 'breathing', step: 'hold', count: 2 });
});

test('another length begins where the breath was stopped, and ends with a whole breath', async () => {
  const { session, breathe } = exercise();
  void session.start(minutes(10));
  await breathe(33_000);
  session.stop();
  void session.start(minutes(1));
  expect(session.store.getState().stage).toBe('settling');
  await breathe(3_000 + 66_000 + 2_500);
  expect(session.store.getState()).toMatchObject({ stage: 'ended', breaths: 8, sessionBreaths: 6 });
});

test('at the most points of a day a session does not say that the tree has grown', async () => {
  const { session, breathe } = exercise({ award: () => Promise.resolve('capped') });
  void session.start(minutes(1));
  await breathe(66_000);
  expect(session.store.getState()).toMatchObject({ stage: 'ended', sessionBreaths: 5, sessionGrew: false });
});

test('Stop and Reset also end settling in', () => {
  const { session } = exercise();
  void session.start(minutes(1));
  session.stop();
  expect(session.store.getState()).toMatchObject({ stage: 'resting', active: false });
  void session.start(minutes(1));
  session.reset();
  expect(session.store.getState()).toMatchObject({ stage: 'resting', count: 4, left: null });
  expect(stored.size).toBe(0);
});

test('after the same time every pattern has earned the same points', async () => {
  const earned = [];
  for (const pattern of Object.values(BUILT_IN_PATTERNS)) {
    stored.clear();
    const { session, awards, breathe } = exercise();
    session.choose(pattern);
    void session.start();
    await breathe(121_000);
    earned.push([session.store.getState().score, awards.length]);
  }
  expect(new Set(earned.map(String))).toEqual(new Set(['40,30']));
});

test('a number of breaths ends with the last exhale, and the next session begins with a breath in', async () => {
  const { session, breathe, steps } = exercise();
  session.choose(BUILT_IN_PATTERNS.box);
  const plan: Plan = { length: { unit: 'breaths', amount: 2 }, settleMs: 0 };
  void session.start(plan);
  expect(session.store.getState().left).toEqual({ unit: 'breaths', amount: 2 });
  await breathe(28_000);
  expect(session.store.getState()).toMatchObject({ stage: 'lingering', sessionBreaths: 2 });
  await breathe(2_500);
  void session.start(plan);
  expect(session.store.getState()).toMatchObject({ step: 'in', count: 4, breaths: 2, sessionBreaths: 0 });
  await breathe(30_500);
  expect(session.store.getState()).toMatchObject({ stage: 'ended', breaths: 4, sessionBreaths: 2 });
  expect(steps.slice(0, 4)).toEqual(['in', 'hold', 'out', 'rest']);
});

test('another pattern begins with a breath in and keeps the tally', async () => {
  const { session, breathe, awards } = exercise();
  void session.start();
  await breathe(18_000);
  session.choose(BUILT_IN_PATTERNS.coherent);
  expect(session.store.getState().step).toBe('hold');
  session.stop();
  session.choose(BUILT_IN_PATTERNS.coherent);
  expect(session.store.getState()).toMatchObject({ step: 'in', count: 5, score: 5, leaves: 4, breaths: 1 });
  void session.start();
  await breathe(11_000);
  expect(session.store.getState()).toMatchObject({ step: 'in', breaths: 2, score: 8, leaves: 6 });
  expect(new Set(awards.map(({ id }) => id)).size).toBe(awards.length);
});

test('settling in takes as long as was chosen, also without an end', async () => {
  const { session, breathe } = exercise();
  void session.start({ length: null, settleMs: 10_000 });
  expect(session.store.getState()).toMatchObject({ stage: 'settling', count: 10 });
  await breathe(10_000);
  expect(session.store.getState()).toMatchObject({ stage: 'breathing', step: 'in' });
});
