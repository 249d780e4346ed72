import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { step } from '../../scripts/setup/step.mjs';
import { median, medianFigure } from '../report/figures.mjs';
import { residentMb, untilIdle } from '../setup/process-facts.mjs';
import { startProduct, withTemporaryFolder } from '../setup/product.mjs';
import { GAMES, roundAward } from '../setup/registry.mjs';
import { runTool } from '../setup/tool.mjs';
import { postgresIn, sqliteIn } from './engines.mjs';
import { keptFolder } from './kept.mjs';
import { makePeople, signInSome } from './people.mjs';

/** @typedef {import('../report/figures.mjs').Figure} Figure */
/** @typedef {import('../setup/program.mjs').Program} Program */

const PROCESSES = 2;
const CONNECTIONS = 12;
const RUNS = 3;
const WARM_UP_S = 15;
const SECONDS = 10;
const LIMIT_MS = 120_000;
const TURNS = 300;

/**
 * What two processes on one database bear of a living instance's requests, and whether someone with a
 * million events costs more than someone with ten.
 * @param {string} engine
 * @param {import('./people.mjs').Size} size
 * @param {string | null} keep a folder that keeps the made database for the next run
 * @returns {Promise<Figure[]>}
 */
export function measureLoad(engine, size, keep) {
  return withTemporaryFolder(async (folder) => {
    const kept = keep === null ? null : keptFolder(join(keep, engine), size);
    const store =
      engine === 'sqlite' ? await sqliteIn(kept?.path ?? folder) : await postgresIn(kept?.path ?? null);
    try {
      return await measureOn(store, folder, size, kept);
    } finally {
      await store.stop();
    }
  });
}

/**
 * @param {import('./engines.mjs').Store} store
 * @param {string} folder
 * @param {import('./people.mjs').Size} size
 * @param {import('./kept.mjs').Kept | null} kept
 */
async function measureOn(store, folder, size, kept) {
  const settings = { DATABASE_URL: store.url };
  const inNumbers = `${size.people.toLocaleString('en')} people, ${size.events.toLocaleString('en')} events`;
  const first = await startProduct(folder, settings);
  await first.stop();
  if (!kept?.isMade) {
    await step(`${store.name}: making ${inNumbers}`, () => makePeople(store, size));
    kept?.noteMade();
  }
  const people = await signInSome(store, size);
  /** @type {Program[]} */
  const products = [];
  try {
    for (let count = 0; count < PROCESSES; count += 1) products.push(await startProduct(folder, settings));
    await Promise.all(products.map(({ pid }) => untilIdle(pid)));
    const about = {
      group: `Load on ${store.name}: ${PROCESSES} processes and the load on one machine, ${inNumbers}`,
      id: `load-${store.name.toLowerCase()}`,
    };
    const load = await step(`${store.name}: nine reads to one award`, () =>
      measureMix(products, people.cookies, about),
    );
    const costs = await step(`${store.name}: ten events and a million`, () =>
      compareCosts(products, people, about),
    );
    const disk = {
      id: `${about.id}.size`,
      group: about.group,
      name: 'on the disk',
      value: await store.bytes(),
      unit: /** @type {const} */ ('bytes'),
    };
    return [...load, ...costs, disk];
  } finally {
    await Promise.all(products.map((product) => product.stop()));
  }
}

/**
 * @param {Program[]} products
 * @param {string[]} cookies
 * @param {{ group: string, id: string }} about
 * @returns {Promise<Figure[]>}
 */
async function measureMix(products, cookies, { group, id }) {
  const addresses = products.map(({ address }) => address);
  const round = (/** @type {string} */ name, /** @type {number} */ seconds) =>
    runTool(
      'mixed-load',
      { addresses, cookies, connections: CONNECTIONS, seconds, games: GAMES, round: `${name}-${Date.now()}` },
      { limitMs: LIMIT_MS },
    );
  await round('warm-up', WARM_UP_S);
  /** @type {any[]} */
  const rounds = [];
  for (let run = 1; run <= RUNS; run += 1) rounds.push(await round(`round-${run}`, SECONDS));
  const all = (/** @type {string} */ name) => rounds.map((one) => Number(one[name]));
  const memory = products.map(({ pid }) => residentMb(pid));
  return [
    medianFigure(
      { id: `${id}.requests`, group, name: 'requests, one in ten an award', unit: 'per second' },
      all('perSecond'),
    ),
    medianFigure({ id: `${id}.p50`, group, name: 'half are answered within', unit: 'ms' }, all('p50Ms')),
    medianFigure({ id: `${id}.p99`, group, name: '99 of 100 are answered within', unit: 'ms' }, all('p99Ms')),
    {
      id: `${id}.failed`,
      group,
      name: 'requests that failed',
      value: all('failed').reduce((a, b) => a + b, 0),
      unit: '',
    },
    {
      id: `${id}.memory`,
      group,
      name: 'memory of the larger process',
      value: Math.max(...memory),
      unit: 'MB',
    },
  ];
}

/**
 * Asks the same for both in turn, so that both meet the same moments of the machine.
 * @param {Program[]} products
 * @param {{ few: string, many: string }} people
 * @param {{ group: string, id: string }} about
 * @returns {Promise<Figure[]>}
 */
async function compareCosts([product], people, { group, id }) {
  if (product === undefined) throw new Error('no process is running');
  const { address } = product;
  const asked = [
    { name: 'totals', turns: TURNS, init: () => ({ path: '/api/v1/points' }) },
    { name: '/browse', turns: TURNS, init: () => ({ path: '/browse' }) },
    // Fewer, for a game gives only so many points a day.
    { name: 'award', turns: TURNS / 3, init: (/** @type {number} */ turn) => awardOf(turn, address) },
  ];
  /** @type {Figure[]} */
  const figures = [];
  for (const { name, turns, init } of asked) {
    /** @type {{ few: number[], many: number[] }} */
    const times = { few: [], many: [] };
    for (let turn = 0; turn < turns; turn += 1)
      for (const who of /** @type {const} */ (['few', 'many']))
        times[who].push(await timeOf(address, people[who], init(turn)));
    const ratio = median(times.many) / median(times.few);
    const note = `(medians ${median(times.few).toFixed(2)} and ${median(times.many).toFixed(2)} ms)`;
    figures.push({
      id: `${id}.${name.replace('/', '')}-ratio`,
      group,
      name: `${name} with a million events, as against ten`,
      value: ratio,
      unit: '×',
      note,
    });
  }
  return figures;
}

/** @typedef {{ path: string, method?: string, headers?: Record<string, string>, body?: string }} Request */

/**
 * @param {number} turn
 * @param {string} address
 * @returns {Request}
 */
function awardOf(turn, address) {
  const award = roundAward(GAMES[turn % GAMES.length], randomUUID(), new Date().toISOString().slice(0, 10));
  return {
    path: '/api/v1/points',
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ awards: [award] }),
  };
}

/**
 * @param {string} address
 * @param {string} cookie
 * @param {Request} request
 */
async function timeOf(address, cookie, { path, headers, ...rest }) {
  const started = performance.now();
  const answer = await fetch(address + path, { ...rest, headers: { ...headers, cookie } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - started;
}
