import { add, bandPass, brownNoise, highPass, lowPass, pinkNoise } from '../filters';
import { BLOCK, whiteNoise } from '../noise';
import type { Samples } from './samples';

/** Where in its time a wave breaks. */
const BREAKS_AT = 0.38;
/** How much later the water runs up the sand. */
const RUNS_UP_LATER = 0.16;
/** Where in the time of a wave the next one begins. */
const NEXT_AT = 0.72;

/** How strong a wave is, 0 to 1, from its beginning (0) to its end (1): it rises slowly, and runs out more slowly. */
function swell(share: number): number {
  if (share < 0 || share > 1) return 0;
  const rising = share < BREAKS_AT;
  const part = rising ? share / BREAKS_AT : (1 - share) / (1 - BREAKS_AT);
  const smooth = part * part * (3 - 2 * part);
  return rising ? smooth * smooth : smooth ** 1.6;
}

/** Waves on a flat shore, 7 to 12 seconds each: a deep swell, the break, and the hiss that runs up the sand. */
export const waves: Samples = (rate, seed) => {
  const { chance } = whiteNoise(seed ^ 0x1e);
  const brown = brownNoise(seed, rate);
  const pink = pinkNoise(seed ^ 0x9a);
  const surf = bandPass(rate, 500, 0.6);
  const sand = highPass(1_700, rate);
  const softSand = lowPass(6_500, rate);
  const deep = lowPass(240, rate);
  const low = new Float32Array(BLOCK);
  const bright = new Float32Array(BLOCK);
  let wave = { share: 0, seconds: 9, size: 1 };
  let before = { share: NEXT_AT, seconds: 9, size: 1 };
  const strength = (later: number) =>
    wave.size * swell(wave.share - later) + before.size * swell(before.share - later);
  return (block) => {
    wave.share += BLOCK / rate / wave.seconds;
    before.share += BLOCK / rate / before.seconds;
    if (wave.share >= NEXT_AT) {
      before = wave;
      wave = { share: 0, seconds: 7 + 5 * chance(), size: 0.65 + 0.35 * chance() };
    }
    const now = strength(0);
    const late = strength(RUNS_UP_LATER);
    surf.tune(320 + 700 * now, 0.6);
    brown(low);
    deep(low);
    pink(bright);
    block.fill(0);
    add(block, low, 0.11 + 0.17 * now);
    surf.addTo(block, bright, 0.17 + 0.5 * now ** 1.5);
    sand(bright);
    softSand(bright);
    add(block, bright, 0.06 + 0.4 * late ** 2);
  };
};
