import { afterPaint } from '../screen/after-paint';

/** A sound of the page, behind a small port so that features can be tried without speakers. */
export type LoopingSound = {
  /** Plays from where it is. Rejects when the browser wants a touch first. */
  play: () => Promise<void>;
  /** Stops and goes back to the beginning. */
  stop: () => void;
  /** 0 (silent) to 1. */
  setVolume: (volume: number) => void;
  isPlaying: () => boolean;
};

type Source = { url: string; type: string };

/** A looping sound from the first of the sources that the browser can play. Nothing loads before `play`. */
export function loopingSound(sources: readonly Source[]): LoopingSound {
  let audio: HTMLAudioElement | null = null;
  let volume = 1;
  const element = () => {
    audio ??= loopElement(sources);
    audio.volume = volume;
    return audio;
  };
  return {
    play: () => element().play(),
    stop() {
      if (audio === null) return;
      audio.pause();
      audio.currentTime = 0;
    },
    setVolume(next) {
      volume = next;
      if (audio !== null) audio.volume = next;
    },
    isPlaying: () => audio !== null && !audio.paused && audio.volume > 0,
  };
}

function loopElement(sources: readonly Source[]): HTMLAudioElement {
  const audio = new Audio();
  audio.preload = 'none';
  audio.loop = true;
  const playable = sources.find(({ type }) => audio.canPlayType(type) !== '') ?? sources[0];
  if (playable !== undefined) audio.src = playable.url;
  return audio;
}

/** Short sounds that can be struck again and again without a delay. */
export type Bells<Name extends string> = {
  load: () => void;
  strike: (name: Name, volume: number) => void;
};

export function bells<Name extends string>(urls: Readonly<Record<Name, string>>): Bells<Name> {
  const loaded = new Map<Name, HTMLAudioElement>();
  const bell = (name: Name) => {
    const known = loaded.get(name);
    if (known !== undefined) return known;
    const audio = new Audio(urls[name]);
    audio.preload = 'auto';
    loaded.set(name, audio);
    return audio;
  };
  return {
    load() {
      afterPaint(() => {
        for (const name of Object.keys(urls) as Name[]) bell(name).load();
      });
    },
    strike(name, volume) {
      // Starting a sound takes a slow phone longer than the change that is seen with it.
      afterPaint(() => {
        const audio = bell(name);
        audio.volume = volume;
        audio.currentTime = 0;
        audio.play().catch(() => console.info('A bell was not played: the browser wants a touch first.'));
      });
    },
  };
}
