// Everything in the background loop is made on a circle: what runs past the end goes on at the
// beginning, so that no filter, tail or wave is cut where the loop closes.

/**
 * Reads a table between its points, the last one leading back to the first.
 * @param {Float32Array} table
 * @param {number} position zero or more, in points
 * @returns {number}
 */
export function readCircular(table, position) {
  const size = table.length;
  const whole = Math.floor(position);
  const index = whole % size;
  const here = table[index] ?? 0;
  const next = table[index + 1 === size ? 0 : index + 1] ?? 0;
  return here + (next - here) * (position - whole);
}

/**
 * A slow curve worked out at a few points a second: an envelope needs no more.
 * @param {{ seconds: number, pointsPerSecond: number, valueAt: (second: number) => number }} curve
 * @returns {(second: number) => number}
 */
export function circularCurve({ seconds, pointsPerSecond, valueAt }) {
  const size = Math.round(seconds * pointsPerSecond);
  const points = new Float32Array(size).map((_, index) => valueAt((index * seconds) / size));
  return (second) => readCircular(points, (second * size) / seconds);
}

/**
 * Runs a filter around the loop. The end of the signal is played to it first, so that it meets the
 * beginning in the state in which it will leave the end.
 * @param {Float32Array} signal
 * @param {number} warmUp samples after which the filter has forgotten how it started
 * @param {(sample: number, index: number) => number} filter
 * @returns {Float32Array}
 */
export function filterCircular(signal, warmUp, filter) {
  const start = signal.length - warmUp;
  signal.subarray(start).forEach((sample, offset) => {
    filter(sample, start + offset);
  });
  return signal.map((sample, index) => filter(sample, index));
}
