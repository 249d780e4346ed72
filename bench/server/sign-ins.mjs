import { medianFigure } from '../report/figures.mjs';
import { runTool } from '../setup/tool.mjs';

const RUNS = 3;
const CONNECTIONS = 8;
const SECONDS = 4;
const WARM_UP_SECONDS = 1;

/**
 * Sign-ins a second. Slow by intent: each must cost a thief of hashes as much.
 * @param {{ address: string, people: import('../setup/people.mjs').Person[], group: string }} product
 * @returns {Promise<import('../report/figures.mjs').Figure[]>}
 */
export async function measureSignIns({ address, people, group }) {
  const load = (/** @type {number} */ seconds) =>
    runTool(
      'load',
      { kind: 'sign-ins', address, connections: CONNECTIONS, seconds, people },
      { limitMs: (seconds + 20) * 1000 },
    );
  await load(WARM_UP_SECONDS);
  /** @type {number[]} */
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push((await load(SECONDS)).perSecond);
  return [
    medianFigure({ id: 'server.sign-ins', group, name: 'sign-ins (argon2id)', unit: 'per second' }, runs),
  ];
}
