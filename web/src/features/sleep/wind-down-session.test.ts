import { planFrom } from '@stillgrove/domain/sounds/plan-from';
import { trackOfWindDown } from '@stillgrove/domain/sleep/track';
import { USUAL_WIND_DOWN, type WindDown } from '@stillgrove/domain/sleep/wind-down';
import { expect, test } from 'vitest';
import type { AskForLock } from '../../platform/one-tab/one-tab';
import { sharedLock } from '../../platform/one-tab/testing';
import { createSessionTime } from '../../platform/session-time/session-time';
import { playerDouble } from '../../platform/session-time/testing';
import type { Place } from './kept-place';
import { createWindDownSession } from './wind-down-session';

const MINUTE_MS = 60_000;
const SCRIPT = [
  { id: 'arriving', name: 'Arriving', lines: [{ from: 5, text: 'Get comfortable.' }] },
] as const;
const NOTHING: WindDown = { ...USUAL_WIND_DOWN, dim: false, breath: false, scan: false, sounds: false };

function tab({ lock = sharedLock(), kept = null }: { lock?: AskForLock; kept?: Place | null } = {}) {
  const double = playerDouble();
  let nowMs = 0;
  const world = { sound: true, hushed: 0, kept };
  const session = createWindDownSession(
    {
      time: createSessionTime({ player: double.player, now: () => nowMs, isInSight: () => true }),
      heard(chosen) {
        const plan = trackOfWindDown(chosen, SCRIPT, [{ sound: 'rain', volume: 0.5 }], 7);
        return { planFrom: (fromMs) => planFrom(plan, fromMs), title: 'Wind down' };
      },
      wantsSound: () => world.sound,
      askForLock: lock,
      keep: (place) => void (world.kept = place),
      onHush: () => (world.hushed += 1),
    },
    kept,
  );
  session.listen();
  const goBy = (ms: number) => {
    for (let left = ms; left > 0; left -= 1_000) {
      nowMs += 1_000;
      double.play(1_000);
      session.advance();
    }
  };
  return { session, double, world, goBy, state: () => session.store.getState() };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('breath, body scan and sounds follow each other, and then it is quiet', async () => {
  const { session, double, goBy, state } = tab();
  session.begin(USUAL_WIND_DOWN);
  await settled();
  expect(state()).toMatchObject({ status: 'running', part: 'breath', silent: false });
  goBy(6 * MINUTE_MS);
  expect(state()).toMatchObject({ part: 'scan', inPartMs: MINUTE_MS });
  goBy(10 * MINUTE_MS);
  expect(state().part).toBe('sounds');
  double.tell('ended');
  expect(state()).toMatchObject({ status: 'over', part: null });
  expect(double.state.playing).toBe(false);
});

test('the end is the end although the page was asleep for the night', async () => {
  const { session, double, state } = tab();
  session.begin(USUAL_WIND_DOWN);
  await settled();
  double.play(3_600_000);
  session.advance();
  expect(state().status).toBe('over');
});

test('stopped, it can go on where it was, with what is left of the sound', async () => {
  const { session, double, world, goBy, state } = tab();
  session.begin(USUAL_WIND_DOWN);
  await settled();
  goBy(7 * MINUTE_MS);
  session.pause();
  expect(state()).toMatchObject({ status: 'resting', part: 'scan' });
  expect(world.hushed).toBeGreaterThan(0);
  session.goOn();
  await settled();
  expect(double.state.plans[1]?.durationMs).toBe(53 * MINUTE_MS);
  goBy(1_000);
  expect(state()).toMatchObject({ status: 'running', seconds: 421 });
  session.end();
  expect(state()).toMatchObject({ status: 'ready', seconds: 0 });
});

test('the dimmed screen alone makes no sound and stays until it is stopped', async () => {
  const { session, double, goBy, state } = tab();
  session.begin({ ...NOTHING, dim: true });
  await settled();
  goBy(30 * MINUTE_MS);
  expect(state()).toMatchObject({ status: 'running', part: null, silent: false });
  expect(double.state.plans).toEqual([]);
});

test('without sound the words go on by the clock, and sound that is turned on begins where they are', async () => {
  const { session, double, world, goBy, state } = tab();
  world.sound = false;
  session.begin(USUAL_WIND_DOWN);
  await settled();
  goBy(MINUTE_MS);
  expect(state()).toMatchObject({ silent: true, part: 'breath', seconds: 60 });
  world.sound = true;
  session.soundChanged();
  await settled();
  expect(state().silent).toBe(false);
  expect(double.state.plans[0]?.durationMs).toBe(59 * MINUTE_MS);
});

test('a sound that is refused is said, and in two tabs one plays at a time', async () => {
  const lock = sharedLock();
  const [here, there] = [tab({ lock }), tab({ lock })];
  here.double.state.refuses = true;
  here.session.begin(USUAL_WIND_DOWN);
  await settled();
  expect(here.state()).toMatchObject({ status: 'running', silent: true, notice: 'refused' });
  there.session.begin(USUAL_WIND_DOWN);
  await settled();
  expect(there.state()).toMatchObject({ status: 'resting', notice: 'elsewhere' });
  there.session.goOn('take-over');
  await settled();
  expect(there.state().status).toBe('running');
  expect(here.state()).toMatchObject({ status: 'resting', notice: 'elsewhere' });
});

test('another load of the page goes on at the same place, and an evening that is over or ended is not kept', async () => {
  const before = tab();
  before.session.begin({ ...USUAL_WIND_DOWN, scanMinutes: 5 });
  await settled();
  before.goBy(7 * MINUTE_MS);
  before.session.leave();
  expect(before.world.kept).toMatchObject({ positionMs: 7 * MINUTE_MS });

  const after = tab({ kept: before.world.kept });
  expect(after.state()).toMatchObject({ status: 'resting', part: 'scan', seconds: 420 });
  expect(after.double.state.plans).toEqual([]);
  after.session.goOn();
  await settled();
  expect(after.double.state.plans[0]?.durationMs).toBe(48 * MINUTE_MS);
  after.double.tell('ended');
  expect(after.world.kept).toBeNull();

  const ended = tab({ kept: before.world.kept });
  ended.session.end();
  expect(ended.world.kept).toBeNull();
  expect(ended.state().status).toBe('ready');
});
