import { add, highPass, lowPass, pinkNoise } from '../filters';
import { BLOCK, wandering, whiteNoise } from '../noise';
import { drops } from './drops';
import type { Samples } from './samples';

/** Steady rain: a wash of far drops, a roof, and single drops nearby. */
export const rain: Samples = (rate, seed) => {
  const strength = wandering(whiteNoise(seed ^ 0x51).chance, rate, [4, 11]);
  const pink = pinkNoise(seed);
  const thin = highPass(600, rate);
  const thinner = highPass(420, rate);
  const soft = lowPass(7_500, rate);
  const roof = lowPass(260, rate);
  const near = drops(rate, seed ^ 0xd0, (chance) => {
    const size = chance();
    return {
      hertz: 6_000 - 3_900 * size,
      glide: 0.92,
      level: 0.012 + 0.06 * size * size * chance(),
      seconds: 0.012 + 0.035 * size,
    };
  });
  const wash = new Float32Array(BLOCK);
  const low = new Float32Array(BLOCK);
  return (block) => {
    const now = strength();
    pink(wash);
    low.set(wash);
    roof(low);
    thin(wash);
    thinner(wash);
    soft(wash);
    block.fill(0);
    add(block, wash, 0.8 + 0.35 * now);
    add(block, low, 0.3 + 0.12 * now);
    near(block, 16 + 40 * now);
  };
};
