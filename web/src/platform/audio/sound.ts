/** A sound of the page, behind a small port so that features can be tried without speakers. */
export type LoopingSound = {
  /** Plays from where it is. Rejects when the browser wants a touch first. */
  play: () => Promise<void>;
  /** Stops and goes back to the beginning. */
  stop: () => void;
  /** 0 (silent) to 1. */
  setVolume: (volume: number) => void;
  isPlaying: () => boolean;
  /** Tells when something else silences it, such as a call. */
  whenSilenced: (tell: () => void) => void;
};

type Source = { url: string; type: string };

/** A looping sound from the first of the sources that the browser can play. Nothing loads before `play`. */
export function loopingSound(sources: readonly Source[]): LoopingSound {
  let audio: HTMLAudioElement | null = null;
  let volume = 1;
  let wanted = false;
  let tellSilenced: () => void = () => undefined;
  const element = () => {
    if (audio === null) {
      audio = loopElement(sources);
      audio.addEventListener('pause', () => {
        if (wanted) tellSilenced();
      });
    }
    audio.volume = volume;
    return audio;
  };
  return {
    play() {
      wanted = true;
      return element().play();
    },
    stop() {
      wanted = false;
      if (audio === null) return;
      audio.pause();
      audio.currentTime = 0;
    },
    setVolume(next) {
      volume = next;
      if (audio !== null) audio.volume = next;
    },
    isPlaying: () => audio !== null && !audio.paused && audio.volume > 0,
    whenSilenced(tell) {
      tellSilenced = tell;
    },
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
