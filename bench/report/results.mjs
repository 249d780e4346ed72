import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AIMS, isMet } from './aims.mjs';

const RESULTS = fileURLToPath(new URL('../results/', import.meta.url));

/** What the figures depend on beside the product; the load tells whether other work ran meanwhile. */
export function machine() {
  return {
    node: process.versions.node,
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 1e9),
    loadOfLastMinute: Number((loadavg()[0] ?? 0).toFixed(2)),
  };
}

/**
 * What figures were before, by their ids: in the baseline, else in the latest run that had them.
 * @returns {ReadonlyMap<string, number>}
 */
export function earlierFigures() {
  const names = readdirSync(RESULTS).filter((name) => name.endsWith('.json'));
  // Names of runs are dates, and the baseline comes after all of them.
  const runs = names.sort().map((name) => JSON.parse(readFileSync(join(RESULTS, name), 'utf8')));
  return new Map(runs.flatMap(({ figures }) => figures.map(valueById)));
}

/** @param {import('./figures.mjs').Figure} figure */
function valueById({ id, value }) {
  return /** @type {const} */ ([id, value]);
}

/**
 * Keeps a run's figures.
 * @param {object} run
 * @param {Date} run.startedAt
 * @param {ReturnType<typeof machine>} run.machineAtStart
 * @param {readonly import('./figures.mjs').Figure[]} run.figures
 * @param {readonly import('./table.mjs').Gap[]} run.gaps
 * @param {{ baseline: boolean }} options whether it is the run that others are held against
 * @returns {string} the file, relative to bench/
 */
export function keepResults({ startedAt, machineAtStart, figures, gaps }, { baseline }) {
  const name = baseline ? 'baseline' : startedAt.toISOString().slice(0, 19).replaceAll(':', '-');
  const judged = figures.map((figure) => {
    const aim = AIMS[figure.id];
    return aim === undefined ? figure : { ...figure, aim, met: isMet(aim, figure.value) };
  });
  const content = { startedAt: startedAt.toISOString(), machine: machineAtStart, figures: judged, gaps };
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, `${name}.json`), `${JSON.stringify(content, rounded, 2)}\n`);
  return `results/${name}.json`;
}

/**
 * Three decimals say more than any of these measurements can.
 * @param {string} _key
 * @param {unknown} value
 */
function rounded(_key, value) {
  return typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
}
