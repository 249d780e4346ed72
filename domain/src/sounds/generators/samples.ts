import type { Fill } from '../noise';

/**
 * Makes a sound before it is leveled, in blocks of `BLOCK` samples.
 *
 * @param rate samples a second
 * @param seed the same seed gives the same samples
 */
export type Samples = (rate: number, seed: number) => Fill;
