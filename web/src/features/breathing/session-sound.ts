import { t } from '@lingui/core/macro';
import type { Goal } from '@stillgrove/domain/breathing/arc';
import type { Pattern } from '@stillgrove/domain/breathing/pattern';
import type { Background, CueFamily } from '@stillgrove/domain/breathing/sound-choices';
import type { sessionTrack } from '@stillgrove/domain/breathing/session-track';
import { monotonicNow } from '../../platform/clock/clock';
import { retry } from '../../platform/http/retry';
import type { TrackPlayer } from '../../platform/sound-garden/track-player';

/** Where a session is, as far as its sound is concerned. */
export type Place = {
  readonly pattern: Pattern;
  readonly goal: Goal | null;
  /** Milliseconds breathed, and milliseconds left to settle in before more are. */
  readonly fromMs: number;
  readonly settleMs: number;
};

export type Chosen = { readonly cues: CueFamily; readonly background: Background };

/** Further than this from the guide, the sound is brought to where the guide is. */
const FAR_MS = 400;
/** How long the beginning of a track may keep a slow device busy. */
const BUSY_MS = 3_000;
/** As often as that in one session; on a device that cannot keep up, it is left alone then. */
const MOST_CORRECTIONS = 3;

export type Player = Pick<
  TrackPlayer,
  'play' | 'stop' | 'positionMs' | 'setVolume' | 'isPlaying' | 'whenEnded' | 'whenPaused' | 'whenResumed'
>;

export type Making = {
  readonly player: Player;
  readonly sessionTrack: typeof sessionTrack;
};

/** The player and the making of tracks come when the page is idle: they are not needed before Start. */
const loadMaking = (): Promise<Making> =>
  retry(async () => {
    const [players, tracks] = await Promise.all([
      import('../../platform/sound-garden/track-player'),
      import('@stillgrove/domain/breathing/session-track'),
    ]);
    return { player: players.createTrackPlayer(), sessionTrack: tracks.sessionTrack };
  });

/** What a session’s sound needs of the browser. */
export type SessionSoundPorts = {
  /** Milliseconds of the monotonic clock by which the player goes as well. */
  readonly now: () => number;
  readonly loadMaking: () => Promise<Making>;
};

const BROWSER: SessionSoundPorts = { now: monotonicNow, loadMaking };

/**
 * The sound of a session: cues and background as one track, made ahead and kept in time with the guide. Both go by the
 * device’s monotonic clock, so they stay together also while the page sleeps and the track plays on.
 */
export function createSessionSound(
  tellSilenced: (silenced: boolean) => void,
  { now, loadMaking }: SessionSoundPorts = BROWSER,
) {
  let making: Making | null = null;
  let loading: Promise<Making> | null = null;
  let volume = 1;
  /** Grows with each begin and stop, so that what was asked for before is given up. */
  let turn = 0;
  let beganAtMs = 0;
  let corrections = 0;
  let again: (() => void) | null = null;
  /** A track of a session without an end ends, and the next one follows. */
  let endless = false;

  const listen = (loaded: Making): Making => {
    making = loaded;
    loaded.player.whenPaused(() => tellSilenced(true));
    // From where the guide is by now.
    loaded.player.whenResumed(() => again?.());
    loaded.player.whenEnded(() => {
      if (endless) again?.();
    });
    return loaded;
  };
  const load = async (): Promise<Making> => {
    loading ??= loadMaking().then(listen);
    try {
      return await loading;
    } catch (error) {
      loading = null;
      throw error;
    }
  };

  const offTimeMs = () => (making === null ? 0 : now() - beganAtMs - making.player.positionMs());
  const isPlaying = () => making?.player.isPlaying() === true;

  const begin = async (place: () => Place, chosen: Chosen): Promise<void> => {
    turn += 1;
    const ownTurn = turn;
    try {
      const { player, sessionTrack: trackOf } = making ?? (await load());
      if (turn !== ownTurn) return;
      again = () => void begin(place, chosen);
      player.setVolume(volume);
      beganAtMs = now();
      const from = place();
      endless = from.goal === null;
      const plan = trackOf({ ...from, ...chosen, seed: Math.floor(beganAtMs) });
      await player.play(plan, { title: t`Breathing Exercise`, onTime: true });
      if (turn === ownTurn) tellSilenced(false);
    } catch {
      if (turn !== ownTurn) return;
      console.warn('The sound needs a touch before it may play.');
      tellSilenced(true);
    }
  };

  return {
    load: () => void load().catch(() => console.info('The sound of the exercise could not be loaded yet.')),
    begin: (place: () => Place, chosen: Chosen) => {
      corrections = 0;
      return begin(place, chosen);
    },
    playAgain: () => again?.(),
    /** Ends it; after the last breath it ends by itself. */
    stop: () => {
      turn += 1;
      again = null;
      making?.player.stop();
    },
    setVolume: (next: number) => {
      volume = next;
      making?.player.setVolume(next);
    },
    /** Whether someone can follow the guide by ear. */
    isHeard: () => volume > 0 && isPlaying() && Math.abs(offTimeMs()) < FAR_MS,
    /** Brings the track to where the guide is, when the device made it stand still. */
    keepTime: () => {
      if (!isPlaying() || Math.abs(offTimeMs()) < FAR_MS || corrections >= MOST_CORRECTIONS) return;
      // A device that is busy with the beginning gets over it.
      if (now() - beganAtMs < BUSY_MS) return;
      corrections += 1;
      again?.();
    },
  };
}

export type SessionSound = ReturnType<typeof createSessionSound>;
