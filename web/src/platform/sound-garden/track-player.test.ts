import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TrackPlan } from '@stillgrove/domain/sounds/track';
import type { Piece } from './piece';
import { createTrackPlayer } from './track-player';

const PLAN: TrackPlan = {
  seed: 1,
  durationMs: 3_000,
  layers: [],
  strikes: [{ atMs: 2_500, cue: { kind: 'bell' }, volume: 1 }],
  fade: null,
  loops: false,
};

/** An `<audio>` that plays when it is told to, and ends when the test says so. */
function fakeAudio() {
  const audio = {
    address: '',
    get src() {
      return audio.address;
    },
    set src(address: string) {
      audio.address = address;
      audio.currentTime = 0;
    },
    loop: false,
    muted: false,
    volume: 1,
    currentTime: 0,
    paused: true,
    ended: false,
    refuses: false,
    /** It takes its time to begin, as on a slow device. */
    slow: false,
    interrupt: null as (() => void) | null,
    ontimeupdate: null as (() => void) | null,
    onplaying: null as (() => void) | null,
    onpause: null as (() => void) | null,
    onended: null as (() => void) | null,
    async play() {
      if (audio.refuses) throw new DOMException('a tap is needed', 'NotAllowedError');
      audio.paused = false;
      audio.ended = false;
      if (audio.slow)
        await new Promise((_, reject) => {
          audio.interrupt = () => reject(new DOMException('interrupted by pause()', 'AbortError'));
        });
      audio.onplaying?.();
    },
    pause() {
      if (audio.paused) return;
      audio.interrupt?.();
      audio.paused = true;
      audio.onpause?.();
    },
    load: () => undefined,
    removeAttribute() {
      audio.src = '';
    },
    /** It was heard to its end. */
    end() {
      audio.paused = true;
      audio.ended = true;
      audio.onpause?.();
      audio.onended?.();
    },
  };
  return audio;
}

const piece = (times = 1): Piece => ({ sound: new Blob(['piece']), lengthMs: 1_000, times, tookMs: 1 });

function setUp({ pieces = [piece(), piece(), piece()] }: { pieces?: readonly Piece[] } = {}) {
  const audio = fakeAudio();
  const none = (): void => undefined;
  const shown = { title: '', play: none, pause: none, state: '' };
  const told: string[] = [];
  let nowMs = 0;
  let taken: () => void = () => undefined;
  let closed = 0;
  const player = createTrackPlayer({
    takeAudio(onTaken) {
      taken = onTaken;
      return audio as unknown as HTMLAudioElement;
    },
    openPieces() {
      const left = [...pieces];
      return { next: async () => left.shift() ?? null, close: () => (closed += 1) };
    },
    lockScreen: () => ({
      show: (title, actions) => Object.assign(shown, { title, ...actions }),
      tell: (state) => (shown.state = state),
      clear: () => (shown.title = ''),
    }),
    chooseCompany: () => undefined,
    now: () => nowMs,
  });
  player.whenEnded(() => told.push('ended'));
  player.whenPaused(() => told.push('paused'));
  player.whenResumed(() => told.push('resumed'));
  /** Time passes, and so much of the sound is heard meanwhile. */
  const pass = (ms: number, heardMs = ms) => {
    nowMs += ms;
    audio.currentTime += heardMs / 1_000;
  };
  const endPiece = async () => {
    audio.end();
    await vi.waitFor(() => expect(audio.ended && shown.title !== '').toBe(false));
  };
  return { audio, shown, told, player, pass, endPiece, takeAway: () => taken(), closed: () => closed };
}

const alive = new Set<string>();
beforeEach(() => {
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    made += 1;
    const url = `blob:${made}`;
    alive.add(url);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void alive.delete(url));
});
afterEach(() => {
  vi.restoreAllMocks();
  alive.clear();
});

test.each(['before it began', 'between two pieces'])(
  'a pause %s is no failure, and it goes on from there',
  async (moment) => {
    const warnings = vi.spyOn(console, 'warn');
    const { player, audio, told, pass, endPiece } = setUp();
    const first = moment === 'before it began';
    audio.slow = first;
    const begun = player.play(PLAN, { title: 'Rain' });
    if (!first) {
      await begun;
      pass(1_000);
      audio.slow = true;
      await endPiece();
    }
    await vi.waitFor(() => expect(audio.interrupt).not.toBe(null));
    player.pause();
    await begun;
    expect(player.hasTrack()).toBe(true);
    expect(player.isPlaying()).toBe(false);
    audio.slow = false;
    await player.resume();
    expect(player.isPlaying()).toBe(true);
    expect(player.positionMs()).toBeCloseTo(first ? 0 : 1_000);
    expect(told).toEqual([]);
    expect(warnings).not.toHaveBeenCalled();
  },
);

test('a track is heard piece by piece to its end, and its samples are freed', async () => {
  const { player, audio, told, pass, endPiece, closed } = setUp();
  await player.play(PLAN, { title: 'Rain' });
  expect(player.isPlaying()).toBe(true);
  pass(600);
  expect(player.positionMs()).toBeCloseTo(600);
  pass(400);
  await endPiece();
  expect(player.positionMs()).toBeCloseTo(1_000);
  expect(alive.size).toBe(1);
  pass(1_000);
  await endPiece();
  pass(1_000);
  await endPiece();
  await vi.waitFor(() => expect(told).toEqual(['ended']));
  expect(player.isPlaying()).toBe(false);
  expect(audio.src).toBe('');
  expect(alive.size).toBe(0);
  expect(closed()).toBe(1);
});

test('what the change of pieces took is left out of the next one, so that cues come on time', async () => {
  const { player, audio, pass, endPiece } = setUp();
  await player.play(PLAN, { title: 'Bells' });
  pass(1_040, 1_000);
  audio.end();
  await vi.waitFor(() => expect(audio.ended).toBe(false));
  expect(audio.currentTime).toBeCloseTo(0.04);
  await endPiece();
});

test('after a device slept, nothing is left out', async () => {
  const { player, audio, pass } = setUp();
  await player.play(PLAN, { title: 'Bells' });
  pass(3_600_000, 1_000);
  audio.end();
  await vi.waitFor(() => expect(audio.ended).toBe(false));
  expect(audio.currentTime).toBe(0);
});

test('the lock screen pauses and goes on, and whoever draws the picture is told', async () => {
  const { player, shown, told, audio } = setUp();
  await player.play(PLAN, { title: 'Rain and bowls' });
  expect([shown.title, shown.state]).toEqual(['Rain and bowls', 'playing']);
  shown.pause();
  expect(audio.paused).toBe(true);
  shown.play();
  await vi.waitFor(() => expect(told).toEqual(['paused', 'resumed']));
  expect(player.isPlaying()).toBe(true);
});

test('a call that silences the sound is told once', async () => {
  const { player, audio, told } = setUp();
  await player.play(PLAN, { title: 'Rain' });
  audio.pause();
  expect(told).toEqual(['paused']);
  expect(player.isPlaying()).toBe(false);
});

test('a pause of our own is not told, and going on starts where it was', async () => {
  const { player, told, pass } = setUp();
  await player.play(PLAN, { title: 'Rain' });
  pass(300);
  player.pause();
  pass(5_000, 0);
  await player.resume();
  expect(player.positionMs()).toBeCloseTo(300);
  expect(told).toEqual([]);
});

test('time in a pause is not left out of the next piece', async () => {
  const { player, audio, pass } = setUp();
  await player.play(PLAN, { title: 'Bells' });
  pass(500);
  player.pause();
  pass(700, 0);
  await player.resume();
  pass(500);
  audio.end();
  await vi.waitFor(() => expect(audio.ended).toBe(false));
  expect(audio.currentTime).toBe(0);
});

test('a browser that refuses is an error, and nothing is left behind', async () => {
  const { player, audio, shown } = setUp();
  audio.refuses = true;
  await expect(player.play(PLAN, { title: 'Rain' })).rejects.toThrow('a tap is needed');
  expect(player.isPlaying()).toBe(false);
  expect(shown.title).toBe('');
  expect(alive.size).toBe(0);
});

test('another player that takes the one audio element ends the track, and that is told', async () => {
  const { player, told, takeAway } = setUp();
  await player.play(PLAN, { title: 'Rain' });
  takeAway();
  expect(told).toEqual(['paused']);
  expect(player.positionMs()).toBe(0);
});

test('a track that is stopped while its first piece is made never begins', async () => {
  const { player } = setUp();
  const started = player.play(PLAN, { title: 'Rain' });
  player.stop();
  await started;
  expect(player.isPlaying()).toBe(false);
  expect(alive.size).toBe(0);
});

test('a track that is paused while its first piece is made begins when it goes on', async () => {
  const { player } = setUp();
  const started = player.play(PLAN, { title: 'Rain' });
  player.pause();
  await started;
  expect(player.isPlaying()).toBe(false);
  await player.resume();
  expect(player.isPlaying()).toBe(true);
});

test('a piece that is heard several times ends after the last one', async () => {
  const { player, audio, endPiece } = setUp({ pieces: [piece(3), piece()] });
  await player.play(PLAN, { title: 'Rain' });
  expect(audio.loop).toBe(true);
  audio.currentTime = 0.9;
  audio.ontimeupdate?.();
  for (const loops of [true, false]) {
    audio.currentTime = 0;
    audio.ontimeupdate?.();
    expect(audio.loop).toBe(loops);
    audio.currentTime = 0.95;
    audio.ontimeupdate?.();
  }
  expect(player.positionMs()).toBeCloseTo(2_950);
  await endPiece();
  expect(player.positionMs()).toBeCloseTo(3_000);
});

test('what is heard until the next piece is there ends when it is', async () => {
  const { player, audio } = setUp({ pieces: [piece(Infinity), piece(Infinity)] });
  await player.play({ ...PLAN, loops: true }, { title: 'Rain' });
  await vi.waitFor(() => expect(audio.loop).toBe(false));
  audio.currentTime = 1;
  audio.end();
  await vi.waitFor(() => expect(audio.ended).toBe(false));
  expect(player.positionMs()).toBeCloseTo(1_000);
});

test('where no one hears it, the next piece begins at once', async () => {
  const { player, audio } = setUp({ pieces: [piece(Infinity), piece(2)] });
  player.setMuted(true);
  await player.play({ ...PLAN, loops: true }, { title: 'Rain' });
  expect(audio.muted).toBe(true);
  // The first is silence, the second the first piece.
  await vi.waitFor(() => expect(audio.src).toBe('blob:3'));
  expect(audio.loop).toBe(true);
  expect(alive.size).toBe(1);
});
