import { add } from '../filters';
import { BLOCK, whiteNoise } from '../noise';
import { struckBell, struckBowl, type Voice } from '../struck';
import type { Samples } from './samples';

/** Struck again and again, at chance. */
function again(
  strike: (hertz: number, rate: number) => Voice,
  pitches: readonly [number, ...number[]],
  [least, most]: readonly [leastSeconds: number, mostSeconds: number],
): Samples {
  return (rate, seed) => {
    const { chance } = whiteNoise(seed);
    const samples = new Float32Array(BLOCK);
    let sounding: { voice: Voice; gain: number; left: number }[] = [];
    let wait = 0;
    const begin = () => {
      const hertz = pitches[Math.floor(chance() * pitches.length)] ?? pitches[0];
      const voice = strike(hertz * (0.999 + 0.002 * chance()), rate);
      sounding.push({ voice, gain: 0.8 + 0.2 * chance(), left: voice.samples });
      wait += (least + chance() * (most - least)) * rate;
    };
    return (block) => {
      if (wait <= 0) begin();
      wait -= BLOCK;
      block.fill(0);
      for (const each of sounding) {
        each.voice.fill(samples);
        add(block, samples, each.gain);
        each.left -= BLOCK;
      }
      sounding = sounding.filter(({ left }) => left > 0);
    };
  };
}

/** Singing bowls, one every 10 to 14 seconds, on three tones that go together. */
export const bowl = again(struckBowl, [174.6, 196, 261.6], [10, 14]);

/** Small bells, one every 5 to 9 seconds, on five tones that go together. */
export const bell = again(struckBell, [523.3, 587.3, 659.3, 784, 880], [5, 9]);
