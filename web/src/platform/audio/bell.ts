import { bowlTones, BOWL_ATTACK_SECONDS, type Tone } from '@stillgrove/domain/sounds/struck';
import { deviceSound } from './device-sound';
import { loudness, useSoundPreferences } from './sound-preferences';

/** The bell between the steps of a guide. */
export type Bell = {
  /** Gets ready to be struck. Must be called from a tap. */
  load: () => void;
  /** Rings as loud as this device plays everything, or not at all. */
  strike: () => void;
  /** Lets go of the device's sound. */
  close: () => void;
};

/** Between the bowl and the small bell of a sitting. */
const HERTZ = 293.7;
/** So loud it is at full volume. */
const LEVEL = 0.3;

/** 60 dB softer. */
const FADED = 0.001;

/** A singing bowl that the device makes while it is heard: nothing is fetched for it. */
export function bell(): Bell {
  const sound = deviceSound();
  return {
    load() {
      if (useSoundPreferences.getState().on) sound.open();
    },
    strike() {
      const level = LEVEL * loudness(useSoundPreferences.getState());
      if (level > 0)
        sound.use((context) => {
          for (const tone of bowlTones(HERTZ)) ring(context, tone, level);
        });
    },
    close: sound.close,
  };
}

function ring(context: AudioContext, { hertz, level, seconds }: Tone, loud: number): void {
  const now = context.currentTime;
  const peak = level * loud;
  const oscillator = new OscillatorNode(context, { type: 'sine', frequency: hertz });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, now);
  gain.gain.linearRampToValueAtTime(peak, now + BOWL_ATTACK_SECONDS);
  gain.gain.exponentialRampToValueAtTime(FADED * peak, now + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(now);
  oscillator.stop(now + seconds);
}
