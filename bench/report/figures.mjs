/**
 * @typedef {object} Figure
 * @property {string} id names it in the results and its aim
 * @property {string} group heading in the table
 * @property {string} name
 * @property {number} value
 * @property {Unit} unit
 * @property {number[]} [runs] what each run gave; the value is their median
 * @property {string} [note]
 */

/** @typedef {'' | 'bytes' | 'µs' | 'ms' | 's' | 'per second' | 'MB' | '×' | '%'} Unit */

/**
 * @param {readonly number[]} values at least one
 * @returns {number}
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  const lower = sorted[sorted.length % 2 === 1 ? middle : middle - 1];
  if (upper === undefined || lower === undefined) throw new Error('there is no median of nothing');
  return (lower + upper) / 2;
}

/**
 * A figure that is the median of several runs.
 * @param {Omit<Figure, 'value' | 'runs'>} about
 * @param {number[]} runs
 * @returns {Figure}
 */
export function medianFigure(about, runs) {
  return { ...about, value: median(runs), runs };
}
