/** In-place fast Fourier transform (Cooley and Tukey 1965); the length is a power of two. */
function transform(re: Float64Array, im: Float64Array): void {
  const size = re.length;
  for (let index = 1, mirror = 0; index < size; index += 1) {
    let bit = size >> 1;
    for (; mirror & bit; bit >>= 1) mirror ^= bit;
    mirror ^= bit;
    if (index < mirror) {
      [re[index], re[mirror]] = [re[mirror] ?? 0, re[index] ?? 0];
      [im[index], im[mirror]] = [im[mirror] ?? 0, im[index] ?? 0];
    }
  }
  for (let length = 2; length <= size; length *= 2) {
    const half = length / 2;
    for (let at = 0; at < half; at += 1) {
      const cos = Math.cos((-2 * Math.PI * at) / length);
      const sin = Math.sin((-2 * Math.PI * at) / length);
      for (let low = at; low < size; low += length) {
        const high = low + half;
        const [highRe, highIm] = [re[high] ?? 0, im[high] ?? 0];
        const turnedRe = highRe * cos - highIm * sin;
        const turnedIm = highRe * sin + highIm * cos;
        re[high] = (re[low] ?? 0) - turnedRe;
        im[high] = (im[low] ?? 0) - turnedIm;
        re[low] = (re[low] ?? 0) + turnedRe;
        im[low] = (im[low] ?? 0) + turnedIm;
      }
    }
  }
}

/**
 * The power at each frequency, on average over the whole sound (Welch 1967, Hann windows that overlap by half).
 *
 * @param size of a window, a power of two; frequencies are `rate / size` apart
 * @returns `size / 2` powers from 0 Hz up
 */
export function powerSpectrum(samples: Float32Array, size: number): Float64Array {
  const power = new Float64Array(size / 2);
  let windows = 0;
  for (let from = 0; from + size <= samples.length; from += size / 2) {
    const re = Float64Array.from(
      samples.subarray(from, from + size),
      (sample, index) => sample * (0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size)),
    );
    const im = new Float64Array(size);
    transform(re, im);
    for (let index = 0; index < size / 2; index += 1)
      power[index] = (power[index] ?? 0) + (re[index] ?? 0) ** 2 + (im[index] ?? 0) ** 2;
    windows += 1;
  }
  return power.map((sum) => sum / Math.max(1, windows));
}

/** How many decibels the power changes with each octave between two frequencies: the line that fits third octaves best. */
export function slopeOf(
  samples: Float32Array,
  rate: number,
  [fromHertz, toHertz]: readonly [number, number],
): number {
  const size = 8_192;
  const power = powerSpectrum(samples, size);
  const points: { octave: number; decibels: number }[] = [];
  for (let hertz = fromHertz; hertz * 2 ** (1 / 3) <= toHertz; hertz *= 2 ** (1 / 3)) {
    const first = Math.ceil((hertz * size) / rate);
    const last = Math.ceil((hertz * 2 ** (1 / 3) * size) / rate);
    const band = power.subarray(first, Math.max(first + 1, last));
    const mean = band.reduce((sum, value) => sum + value, 0) / band.length;
    points.push({ octave: Math.log2(hertz), decibels: 10 * Math.log10(mean) });
  }
  const count = points.length;
  const middleX = points.reduce((sum, { octave }) => sum + octave, 0) / count;
  const middleY = points.reduce((sum, { decibels }) => sum + decibels, 0) / count;
  const product = points.reduce(
    (sum, { octave, decibels }) => sum + (octave - middleX) * (decibels - middleY),
    0,
  );
  return product / points.reduce((sum, { octave }) => sum + (octave - middleX) ** 2, 0);
}
