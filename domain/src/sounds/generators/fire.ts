import { add, bandPass, brownNoise, lowPass, pinkNoise } from '../filters';
import { BLOCK, pauseBefore, wandering, whiteNoise } from '../noise';
import type { Samples } from './samples';

const CRACKS = 6;
/** Seconds until a crack is 60 dB softer, at least and at most. */
const CRACK_SECONDS = [0.004, 0.03] as const;
const CLUSTERS_PER_SECOND = 3.3;
const CRACKS_PER_SECOND = 28;
/** Fewer cracks than this follow one quickly. */
const CLUSTER = 6;
const SILENT = 1e-4;

/** A small wood fire: a low bed that flutters, a soft hiss, and cracks that come in clusters. */
export const fire: Samples = (rate, seed) => {
  const { chance } = whiteNoise(seed ^ 0x6f);
  const brown = brownNoise(seed, rate);
  const pink = pinkNoise(seed ^ 0x15);
  const white = whiteNoise(seed ^ 0x99);
  const flutter = wandering(chance, rate, [0.06, 0.3]);
  const heat = wandering(chance, rate, [2, 7]);
  const bed = lowPass(320, rate);
  const air = bandPass(rate, 1_400, 0.5);
  const cracks = Array.from({ length: CRACKS }, () => ({
    filter: bandPass(rate, 2_000, 1.6),
    level: 0,
    kept: 0,
  }));
  const samples = new Float32Array(BLOCK);
  let next = 0;
  let left = 0;
  let wait = 0;
  const crack = () => {
    const voice = cracks[next];
    next = (next + 1) % CRACKS;
    left = left > 0 ? left - 1 : Math.floor(CLUSTER * chance() * chance());
    wait += pauseBefore(chance(), left > 0 ? CRACKS_PER_SECOND : CLUSTERS_PER_SECOND) * rate;
    if (voice === undefined) return;
    const size = chance();
    const seconds = CRACK_SECONDS[0] + size * (CRACK_SECONDS[1] - CRACK_SECONDS[0]);
    voice.filter.tune(900 + 3_600 * (1 - size) * chance(), 1.6);
    voice.level = 0.12 + 0.75 * size ** 3;
    voice.kept = Math.exp(-6.9 / (seconds * rate));
  };
  return (block) => {
    const glow = heat();
    block.fill(0);
    brown(samples);
    bed(samples);
    add(block, samples, 0.15 + 0.1 * glow + 0.1 * flutter());
    pink(samples);
    air.addTo(block, samples, 0.05 + 0.08 * glow);
    while (wait < BLOCK) crack();
    wait -= BLOCK;
    for (const voice of cracks) {
      if (voice.level < SILENT) continue;
      white.fill(samples);
      for (let index = 0; index < BLOCK; index += 1) {
        samples[index] = (samples[index] ?? 0) * voice.level;
        voice.level *= voice.kept;
      }
      voice.filter.addTo(block, samples, 0.8);
    }
  };
};
