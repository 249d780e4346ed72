import { add, bandPass, highPass, pinkNoise } from '../filters';
import { BLOCK, wandering, whiteNoise } from '../noise';
import { drops } from './drops';
import type { Samples } from './samples';

const BANDS = 12;
const LOWEST_HERTZ = 260;
/** From one band to the next. */
const STEP = 1.26;
const Q = 5;
const BUBBLES_PER_SECOND = 22;

/** A small stream: twelve voices of water that wander on their own, and bubbles that rise. */
export const stream: Samples = (rate, seed) => {
  const { chance } = whiteNoise(seed ^ 0x2b);
  const pink = pinkNoise(seed);
  const wash = highPass(900, rate);
  const bands = Array.from({ length: BANDS }, (_, index) => {
    const hertz = LOWEST_HERTZ * STEP ** index;
    return {
      hertz,
      filter: bandPass(rate, hertz, Q),
      pitch: wandering(chance, rate, [0.15, 0.7]),
      strength: wandering(chance, rate, [0.1, 0.6]),
    };
  });
  const bubbles = drops(rate, seed ^ 0xb0, (bubble) => {
    const size = bubble();
    return {
      hertz: 1_500 - 1_080 * size,
      glide: 1.25 + 0.5 * bubble(),
      level: 0.01 + 0.045 * bubble() * bubble(),
      seconds: 0.03 + 0.09 * size,
    };
  });
  const water = new Float32Array(BLOCK);
  return (block) => {
    pink(water);
    block.fill(0);
    for (const { hertz, filter, pitch, strength } of bands) {
      filter.tune(hertz * (0.84 + 0.34 * pitch()), Q);
      filter.addTo(block, water, 0.25 + strength() ** 2);
    }
    wash(water);
    add(block, water, 0.22);
    bubbles(block, BUBBLES_PER_SECOND);
  };
};
