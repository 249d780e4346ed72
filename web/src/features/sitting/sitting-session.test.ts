import { trackOfSitting } from '@stillgrove/domain/sitting/track';
import { readTyped, USUAL_SITTING, type TypedSitting } from '@stillgrove/domain/sitting/typed';
import { expect, test } from 'vitest';
import { sharedLock } from '../../platform/one-tab/testing';
import { createSessionTime } from '../../platform/session-time/session-time';
import { playerDouble } from '../../platform/session-time/testing';
import type { Place } from './kept-place';
import { createSittingSession } from './sitting-session';

const MINUTE_MS = 60_000;

function chosen(typed: Partial<TypedSitting> = {}) {
  const all = { ...USUAL_SITTING, preparationSeconds: 0, ...typed } as const;
  const read = readTyped(all);
  if (read.problems !== null) throw new Error('These settings are right.');
  return { typed: all, sitting: read.sitting };
}

/** A tab with a sitting, in which time goes by when a test says so. */
function tab({ lock = sharedLock(), kept = null as Place | null } = {}) {
  const double = playerDouble();
  let nowMs = 0;
  const world = { sound: true, inSight: true, kept, bells: 0, awards: [] as string[] };
  const session = createSittingSession(
    {
      time: createSessionTime({ player: double.player, now: () => nowMs, isInSight: () => world.inSight }),
      heard: (sitting, seed) => ({
        planFrom: (fromMs) => trackOfSitting(sitting, [], seed, fromMs),
        title: 'Sitting',
      }),
      wantsSound: () => world.sound,
      newSeed: () => 7,
      askForLock: lock,
      keep: (place) => (world.kept = place),
      onBell: () => (world.bells += 1),
      newRunId: () => 'run',
      today: () => '2027-03-05',
      award(award) {
        world.awards.push(award.id);
        return Promise.resolve('recorded');
      },
    },
    kept,
  );
  session.listen();
  const goBy = (ms: number, stepMs = 1_000) => {
    for (let left = ms; left > 0; left -= stepMs) {
      const step = Math.min(left, stepMs);
      nowMs += step;
      double.play(step);
      session.advance();
    }
  };
  return { session, world, double, goBy, state: () => session.store.getState() };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('ten minutes are ten minutes, each whole one a point, and afterwards it says what was sat', async () => {
  const { session, world, goBy, state } = tab();
  session.begin(chosen());
  await settled();
  goBy(4 * MINUTE_MS);
  expect(state()).toMatchObject({
    status: 'running',
    seconds: 360,
    satMinutes: 4,
    share: 0.4,
    silent: false,
  });
  goBy(6 * MINUTE_MS);
  await settled();
  expect(state()).toMatchObject({ status: 'over', satMinutes: 10, points: 10 });
  expect(world).toMatchObject({ bells: 2, kept: null });
});

test('a screen that was off for all of it counts all of it, since the sound went on', async () => {
  const { session, double, world, state } = tab();
  session.begin(chosen());
  await settled();
  double.play(10 * MINUTE_MS);
  session.advance();
  await settled();
  expect(state()).toMatchObject({ status: 'over', satMinutes: 10, points: 10 });
  expect(world.awards).toHaveLength(10);
});

test('a pause counts nothing, from here or from the lock screen', async () => {
  const { session, double, goBy, state } = tab();
  session.begin(chosen());
  await settled();
  goBy(MINUTE_MS);
  session.pause();
  goBy(5 * MINUTE_MS);
  session.goOn();
  await settled();
  double.player.pause();
  double.tell('paused');
  expect(state()).toMatchObject({ status: 'resting', seconds: 540 });
  double.state.playing = true;
  double.tell('resumed');
  goBy(MINUTE_MS);
  expect(state()).toMatchObject({ status: 'running', seconds: 480 });
});

test('ended while settling in, it says so, and the next one begins without that', async () => {
  const { session, world, goBy, state } = tab();
  session.begin(chosen({ preparationSeconds: 10 }));
  await settled();
  goBy(5_000);
  session.end();
  expect(state()).toMatchObject({ status: 'over', notice: 'unbegun', points: 0 });
  expect(world).toMatchObject({ awards: [], kept: null });
  session.begin(chosen());
  await settled();
  expect(state()).toMatchObject({ status: 'running', notice: null });
});

test('another sound that takes the player away pauses it where it was', async () => {
  const { session, double, goBy, state } = tab();
  session.begin(chosen());
  await settled();
  goBy(MINUTE_MS);
  double.player.stop();
  double.tell('paused');
  expect(state()).toMatchObject({ status: 'resting', seconds: 540 });
  session.goOn();
  await settled();
  goBy(MINUTE_MS);
  expect(state().seconds).toBe(480);
});

test('ended early, it says what was sat and no more; while settling, nothing', async () => {
  const { session, goBy, state } = tab();
  session.begin(chosen({ preparationSeconds: 10 }));
  await settled();
  goBy(9_000);
  session.end();
  expect(state()).toMatchObject({ status: 'over', satMinutes: 0 });
  session.begin(chosen());
  await settled();
  goBy(3.5 * MINUTE_MS);
  session.end();
  await settled();
  expect(state()).toMatchObject({ status: 'over', satMinutes: 3, points: 3 });
});

test('without an end it counts up until it is ended', async () => {
  const { session, goBy, state } = tab();
  session.begin(chosen({ length: 'open' }));
  await settled();
  goBy(61 * MINUTE_MS, 10_000);
  expect(state()).toMatchObject({ status: 'running', seconds: 3_660 });
  session.end();
  expect(state()).toMatchObject({ status: 'over', satMinutes: 61 });
});

test('after a reload it offers to go on where it was, and gives no minute twice', async () => {
  const before = tab();
  before.session.begin(chosen());
  await settled();
  before.goBy(4.5 * MINUTE_MS);
  before.session.leave();
  const after = tab({ kept: before.world.kept });
  expect(after.state()).toMatchObject({ status: 'resting', seconds: 330 });
  after.session.goOn();
  await settled();
  expect(after.double.state.plans[0]?.strikes[0]?.atMs).toBe(5.5 * MINUTE_MS);
  after.goBy(6 * MINUTE_MS);
  await settled();
  expect(after.state()).toMatchObject({ status: 'over', satMinutes: 10 });
  expect(before.world.awards.length + after.world.awards.length).toBe(10);
});

test('without sound time goes by while the page is in sight, and a device that slept has not sat', async () => {
  const { session, world, goBy, state } = tab();
  world.sound = false;
  session.begin(chosen());
  await settled();
  expect(state().silent).toBe(true);
  goBy(MINUTE_MS);
  world.inSight = false;
  goBy(MINUTE_MS);
  world.inSight = true;
  goBy(MINUTE_MS, MINUTE_MS);
  expect(state().seconds).toBe(540);
});

test('a sound that is refused leaves a sitting without bells, and turning it on later brings them', async () => {
  const { session, world, double, goBy, state } = tab();
  double.state.refuses = true;
  session.begin(chosen());
  await settled();
  expect(state()).toMatchObject({ status: 'running', silent: true, notice: 'refused' });
  goBy(MINUTE_MS);
  double.state.refuses = false;
  world.sound = true;
  session.soundChanged();
  await settled();
  goBy(MINUTE_MS);
  expect(state()).toMatchObject({ silent: false, seconds: 480 });
});

test('pressed twice it begins once, and in two tabs one sits at a time', async () => {
  const lock = sharedLock();
  const [here, there] = [tab({ lock }), tab({ lock })];
  here.session.begin(chosen());
  here.session.begin(chosen());
  await settled();
  expect(here.double.state.plans).toHaveLength(1);
  there.session.begin(chosen());
  await settled();
  expect(there.state()).toMatchObject({ status: 'resting', notice: 'elsewhere' });
  there.session.goOn('take-over');
  await settled();
  expect(there.state()).toMatchObject({ status: 'running', notice: null });
  expect(here.state()).toMatchObject({ status: 'resting', notice: 'elsewhere' });
});

test('what was heard to its end is over', async () => {
  const { session, double, state } = tab();
  session.begin(chosen());
  await settled();
  double.tell('ended');
  expect(state()).toMatchObject({ status: 'over', satMinutes: 10 });
});
