import { measureLoad } from './load/measure-load.mjs';
import { measureFirstTap } from './pages/measure-first-tap.mjs';
import { measureFrames } from './pages/measure-frames.mjs';
import { measurePages } from './pages/measure-pages.mjs';
import { measureTaps } from './pages/measure-taps.mjs';
import { measurePrivateSpace } from './private-space/measure-private-space.mjs';
import { writeTable } from './report/performance-doc.mjs';
import { earlierFigures, keepResults, machine } from './report/results.mjs';
import { tableOf } from './report/table.mjs';
import { signUp } from './setup/people.mjs';
import { withProduct } from './setup/product.mjs';
import { measureAwards } from './server/awards.mjs';
import { measurePageThroughput } from './server/page-throughput.mjs';
import { measureSounds } from './sounds/measure-sounds.mjs';
import { measureReadiness } from './server/readiness.mjs';
import { measureSessionThroughput } from './server/session-throughput.mjs';
import { measureSignInTiming } from './server/sign-in-timing.mjs';
import { measureSignIns } from './server/sign-ins.mjs';
import { step } from '../scripts/setup/step.mjs';

/** @typedef {import('./report/figures.mjs').Figure} Figure */

const SERVER = 'Server, on this machine with the load beside it';
const PEOPLE = 64;

/**
 * Measures, prints one table and keeps the figures.
 * @param {{ pages: boolean, frames: boolean, taps: boolean, firstTap: boolean, privateSpace: boolean, sounds: boolean, server: boolean, load: null | (import('./load/people.mjs').Size & { engines: string[], keep: string | null }), baseline: boolean, write: string | null }} wanted `write` names the command whose table docs/performance.md keeps
 * @returns {Promise<boolean>} whether every measurement could be made; aims that are missed change nothing
 */
export async function measure({
  pages,
  frames,
  taps,
  firstTap,
  privateSpace,
  sounds,
  server,
  load,
  baseline,
  write,
}) {
  const startedAt = new Date();
  const machineAtStart = machine();
  /** @type {Figure[]} */
  const figures = [];
  /** @type {import('./report/table.mjs').Gap[]} */
  const gaps = [];
  /**
   * @param {string} measurement
   * @param {() => Promise<Figure[]>} work
   */
  const attempt = async (measurement, work) => {
    try {
      figures.push(...(await work()));
    } catch (error) {
      gaps.push({ measurement, reason: error instanceof Error ? error.message : String(error) });
    }
  };

  if (pages) await attempt('pages', measurePages);
  if (frames) await attempt('frames', measureFrames);
  if (taps) await attempt('taps', measureTaps);
  if (firstTap) await attempt('first tap', measureFirstTap);
  if (privateSpace) await attempt('private space', measurePrivateSpace);
  if (sounds) await attempt('sounds', measureSounds);
  if (server) {
    await attempt('server', () => withProduct((product, folder) => measureServer(product, folder, attempt)));
    await attempt('start and memory', () =>
      step('Starting the server again and again', () => measureReadiness({ group: SERVER })),
    );
  }

  if (load) {
    for (const engine of load.engines)
      await attempt(`load on ${engine}`, () => measureLoad(engine, load, load.keep));
  }

  const table = tableOf(figures, gaps, earlierFigures());
  console.log(`\n${table}\n`);
  if (write !== null) writeTable({ command: write, startedAt, machine: machineAtStart, table });
  const { loadOfLastMinute, cores } = machineAtStart;
  if (loadOfLastMinute > cores / 2) {
    console.log(
      `Other work was running (load ${loadOfLastMinute} on ${cores} cores), which made times worse.`,
    );
  }
  console.log(`Kept in bench/${keepResults({ startedAt, machineAtStart, figures, gaps }, { baseline })}`);
  return gaps.length === 0;
}

/**
 * @param {import('./setup/program.mjs').Program} product
 * @param {string} folder
 * @param {(measurement: string, work: () => Promise<Figure[]>) => Promise<void>} attempt
 * @returns {Promise<Figure[]>} none: each measurement is an attempt by itself
 */
async function measureServer(product, folder, attempt) {
  const people = await step('Making accounts', () => signUp(product.address, PEOPLE));
  const options = { address: product.address, pid: product.pid, folder, people, group: SERVER };
  await attempt('pages a second', () =>
    step('Asking for the landing page', () => measurePageThroughput({ product, folder, group: SERVER })),
  );
  await attempt('calls a second', () =>
    step('Asking for points with a session', () =>
      measureSessionThroughput({ product, folder, people, group: SERVER }),
    ),
  );
  // Before the sign-ins, since an account that signs in again and again loses its oldest session.
  await attempt('awards', () => step('Handing in awards', () => measureAwards(options)));
  await attempt('sign-ins', () => step('Signing in', () => measureSignIns(options)));
  await attempt('time of a refusal', () =>
    step('Signing in with wrong and with right words in turn', () => measureSignInTiming(options)),
  );
  return [];
}
