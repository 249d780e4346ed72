import { expect, test } from 'vitest';
import type { MixPlayer } from '../../platform/sound-garden/mix-player';
import { createTellers } from '../../platform/sound-garden/tellers';
import { createSoundsSession } from './sounds-session';

const RAIN = [{ sound: 'rain', volume: 0.7 }] as const;

function setUp() {
  const [paused, resumed, ended] = [createTellers(), createTellers(), createTellers()];
  const heard: string[] = [];
  const player: MixPlayer = {
    play: () => Promise.resolve(void heard.push('play')),
    change: (mix) => void heard.push(`change ${mix.map(({ sound }) => sound).join(', ')}`),
    setSleep: () => undefined,
    leftMs: () => null,
    pause: () => void heard.push('pause'),
    resume: () => Promise.resolve(void heard.push('resume')),
    stop: () => void heard.push('stop'),
    setVolume: () => undefined,
    isSlow: () => false,
    whenPaused: paused.add,
    whenResumed: resumed.add,
    whenEnded: ended.add,
  };
  const session = createSoundsSession({ player, titleOf: ({ name }) => name, company: () => 'playback' });
  return { session, heard, paused, ended, status: () => session.store.getState().status };
}

test('the first sound is heard at once, and what is added while it starts comes along', async () => {
  const { session, heard, status } = setUp();
  session.add('rain');
  session.add('wind');
  expect(status()).toBe('starting');
  await Promise.resolve();
  expect(status()).toBe('playing');
  expect(heard).toEqual(['play', 'change rain, wind']);
  session.remove('rain');
  session.remove('wind');
  expect(heard.at(-1)).toBe('stop');
  expect(status()).toBe('silent');
});

test('a mix that waits gets another sound and goes on waiting', () => {
  const { session, heard, status } = setUp();
  session.show(RAIN, '', '');
  session.add('wind');
  expect(status()).toBe('silent');
  expect(heard).toEqual(['stop']);
});

test('a mix waits while something else is heard, and goes on with one tap', async () => {
  const { session, heard, paused, status } = setUp();
  await session.play(RAIN, 'rain', 'Gentle rain');
  paused.tell();
  expect(status()).toBe('paused');
  await session.toggle();
  expect(status()).toBe('playing');
  expect(heard).toEqual(['play', 'resume']);
});

test('what is forgotten is silent, and leaves nothing of whoever chose it', async () => {
  const { session, heard } = setUp();
  session.setSleep(600_000);
  await session.play(RAIN, 'mine', 'My evening');
  session.forget();
  expect(heard.at(-1)).toBe('stop');
  expect(session.store.getState()).toMatchObject({
    status: 'silent',
    mix: [],
    chosen: '',
    name: '',
    sleepMs: null,
  });
});
