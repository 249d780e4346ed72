import type { TrackPlan } from '@stillgrove/domain/sounds/track';
import { makeWav } from '@stillgrove/domain/sounds/wav';
import { monotonicNow } from '../clock/clock';
import { browserLockScreen, chooseCompany, type Company, type LockScreen } from './lock-screen';
import type { Piece, PieceSource } from './piece';
import { openPieces } from './piece-source';
import { takeAudio } from './shared-audio';
import { createTellers } from './tellers';

/** What is said about a track, beside its samples. */
export type About = {
  /** What the lock screen says. */
  readonly title: string;
  /** How it gets along with the sound of other apps; `playback` unless said otherwise. */
  readonly company?: Company;
  /**
   * Whether the track keeps time from the moment of `play`: what the first piece takes to be made is left out at its
   * beginning, so that cues come on time.
   */
  readonly onTime?: boolean;
};

/** Plays one track at a time through the one `<audio>` of the app, also while the page is hidden or the screen is off. */
export type TrackPlayer = {
  /**
   * Starts a track; one that plays before it ends. Must be called from a tap. Resolves as soon as it can be heard.
   *
   * @throws when the browser refuses to play, or when the sound cannot be made
   */
  play: (plan: TrackPlan, about: About) => Promise<void>;
  pause: () => void;
  /** Goes on where it was paused. Rejects when the browser wants a tap first. */
  resume: () => Promise<void>;
  /** Ends the track for good and frees its samples. */
  stop: () => void;
  /** What has been heard of the plan, in milliseconds: pictures and words follow this. 0 before a track starts. */
  positionMs: () => number;
  /** 0 (silent) to 1. iPhones ignore it: there the buttons of the device decide. */
  setVolume: (volume: number) => void;
  /** Lets the track go on without a sound. */
  setMuted: (muted: boolean) => void;
  isPlaying: () => boolean;
  /** Whether there is a track that plays or can go on: not before the first, and no longer once it ended or was stopped. */
  hasTrack: () => boolean;
  /** Tells when a track that does not loop was heard to its end. Returns how to stop telling. */
  whenEnded: (tell: () => void) => () => void;
  /** Tells when something else paused or ended it: the lock screen, headphones, a call, another track. Returns how to stop telling. */
  whenPaused: (tell: () => void) => () => void;
  /** Tells when the lock screen or headphones let it go on. Returns how to stop telling. */
  whenResumed: (tell: () => void) => () => void;
};

/** What a player needs of the browser. */
export type TrackPlayerPorts = {
  /** The element to play with; `onTaken` is called when another player takes it. */
  takeAudio: (onTaken: () => void) => HTMLAudioElement;
  openPieces: (plan: TrackPlan) => PieceSource;
  lockScreen: () => LockScreen;
  chooseCompany: (company: Company) => void;
  /** Milliseconds of a monotonic clock. */
  now: () => number;
};

export const BROWSER_PORTS: TrackPlayerPorts = {
  takeAudio,
  openPieces,
  lockScreen: browserLockScreen,
  chooseCompany,
  now: monotonicNow,
};

/** What is played until the first piece is there: the element has to be started within the tap. */
const SILENCE_RATE = 8_000;

/** When the next piece would come so late, its beginning is left out, so that cues come on time. */
const LATE_MS = 15;
/** Later than this, the device slept or was too slow, and nothing is left out. */
const TOO_LATE_MS = 1_500;

type Playing = {
  readonly plan: TrackPlan;
  readonly source: PieceSource;
  readonly audio: HTMLAudioElement;
  piece: Piece | null;
  /** Where in the track the piece began. */
  fromMs: number;
  /** How often the piece was heard to its end before it began again. */
  heardTimes: number;
  /** Where in the piece it was when last looked at, in seconds. */
  lastSeconds: number;
  next: Promise<Piece | null>;
  url: string;
  /** When the track would have begun, had it never been paused; null while that is unknown. */
  beganAtMs: number | null;
  wanted: boolean;
  /** It was paused where the next piece should have begun. */
  waits: boolean;
};

export function createTrackPlayer(ports: TrackPlayerPorts = BROWSER_PORTS): TrackPlayer {
  const ended = createTellers();
  const paused = createTellers();
  const resumed = createTellers();
  let lockScreen: LockScreen | null = null;
  let playing: Playing | null = null;
  let volume = 1;
  let muted = false;

  const load = (track: Playing, sound: Blob) => {
    const before = track.url;
    track.url = URL.createObjectURL(sound);
    track.audio.src = track.url;
    if (before !== '') URL.revokeObjectURL(before);
  };

  const positionOf = ({ piece, fromMs, heardTimes, audio }: Playing) => {
    if (piece === null) return 0;
    const inPiece = Math.min(piece.lengthMs, 1_000 * audio.currentTime);
    return fromMs + piece.lengthMs * heardTimes + inPiece;
  };

  /** Leaves out what the change of pieces took, where that makes cues come on time. */
  const catchUp = (track: Playing) => {
    if (track.plan.strikes.length === 0 || track.beganAtMs === null) return;
    const lateMs = ports.now() - track.beganAtMs - track.fromMs;
    const tooLateMs = track.fromMs === 0 ? (track.piece?.lengthMs ?? 0) : TOO_LATE_MS;
    if (lateMs > tooLateMs) track.beganAtMs = null;
    else if (lateMs > LATE_MS) track.audio.currentTime = lateMs / 1_000;
  };

  const start = async (track: Playing, piece: Piece) => {
    const { audio } = track;
    if (track.piece !== null) {
      const { lengthMs, times } = track.piece;
      track.fromMs = times === Infinity ? positionOf(track) : track.fromMs + lengthMs * times;
    }
    track.piece = piece;
    track.heardTimes = 0;
    track.lastSeconds = 0;
    load(track, piece.sound);
    audio.loop = piece.times > 1;
    catchUp(track);
    track.next = track.source.next();
    // Whoever needs it is told then; until then no one waits for it.
    track.next.then((next) => endOpenLoop(track, piece, next)).catch(() => undefined);
    await hear(audio);
  };

  /** What is heard until the next piece is there ends now: at its end, or at once where no one hears it. */
  const endOpenLoop = async (track: Playing, piece: Piece, next: Piece | null) => {
    if (playing !== track || track.piece !== piece || piece.times !== Infinity || next === null) return;
    if (muted && track.wanted) await start(track, next);
    else track.audio.loop = false;
  };

  /** Counts how often a piece was heard, and lets it end after the last time. */
  const count = (track: Playing) => {
    const { audio, piece } = track;
    if (piece === null) return;
    if (audio.currentTime < track.lastSeconds - piece.lengthMs / 2_000) track.heardTimes += 1;
    track.lastSeconds = audio.currentTime;
    if (track.heardTimes >= piece.times - 1) audio.loop = false;
  };

  const end = (track: Playing) => {
    if (playing !== track) return;
    playing = null;
    track.wanted = false;
    track.source.close();
    track.audio.onended = null;
    track.audio.onpause = null;
    track.audio.onplaying = null;
    track.audio.ontimeupdate = null;
    track.audio.pause();
    track.audio.removeAttribute('src');
    track.audio.load();
    if (track.url !== '') URL.revokeObjectURL(track.url);
    lockScreen?.clear();
  };

  const goOnWithNext = async (track: Playing) => {
    const piece = await track.next;
    if (playing !== track) return;
    if (piece === null) {
      end(track);
      ended.tell();
    } else if (track.wanted) {
      await start(track, piece);
    } else {
      track.next = Promise.resolve(piece);
      track.waits = true;
    }
  };

  const failed = (track: Playing) => (error: unknown) => {
    if (playing !== track) return;
    console.warn('The sound stopped:', error);
    end(track);
    paused.tell();
  };

  const hold = (track: Playing) => {
    track.wanted = false;
    track.beganAtMs = null;
    track.audio.pause();
    lockScreen?.tell('paused');
  };

  const goOn = async (track: Playing) => {
    track.wanted = true;
    if (!track.waits) {
      await hear(track.audio);
      return;
    }
    track.waits = false;
    await goOnWithNext(track);
  };

  const listen = (track: Playing) => {
    const { audio } = track;
    audio.onplaying = () => {
      if (track.piece === null) return;
      track.beganAtMs ??= ports.now() - positionOf(track);
      lockScreen?.tell('playing');
    };
    audio.onpause = () => {
      if (audio.ended || !track.wanted || !audio.paused) return;
      hold(track);
      paused.tell();
    };
    audio.ontimeupdate = () => count(track);
    audio.onended = () => void goOnWithNext(track).catch(failed(track));
  };

  return {
    async play(plan, about) {
      if (playing !== null) end(playing);
      const audio = ports.takeAudio(taken);
      const source = ports.openPieces(plan);
      const track: Playing = {
        plan,
        source,
        audio,
        piece: null,
        fromMs: 0,
        heardTimes: 0,
        lastSeconds: 0,
        next: source.next(),
        url: '',
        beganAtMs: about.onTime === true ? ports.now() : null,
        wanted: true,
        waits: false,
      };
      playing = track;
      track.next.catch(() => undefined);
      ports.chooseCompany(about.company ?? 'playback');
      audio.volume = volume;
      audio.muted = muted;
      audio.loop = true;
      load(track, silence());
      listen(track);
      try {
        await hear(audio);
        if (playing !== track) return;
        lockScreen ??= ports.lockScreen();
        lockScreen.show(about.title, {
          play: () => void goOn(track).then(resumed.tell, failed(track)),
          pause: () => {
            hold(track);
            paused.tell();
          },
        });
        await goOnWithNext(track);
      } catch (error) {
        // Another track has taken over, or it was stopped: nothing went wrong.
        if (playing !== track) return;
        end(track);
        throw error;
      }
    },
    pause() {
      if (playing !== null) hold(playing);
    },
    async resume() {
      if (playing !== null) await goOn(playing);
    },
    stop() {
      if (playing !== null) end(playing);
    },
    positionMs: () => (playing === null ? 0 : positionOf(playing)),
    setVolume(next) {
      volume = next;
      if (playing !== null) playing.audio.volume = next;
    },
    setMuted(next) {
      muted = next;
      if (playing !== null) playing.audio.muted = next;
    },
    isPlaying: () => playing !== null && playing.wanted && playing.piece !== null && !playing.audio.paused,
    hasTrack: () => playing !== null,
    whenEnded: ended.add,
    whenPaused: paused.add,
    whenResumed: resumed.add,
  };

  function taken(): void {
    if (playing === null) return;
    end(playing);
    paused.tell();
  }
}

/** Who pauses or changes the sound before it has begun has interrupted it, which is no failure. */
async function hear(audio: HTMLAudioElement): Promise<void> {
  try {
    await audio.play();
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

function silence(): Blob {
  const wav = makeWav((out) => out.fill(0), SILENCE_RATE, SILENCE_RATE);
  return new Blob([wav], { type: 'audio/wav' });
}
