import { BLOCK, type Fill } from './noise';

/**
 * Lets samples that are made in blocks be taken in any number: however many are asked for at once, they are the same.
 *
 * @returns adds the next samples, times `gain`
 */
export function served(fill: Fill): (out: Float32Array, gain: number) => void {
  const block = new Float32Array(BLOCK);
  let used = BLOCK;
  return (out, gain) => {
    let at = 0;
    while (at < out.length) {
      if (used === BLOCK) {
        fill(block);
        used = 0;
      }
      const end = Math.min(out.length, at + BLOCK - used);
      for (; at < end; at += 1, used += 1) out[at] = (out[at] ?? 0) + gain * (block[used] ?? 0);
    }
  };
}
