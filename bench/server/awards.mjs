import { join } from 'node:path';
import Database from 'better-sqlite3';
import { medianFigure } from '../report/figures.mjs';
import { processorTime } from '../setup/process-facts.mjs';
import { GAMES } from '../setup/registry.mjs';
import { runTool } from '../setup/tool.mjs';

const RUNS = 3;
const CONNECTIONS = 32;
/** A count and not a time, so that every request is answered and the sum can be held against it. */
const REQUESTS = 8_000;
const WARM_UP_REQUESTS = 2_000;
const LIMIT_MS = 120_000;

/**
 * Award requests a second, each with one new award that is on disk when the answer comes.
 * @param {{ address: string, pid: number, folder: string, people: import('../setup/people.mjs').Person[], group: string }} product
 * @returns {Promise<import('../report/figures.mjs').Figure[]>}
 */
export async function measureAwards({ address, pid, folder, people, group }) {
  const load = (/** @type {string} */ round, /** @type {number} */ amount) =>
    runTool(
      'load',
      { kind: 'awards', address, connections: CONNECTIONS, amount, people, games: GAMES, round },
      { limitMs: LIMIT_MS },
    );
  let acknowledged = (await load('warm-up', WARM_UP_REQUESTS)).acknowledged;
  /** @type {number[]} */
  const perSecond = [];
  /** @type {number[]} */
  const slowestMs = [];
  /** @type {number[]} */
  const micros = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const before = processorTime(pid);
    const result = await load(`round-${run}`, REQUESTS);
    micros.push((processorTime(pid) - before) / REQUESTS);
    acknowledged += result.acknowledged;
    perSecond.push(result.perSecond);
    slowestMs.push(result.p99Ms);
  }
  const note = compare(join(folder, 'data/stillgrove.db'), acknowledged, WARM_UP_REQUESTS + RUNS * REQUESTS);
  return [
    medianFigure(
      { id: 'server.awards', group, name: 'durable award requests', unit: 'per second', note },
      perSecond,
    ),
    medianFigure(
      { id: 'server.awards-p99', group, name: 'award request, 99th percentile', unit: 'ms' },
      slowestMs,
    ),
    medianFigure({ id: 'server.awards-cpu', group, name: 'processor time of one', unit: 'µs' }, micros),
  ];
}

/**
 * Holds what the database keeps against what the server acknowledged.
 * @param {string} file
 * @param {number} acknowledged points
 * @param {number} requests
 * @returns {string}
 */
function compare(file, acknowledged, requests) {
  const db = new Database(file, { readonly: true });
  try {
    const sum = (/** @type {string} */ sql) => Number(db.prepare(sql).pluck().get());
    const totals = sum('select sum(total_score) from point_totals');
    const events = sum('select sum(points) from point_events');
    if (totals !== acknowledged || events !== acknowledged || acknowledged !== requests) {
      throw new Error(
        `${requests} awards were sent, ${acknowledged} acknowledged, ${events} stored and ${totals} summed`,
      );
    }
    return `(all ${acknowledged.toLocaleString('en')} sent, acknowledged and stored)`;
  } finally {
    db.close();
  }
}
