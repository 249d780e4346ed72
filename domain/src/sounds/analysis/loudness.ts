type Coefficients = { b0: number; b1: number; b2: number; a1: number; a2: number };

/** The shelf of ITU-R BS.1770: what the head adds above 1.5 kHz. Constants of its analog form, for any rate. */
function shelf(rate: number): Coefficients {
  const gain = 10 ** (3.999_843_853_973_347 / 20);
  const q = 0.707_175_236_955_419_6;
  const k = Math.tan((Math.PI * 1_681.974_450_955_533) / rate);
  const band = gain ** 0.499_666_774_154_541_6;
  const a0 = 1 + k / q + k * k;
  return {
    b0: (gain + (band * k) / q + k * k) / a0,
    b1: (2 * (k * k - gain)) / a0,
    b2: (gain - (band * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  };
}

/** The high-pass of ITU-R BS.1770: what ears miss below 60 Hz. */
function deepCut(rate: number): Coefficients {
  const q = 0.500_327_037_323_877_3;
  const k = Math.tan((Math.PI * 38.135_470_876_024_44) / rate);
  const a0 = 1 + k / q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 };
}

function filtered(samples: Float64Array, { b0, b1, b2, a1, a2 }: Coefficients): Float64Array {
  let first = 0;
  let second = 0;
  return samples.map((sample) => {
    const out = b0 * sample + first;
    first = b1 * sample - a1 * out + second;
    second = b2 * sample - a2 * out;
    return out;
  });
}

const BLOCK_SECONDS = 0.4;
const BLOCKS_OVERLAP = 4;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

const loudnessOf = (power: number) => -0.691 + 10 * Math.log10(power);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The integrated loudness of one channel in LUFS: ITU-R BS.1770-5 with both gates.
 *
 * @param rate samples a second
 */
export function integratedLoudness(samples: Float32Array, rate: number): number {
  const weighted = filtered(filtered(Float64Array.from(samples), shelf(rate)), deepCut(rate));
  const length = Math.round(BLOCK_SECONDS * rate);
  const powers: number[] = [];
  for (let from = 0; from + length <= weighted.length; from += length / BLOCKS_OVERLAP) {
    const block = weighted.subarray(Math.round(from), Math.round(from) + length);
    powers.push(block.reduce((sum, value) => sum + value * value, 0) / length);
  }
  const audible = powers.filter((power) => loudnessOf(power) > ABSOLUTE_GATE);
  if (audible.length === 0) return -Infinity;
  const gate = loudnessOf(mean(audible)) + RELATIVE_GATE;
  return loudnessOf(mean(audible.filter((power) => loudnessOf(power) > gate)));
}
