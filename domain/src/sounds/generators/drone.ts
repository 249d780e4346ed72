import { BLOCK, wandering, whiteNoise } from '../noise';
import type { Samples } from './samples';

/** Tones over the lowest one: how many times as high, and how loud. */
const TONES = [
  [1, 0.3],
  [1.4983, 0.2],
  [2, 0.26],
  [2.9966, 0.13],
  [4, 0.09],
  [5.04, 0.05],
  [5.9932, 0.035],
] as const;
const LOWEST_HERTZ = 110;

/** A low chord without a beginning: octaves and fifths, each tone twice, wandering in pitch and in loudness. */
export const drone: Samples = (rate, seed) => {
  const { chance } = whiteNoise(seed ^ 0x88);
  const voices = TONES.flatMap(([times, level]) =>
    [-1, 1].map((side) => ({
      hertz: LOWEST_HERTZ * times,
      // The two of a pair are this far apart, so that they never stand still against each other.
      apart: side * (0.12 + 0.1 * chance()) * Math.sqrt(times),
      swell: wandering(chance, rate, [5, 14]),
      drift: wandering(chance, rate, [4, 11]),
      level,
      angle: 2 * Math.PI * chance(),
    })),
  );
  return (block) => {
    block.fill(0);
    for (const voice of voices) {
      const hertz = voice.hertz + voice.apart + 0.5 * (voice.drift() - 0.5);
      const turn = (2 * Math.PI * hertz) / rate;
      const loud = voice.level * (0.25 + 0.75 * voice.swell());
      const cos = Math.cos(turn);
      const sin = Math.sin(turn);
      let x = Math.cos(voice.angle);
      let y = Math.sin(voice.angle);
      for (let index = 0; index < BLOCK; index += 1) {
        block[index] = (block[index] ?? 0) + loud * x;
        const turned = x * cos - y * sin;
        y = x * sin + y * cos;
        x = turned;
      }
      voice.angle = (voice.angle + BLOCK * turn) % (2 * Math.PI);
    }
  };
};
