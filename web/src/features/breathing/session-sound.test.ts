import { goalOf } from '@stillgrove/domain/breathing/arc';
import { DEFAULT_PATTERN } from '@stillgrove/domain/breathing/pattern';
import { sessionTrack } from '@stillgrove/domain/breathing/session-track';
import type { TrackPlan } from '@stillgrove/domain/sounds/track';
import { afterEach, expect, test, vi } from 'vitest';
import { createSessionSound, type Place, type Player } from './session-sound';

afterEach(() => vi.restoreAllMocks());

const CHOSEN = { cues: 'tones', background: 'none' } as const;
const FROM_THE_START: Place = { pattern: DEFAULT_PATTERN, goal: null, fromMs: 0, settleMs: 0 };

function setUp({ refuses = false }: { refuses?: boolean } = {}) {
  const played: TrackPlan[] = [];
  const silenced: boolean[] = [];
  const clock = { now: 1_000 };
  const none = (): void => undefined;
  const state = { playing: false, positionMs: 0, resumed: none, ended: none };
  const player: Player = {
    play(plan) {
      if (refuses) return Promise.reject(new DOMException('a tap is needed', 'NotAllowedError'));
      played.push(plan);
      state.playing = true;
      return Promise.resolve();
    },
    stop: () => void (state.playing = false),
    positionMs: () => state.positionMs,
    setVolume: () => undefined,
    isPlaying: () => state.playing,
    whenEnded(tell) {
      state.ended = tell;
      return none;
    },
    whenPaused: () => () => undefined,
    whenResumed(tell) {
      state.resumed = tell;
      return () => undefined;
    },
  };
  const sound = createSessionSound((is) => silenced.push(is), {
    now: () => clock.now,
    loadMaking: () => Promise.resolve({ player, sessionTrack }),
  });
  return { sound, played, silenced, clock, state };
}

test('the track begins where the guide is', async () => {
  const { sound, played } = setUp();
  await sound.begin(() => ({ ...FROM_THE_START, fromMs: 6_000 }), CHOSEN);
  expect(played[0]?.strikes[0]?.atMs).toBe(2_000);
});

test('Stop before the sound has come plays nothing', async () => {
  const { sound, played } = setUp();
  const beginning = sound.begin(() => FROM_THE_START, CHOSEN);
  sound.stop();
  await beginning;
  expect(played).toEqual([]);
});

test('a browser that wants a touch first is a logged warning, and the page can offer one', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { sound, silenced } = setUp({ refuses: true });
  await sound.begin(() => FROM_THE_START, CHOSEN);
  expect(warn.mock.calls).toEqual([['The sound needs a touch before it may play.']]);
  expect(silenced).toEqual([true]);
});

test('only a track that keeps time with the guide can be followed by ear', async () => {
  const { sound, clock, state } = setUp();
  expect(sound.isHeard()).toBe(false);
  await sound.begin(() => FROM_THE_START, CHOSEN);
  clock.now += 600_000;
  state.positionMs = 599_950;
  expect(sound.isHeard()).toBe(true);
  state.positionMs = 590_000;
  expect(sound.isHeard()).toBe(false);
  state.positionMs = 600_000;
  sound.setVolume(0);
  expect(sound.isHeard()).toBe(false);
});

test('a track that the device held up begins again where the guide is, a few times at most', async () => {
  const { sound, played, clock } = setUp();
  await sound.begin(() => FROM_THE_START, CHOSEN);
  clock.now += 1_000;
  sound.keepTime();
  expect(played).toHaveLength(1);
  for (let times = 0; times < 10; times += 1) {
    clock.now += 5_000;
    sound.keepTime();
    await Promise.resolve();
  }
  expect(played).toHaveLength(4);
});

test('the track of a session without an end is followed by another, and the end of any other is the end', async () => {
  const { sound, played, state } = setUp();
  await sound.begin(() => FROM_THE_START, CHOSEN);
  state.ended();
  await Promise.resolve();
  expect(played).toHaveLength(2);
  const goal = goalOf(DEFAULT_PATTERN, 0, { unit: 'minutes', amount: 1 });
  await sound.begin(() => ({ ...FROM_THE_START, goal }), CHOSEN);
  state.ended();
  await Promise.resolve();
  expect(played).toHaveLength(3);
});

test('when the lock screen lets it go on, it begins again where the guide is', async () => {
  const { sound, played, state } = setUp();
  await sound.begin(() => FROM_THE_START, CHOSEN);
  state.resumed();
  expect(played).toHaveLength(2);
});
