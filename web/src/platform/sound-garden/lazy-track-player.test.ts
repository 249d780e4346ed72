import type { TrackPlan } from '@stillgrove/domain/sounds/track';
import { expect, test } from 'vitest';
import { createLazyTrackPlayer } from './lazy-track-player';
import { createTellers } from './tellers';
import type { TrackPlayer } from './track-player';

const RAIN = { title: 'Rain' };
const PLAN = {} as TrackPlan;

function setUp() {
  const [paused, resumed, ended] = [createTellers(), createTellers(), createTellers()];
  const did: string[] = [];
  const player: TrackPlayer = {
    play: (_plan, { title }) => Promise.resolve(void did.push(`play ${title}`)),
    pause: () => void did.push('pause'),
    resume: () => Promise.resolve(void did.push('resume')),
    stop: () => void did.push('stop'),
    positionMs: () => 1_200,
    setVolume: (volume) => void did.push(`volume ${String(volume)}`),
    setMuted: (muted) => void did.push(muted ? 'muted' : 'heard'),
    isPlaying: () => true,
    hasTrack: () => true,
    whenPaused: paused.add,
    whenResumed: resumed.add,
    whenEnded: ended.add,
  };
  const loads: { done: () => void; failed: () => void }[] = [];
  const late = createLazyTrackPlayer(
    () =>
      new Promise((resolve, reject) => {
        loads.push({ done: () => resolve(player), failed: () => reject(new Error('no network')) });
      }),
  );
  return { late, did, loads, paused };
}

test('a tap before the player is there is answered once it is, as loud as was chosen meanwhile', async () => {
  const { late, did, loads } = setUp();
  late.setVolume(0.4);
  late.setMuted(true);
  const playing = late.play(PLAN, RAIN);
  expect([late.positionMs(), late.isPlaying(), late.hasTrack()]).toEqual([0, false, false]);
  loads[0]?.done();
  await playing;
  expect(did).toEqual(['volume 0.4', 'muted', 'play Rain']);
  expect([late.positionMs(), late.isPlaying(), late.hasTrack()]).toEqual([1_200, true, true]);
});

test('what was paused before the player came waits, and what was stopped is not heard', async () => {
  const { late, did, loads } = setUp();
  const stopped = late.play(PLAN, RAIN);
  late.stop();
  const playing = late.play(PLAN, { title: 'Waves' });
  late.pause();
  loads[0]?.done();
  await Promise.all([stopped, playing]);
  expect(loads).toHaveLength(1);
  expect(did.slice(2)).toEqual(['play Waves', 'pause']);
  await late.resume();
  expect(did.at(-1)).toBe('resume');
});

test('a player that could not be loaded is asked for again at the next tap', async () => {
  const { late, did, loads } = setUp();
  const refused = late.play(PLAN, RAIN);
  loads[0]?.failed();
  await expect(refused).rejects.toThrow('no network');
  const playing = late.play(PLAN, RAIN);
  loads[1]?.done();
  await playing;
  expect(did.at(-1)).toBe('play Rain');
});

test('who listened before the player came is told by it', async () => {
  const { late, loads, paused } = setUp();
  let told = 0;
  late.whenPaused(() => (told += 1));
  const playing = late.play(PLAN, RAIN);
  loads[0]?.done();
  await playing;
  paused.tell();
  expect(told).toBe(1);
});
