import { AIMS, isMet } from './aims.mjs';
import { PEERS } from './peers.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */
/** @typedef {{ measurement: string, reason: string }} Gap a measurement that could not be made */

/**
 * The one table of a run. An aim that is missed is called `missed`, and a measurement that could not be
 * made stands where its figures would.
 * @param {readonly Figure[]} figures
 * @param {readonly Gap[]} gaps
 * @param {ReadonlyMap<string, number>} earlier values by the ids of their figures
 * @returns {string}
 */
export function tableOf(figures, gaps, earlier) {
  /** @type {string[][]} */
  const rows = [['', 'Figure', 'Before', 'Aim', '', 'Runs']];
  for (const group of new Set(figures.map((figure) => figure.group))) {
    rows.push([group]);
    for (const figure of figures)
      if (figure.group === group) rows.push(rowOf(figure, earlier.get(figure.id)));
  }
  for (const { measurement, reason } of gaps)
    rows.push([`${measurement}: could not be measured (${reason})`]);
  const lines = aligned(rows);
  lines.push('Others, measured earlier on the same kind of machine (first view, Lighthouse mobile)');
  for (const { name, figures: known } of PEERS) lines.push(`  ${name}: ${known}`);
  return lines.join('\n');
}

/**
 * @param {Figure} figure
 * @param {number | undefined} before
 */
function rowOf(figure, before) {
  const aim = AIMS[figure.id];
  const shown = figure.note === undefined ? '' : `  ${figure.note}`;
  return [
    `  ${figure.name}`,
    written(figure, figure.value),
    before === undefined ? '' : written(figure, before),
    aim === undefined ? '' : aimWritten(figure, aim),
    aim === undefined ? '' : isMet(aim, figure.value) ? 'met' : 'missed',
    (figure.runs ?? []).map((value) => written(figure, value)).join(', ') + shown,
  ];
}

/**
 * @param {Figure} figure
 * @param {import('./aims.mjs').Aim} aim
 */
function aimWritten(figure, aim) {
  if ('atMost' in aim) return `≤ ${written(figure, aim.atMost)}`;
  if ('atLeast' in aim) return `≥ ${written(figure, aim.atLeast)}`;
  return written(figure, aim.exactly);
}

/**
 * @param {Figure} figure
 * @param {number} value
 */
function written({ unit }, value) {
  const number = (/** @type {number} */ digits, by = 1) =>
    (value / by).toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  switch (unit) {
    case 'bytes':
      return `${number(1, 1000)} kB`;
    case 's':
      return `${number(2, 1000)} s`;
    case 'µs':
      return `${number(0)} µs`;
    case 'ms':
      return `${number(0)} ms`;
    case 'per second':
      return `${number(0)}/s`;
    case '×':
      return `${number(2)}×`;
    case 'MB':
      return `${number(0)} MB`;
    case '%':
      return `${number(0)} %`;
    case '':
      return value.toLocaleString('en', { maximumFractionDigits: 3 });
  }
}

/**
 * Columns of equal width; a row of one cell is a heading and sets no width.
 * @param {string[][]} rows
 */
function aligned(rows) {
  const columns = rows.filter((row) => row.length > 1);
  const width = (/** @type {number} */ column) =>
    Math.max(...columns.map((row) => (row[column] ?? '').length));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column >= 1 && column <= 3 ? cell.padStart(width(column)) : cell.padEnd(width(column)),
      )
      .join('   ')
      .trimEnd(),
  );
}
