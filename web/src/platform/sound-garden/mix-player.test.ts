import { expect, test, vi } from 'vitest';
import type { Mix } from '@stillgrove/domain/sounds/mixes';
import type { TrackPlan } from '@stillgrove/domain/sounds/track';
import type { LiveMix } from './live-mix';
import { createMixPlayer } from './mix-player';
import { createTellers } from './tellers';
import type { TrackPlayer } from './track-player';

const RAIN: Mix = [{ sound: 'rain', volume: 0.7 }];
const SEA: Mix = [{ sound: 'waves', volume: 0.7 }];
const ABOUT = { title: 'Rain' };

function setUp({ live: hasLive = true, awake = true, refused = false } = {}) {
  const plans: TrackPlan[] = [];
  const live = { mix: [] as Mix, gain: 0, resting: false, closed: false };
  const track = { playing: false, has: false, muted: false, positionMs: 0, volume: 1 };
  const told: string[] = [];
  const [ended, paused, resumed, changed] = [
    createTellers(),
    createTellers(),
    createTellers(),
    createTellers(),
  ];
  const timers = new Set<() => void>();
  const repeated = new Set<() => void>();
  let visible = true;
  let made: (share: number) => void = () => undefined;
  const stopTrack = () => Object.assign(track, { playing: false, has: false, positionMs: 0 });
  const fakeTrack: TrackPlayer = {
    async play(plan) {
      if (refused) throw new DOMException('a tap is needed', 'NotAllowedError');
      plans.push(plan);
      Object.assign(track, { playing: true, has: true, positionMs: 0 });
    },
    pause: () => (track.playing = false),
    async resume() {
      track.playing = true;
    },
    stop: stopTrack,
    positionMs: () => track.positionMs,
    setVolume: (volume) => (track.volume = volume),
    setMuted: (muted) => (track.muted = muted),
    isPlaying: () => track.playing,
    hasTrack: () => track.has,
    whenEnded: ended.add,
    whenPaused: paused.add,
    whenResumed: resumed.add,
  };
  const fakeLive: LiveMix = {
    change: (mix) => (live.mix = mix),
    setGain: (gain) => (live.gain = gain),
    async wake() {
      live.resting = !awake;
      return awake;
    },
    rest: () => (live.resting = true),
    close: () => (live.closed = true),
  };
  const player = createMixPlayer({
    createTrack(tell) {
      made = tell;
      return fakeTrack;
    },
    async openLive() {
      if (!hasLive) throw new Error('no worklets');
      return fakeLive;
    },
    page: { isVisible: () => visible, whenChanged: changed.add },
    after(_ms, work) {
      timers.add(work);
      return () => timers.delete(work);
    },
    every(_ms, work) {
      repeated.add(work);
      return () => repeated.delete(work);
    },
  });
  player.whenEnded(() => told.push('ended'));
  player.whenPaused(() => told.push('paused'));
  player.whenResumed(() => told.push('resumed'));
  /** All that was put off happens. */
  const settle = async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve));
      for (const work of [...timers]) {
        timers.delete(work);
        work();
      }
    }
  };
  const show = async (now: boolean) => {
    visible = now;
    changed.tell();
    await settle();
  };
  return {
    player,
    plans,
    live,
    track,
    told,
    settle,
    show,
    ended,
    paused,
    resumed,
    repeated,
    made: (share: number) => made(share),
  };
}

test('while the page is seen the sounds are live, and the track goes on without a sound', async () => {
  const { player, live, track, settle } = setUp();
  await player.play(RAIN, ABOUT, null);
  await settle();
  expect(live).toMatchObject({ mix: RAIN, gain: 1, resting: false });
  expect(track).toMatchObject({ playing: true, muted: true });
});

test('when the page is hidden the track is heard, and when it is seen again the live sounds', async () => {
  const { player, live, track, settle, show } = setUp();
  await player.play(RAIN, ABOUT, null);
  await settle();
  await show(false);
  expect(track.muted).toBe(false);
  expect(live).toMatchObject({ gain: 0, resting: true });
  await show(true);
  expect(track.muted).toBe(true);
  expect(live).toMatchObject({ gain: 1, resting: false });
});

test('a browser that does not wake the live sounds lets the track be heard', async () => {
  const { player, track, settle } = setUp({ awake: false });
  await player.play(RAIN, ABOUT, null);
  await settle();
  expect(track.muted).toBe(false);
});

test('a browser without live sounds lets the track be heard', async () => {
  const { player, track, settle } = setUp({ live: false });
  await player.play(RAIN, ABOUT, null);
  await settle();
  expect(track).toMatchObject({ playing: true, muted: false });
});

test('a change is heard at once, and the track is made again when the slider rests', async () => {
  const { player, live, plans, settle } = setUp();
  await player.play(RAIN, ABOUT, null);
  await settle();
  player.change(RAIN, ABOUT);
  player.change(SEA, ABOUT);
  expect(live.mix).toBe(SEA);
  expect(plans).toHaveLength(1);
  await settle();
  expect(plans.map(({ layers }) => layers)).toEqual([RAIN, SEA]);
});

test('a change keeps what is left of the sleep timer', async () => {
  const { player, plans, track, settle } = setUp();
  await player.play(RAIN, ABOUT, 600_000);
  track.positionMs = 200_000;
  expect(player.leftMs()).toBe(400_000);
  player.change(SEA, ABOUT);
  await settle();
  expect(plans.at(-1)).toMatchObject({ layers: SEA, durationMs: 400_000, loops: false });
});

test('the live sounds fade with the track', async () => {
  const { player, live, track, settle, repeated } = setUp();
  await player.play(RAIN, ABOUT, 600_000);
  await settle();
  const gains = [500_000, 550_000, 580_000, 599_000].map((positionMs) => {
    track.positionMs = positionMs;
    for (const work of repeated) work();
    return live.gain;
  });
  expect(gains).toEqual([...gains].sort((one, other) => other - one));
  expect(gains[0]).toBe(1);
  expect(gains[3]).toBeLessThan(0.01);
});

test('when the sleep timer is over, everything is closed and that is told once', async () => {
  const { player, live, told, ended, track, repeated, settle } = setUp();
  await player.play(RAIN, ABOUT, 600_000);
  ended.tell();
  expect(told).toEqual(['ended']);
  await settle();
  expect(live.closed).toBe(true);
  expect(track.has).toBe(false);
  expect(repeated.size).toBe(0);
});

test('a pause of the lock screen lets the live sounds rest, and going on wakes them', async () => {
  const { player, live, told, paused, resumed, settle } = setUp();
  await player.play(RAIN, ABOUT, null);
  await settle();
  paused.tell();
  await settle();
  expect(live).toMatchObject({ gain: 0, resting: true });
  resumed.tell();
  await settle();
  expect(live).toMatchObject({ gain: 1, resting: false });
  expect(told).toEqual(['paused', 'resumed']);
});

test('what is changed in a pause is silent until it goes on', async () => {
  const { player, plans, track, settle } = setUp();
  await player.play(RAIN, ABOUT, null);
  player.pause();
  player.change(SEA, ABOUT);
  await settle();
  expect(plans).toHaveLength(1);
  expect(track.playing).toBe(false);
  await player.resume();
  expect(plans.at(-1)?.layers).toBe(SEA);
  expect(track.playing).toBe(true);
});

test('after another player took the sound, going on starts the mix again', async () => {
  const { player, plans, track, paused } = setUp();
  await player.play(RAIN, ABOUT, null);
  Object.assign(track, { playing: false, has: false });
  paused.tell();
  await player.resume();
  expect(plans).toHaveLength(2);
});

test('a refusal of the browser ends everything and is told', async () => {
  const { player, live, told, track, settle } = setUp({ refused: true });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await player.play(RAIN, ABOUT, null);
  await vi.waitFor(() => expect(told).toEqual(['paused']));
  await settle();
  expect(live.closed).toBe(true);
  expect(track.has).toBe(false);
});

test('without live sounds a refusal is an error', async () => {
  const { player } = setUp({ refused: true, live: false });
  await expect(player.play(RAIN, ABOUT, null)).rejects.toThrow('a tap is needed');
});

test('a device is slow when making a sound takes more than a fifth of its time', async () => {
  const { player, made } = setUp();
  made(0.1);
  expect(player.isSlow()).toBe(false);
  made(0.25);
  expect(player.isSlow()).toBe(true);
});
