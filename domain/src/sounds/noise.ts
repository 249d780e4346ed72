/** How many samples are made at once; what changes slowly changes from one block to the next, a millisecond later. */
export const BLOCK = 32;

/** Makes the next samples: overwrites all of a block. */
export type Fill = (block: Float32Array) => void;

/** A source of white noise. */
export type Noise = {
  /** Overwrites the samples with noise from −1 to 1. */
  readonly fill: Fill;
  /** The next number, from 0 (inclusive) to 1 (exclusive). */
  readonly chance: () => number;
};

/**
 * White noise from a seed (xorshift32, Marsaglia 2003): the same seed gives the same samples everywhere. It takes a
 * nanosecond a sample, of which a phone needs 200,000 a second.
 */
export function whiteNoise(seed: number): Noise {
  // Seeds that lie close together are spread first, for xorshift starts alike from alike; zero would stay zero.
  const spread = Math.imul(seed ^ (seed >>> 16), 0x045d9f3b) | 1;
  const state = Int32Array.of(Math.imul(spread ^ (spread >>> 16), 0x045d9f3b) | 1);
  return {
    fill(block) {
      let bits = state[0] ?? 1;
      for (let index = 0; index < block.length; index += 1) {
        bits ^= bits << 13;
        bits ^= bits >>> 17;
        bits ^= bits << 5;
        block[index] = bits / 2_147_483_648;
      }
      state[0] = bits;
    },
    chance() {
      let bits = state[0] ?? 1;
      bits ^= bits << 13;
      bits ^= bits >>> 17;
      bits ^= bits << 5;
      state[0] = bits;
      return (bits >>> 0) / 4_294_967_296;
    },
  };
}

/** How long a chance event is waited for, when there are `perSecond` of them on average and none knows of another. */
export function pauseBefore(chance: number, perSecond: number): number {
  return -Math.log(1 - 0.999_999 * chance) / perSecond;
}

/**
 * A value from 0 to 1 that wanders without a pattern: from one random value to the next along a half wave of a cosine.
 * Each call gives its next step, a block later.
 *
 * @param seconds how long it takes from one value to the next, at least and at most
 */
export function wandering(
  chance: () => number,
  rate: number,
  [least, most]: readonly [least: number, most: number],
): () => number {
  const length = () => ((least + chance() * (most - least)) * rate) / BLOCK;
  let from = chance();
  let to = chance();
  let steps = length();
  let step = Math.floor(chance() * steps);
  return () => {
    if (step >= steps) {
      from = to;
      to = chance();
      steps = length();
      step = 0;
    }
    const share = 0.5 - 0.5 * Math.cos((Math.PI * step) / steps);
    step += 1;
    return from + (to - from) * share;
  };
}
