import { type Mix, MOST_LAYERS, MOST_LAYERS_WHEN_SLOW, usualVolume } from '@stillgrove/domain/sounds/mixes';
import type { SoundName } from '@stillgrove/domain/sounds/sound';
import { create } from 'zustand';
import type { Company } from '../../platform/sound-garden/lock-screen';
import type { MixPlayer } from '../../platform/sound-garden/mix-player';

export type SoundsState = {
  readonly status: 'silent' | 'starting' | 'playing' | 'paused';
  readonly mix: Mix;
  /** Id of the mix that was chosen; empty once it was changed, or put together here. */
  readonly chosen: string;
  /** What it is called; empty where its sounds say it. */
  readonly name: string;
  /** How long the sleep timer was set to; null where there is none. */
  readonly sleepMs: number | null;
  /** How long until it is silent; null where there is no timer, or nothing plays. */
  readonly leftMs: number | null;
  readonly slow: boolean;
  /** The browser refused, or the sound could not be made. */
  readonly failed: boolean;
  /** The sleep timer is over. */
  readonly over: boolean;
};

export type SoundsPorts = {
  player: MixPlayer;
  /** What the lock screen says about a mix. */
  titleOf: (state: Pick<SoundsState, 'mix' | 'name'>) => string;
  company: () => Company;
};

const NOTHING: SoundsState = {
  status: 'silent',
  mix: [],
  chosen: '',
  name: '',
  sleepMs: null,
  leftMs: null,
  slow: false,
  failed: false,
  over: false,
};

/** What is heard of the page of sounds, and what can be done with it. */
export function createSoundsSession({ player, titleOf, company }: SoundsPorts) {
  const store = create<SoundsState>(() => NOTHING);
  const about = () => ({ title: titleOf(store.getState()), company: company() });
  const sounding = () => ['playing', 'paused'].includes(store.getState().status);

  const begin = async () => {
    const { mix, sleepMs } = store.getState();
    if (mix.length === 0) return;
    store.setState({ status: 'starting', failed: false, over: false });
    try {
      await player.play(mix, about(), sleepMs);
      if (store.getState().status !== 'starting') return;
      store.setState({ status: 'playing', leftMs: player.leftMs() });
      updatePlayer(mix);
    } catch (error) {
      console.warn('The sound did not start:', error);
      store.setState({ status: 'silent', failed: true, leftMs: null });
    }
  };

  /** Has the player follow what was changed in the mix, also while it started. */
  const updatePlayer = (before: Mix) => {
    const { mix } = store.getState();
    if (mix.length === 0) end();
    else if (mix !== before) player.change(mix, about());
  };

  const end = () => {
    player.stop();
    store.setState({ status: 'silent', leftMs: null });
  };

  /** Someone changes what they hear: it is no longer the mix that was chosen. */
  const change = (mix: Mix) => {
    const before = store.getState().mix;
    store.setState({ mix, chosen: '', name: '' });
    if (sounding()) updatePlayer(before);
  };

  const mostLayers = () => (store.getState().slow ? MOST_LAYERS_WHEN_SLOW : MOST_LAYERS);

  player.whenEnded(() => store.setState({ status: 'silent', leftMs: null, over: true }));
  player.whenPaused(() => store.setState({ status: 'paused' }));
  player.whenResumed(() => store.setState({ status: 'playing' }));

  return {
    store,
    mostLayers,
    /** Must be called from a tap. */
    async play(mix: Mix, chosen: string, name: string) {
      store.setState({ mix: mix.slice(0, mostLayers()), chosen, name });
      await begin();
    },
    /** Must be called from a tap. */
    async toggle() {
      const { status } = store.getState();
      if (status === 'playing' || status === 'starting') {
        player.pause();
        store.setState({ status: 'paused' });
      } else if (status === 'paused') {
        store.setState({ status: 'playing', failed: false });
        await player.resume().catch(() => store.setState({ status: 'paused', failed: true }));
      } else await begin();
    },
    /** Takes a mix over without playing it. */
    show(mix: Mix, chosen: string, name: string) {
      end();
      store.setState({ mix, chosen, name, over: false });
    },
    /** The mix on the page is known under this name from now on. */
    rename: (chosen: string, name: string) => store.setState({ chosen, name }),
    setVolume(sound: SoundName, volume: number) {
      change(store.getState().mix.map((layer) => (layer.sound === sound ? { sound, volume } : layer)));
    },
    /**
     * The first sound of a mix is heard at once. Must be called from a tap.
     *
     * @returns false where there is no room for another one
     */
    add(sound: SoundName): boolean {
      const { mix, status } = store.getState();
      if (mix.length >= mostLayers()) return false;
      change([...mix, { sound, volume: usualVolume(sound) }]);
      if (mix.length === 0 && status === 'silent') void begin();
      return true;
    },
    remove(sound: SoundName) {
      change(store.getState().mix.filter((layer) => layer.sound !== sound));
    },
    setSleep(sleepMs: number | null) {
      store.setState({ sleepMs, over: false });
      if (!sounding()) return;
      player.setSleep(sleepMs);
      store.setState({ leftMs: sleepMs });
    },
    /** Called now and then while it plays. */
    look() {
      const leftMs = player.leftMs();
      const minutes = (ms: number | null) => (ms === null ? null : Math.ceil(ms / 60_000));
      const before = store.getState();
      if (before.status === 'playing' && minutes(leftMs) !== minutes(before.leftMs))
        store.setState({ leftMs });
      if (before.slow !== player.isSlow()) store.setState({ slow: player.isSlow() });
    },
    stop: end,
    /** Ends it, and nothing is left of what was chosen. */
    forget() {
      end();
      store.setState(NOTHING);
    },
  };
}

export type SoundsSession = ReturnType<typeof createSoundsSession>;
