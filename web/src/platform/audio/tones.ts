import { deviceSound } from './device-sound';

/** Single tones, made on the device: nothing is fetched for them. */
export type Tones = {
  /**
   * Lets a tone sound and fade, like a drop that falls into water.
   *
   * @param hertz how high it is
   * @param volume 0 to 1
   * @param seconds until it has faded
   */
  strike: (hertz: number, volume: number, seconds: number) => void;
  /** Lets go of the device's sound. */
  close: () => void;
};

/** So loud a single tone is at full volume; several at once stay below what a speaker can give. */
const PEAK = 0.28;

/** How a drop begins: a little below its tone, and soon on it. */
const ATTACK_SECONDS = 0.012;
const GLIDE = 0.86;
const GLIDE_SECONDS = 0.05;

/** Softer partials above the tone, which make it a small bell: how much higher, and how loud. */
const PARTIALS = [
  [1, 1],
  [2, 0.22],
  [3.01, 0.06],
] as const;

const SILENT = 0.0001;

export function tones(): Tones {
  const sound = deviceSound();
  return {
    strike(hertz, volume, seconds) {
      if (volume > 0)
        sound.use((context) => {
          for (const [times, share] of PARTIALS)
            drop(context, times * hertz, share * volume * PEAK, seconds / times);
        });
    },
    close: sound.close,
  };
}

function drop(context: AudioContext, hertz: number, peak: number, seconds: number): void {
  const now = context.currentTime;
  const oscillator = new OscillatorNode(context, { type: 'sine', frequency: hertz });
  const gain = new GainNode(context, { gain: SILENT });
  oscillator.frequency.setValueAtTime(GLIDE * hertz, now);
  oscillator.frequency.exponentialRampToValueAtTime(hertz, now + GLIDE_SECONDS);
  gain.gain.setValueAtTime(SILENT, now);
  gain.gain.exponentialRampToValueAtTime(Math.max(peak, SILENT), now + ATTACK_SECONDS);
  gain.gain.exponentialRampToValueAtTime(SILENT, now + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(now);
  oscillator.stop(now + seconds);
}
