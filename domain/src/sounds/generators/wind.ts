import { add, bandPass, brownNoise, lowPass, pinkNoise } from '../filters';
import { BLOCK, wandering, whiteNoise } from '../noise';
import type { Samples } from './samples';

/** Wind in trees: gusts that come and go, higher when they are stronger. */
export const wind: Samples = (rate, seed) => {
  const { chance } = whiteNoise(seed ^ 0x3c);
  const gust = wandering(chance, rate, [2, 6]);
  const flutter = wandering(chance, rate, [0.25, 0.9]);
  const bend = wandering(chance, rate, [3, 9]);
  const brown = brownNoise(seed, rate);
  const pink = pinkNoise(seed ^ 0x77);
  const body = bandPass(rate, 300, 0.9);
  const whistle = bandPass(rate, 600, 6);
  const leaves = bandPass(rate, 2_600, 0.7);
  const far = lowPass(180, rate);
  const deep = new Float32Array(BLOCK);
  const bright = new Float32Array(BLOCK);
  return (block) => {
    const strength = 0.82 * gust() + 0.18 * flutter();
    const level = 0.4 + 0.75 * strength ** 2;
    body.tune(200 + 420 * strength, 0.9);
    whistle.tune(320 + 580 * (0.6 * strength + 0.4 * bend()), 6);
    brown(deep);
    pink(bright);
    block.fill(0);
    body.addTo(block, deep, 1.5 * level);
    whistle.addTo(block, bright, 0.5 * level);
    leaves.addTo(block, bright, 0.03 + 0.2 * strength ** 3);
    far(deep);
    add(block, deep, 0.12 * level);
  };
};
