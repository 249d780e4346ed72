import { setTimeout as pause } from 'node:timers/promises';
import { medianFigure } from '../report/figures.mjs';
import { residentMb } from '../setup/process-facts.mjs';
import { startProduct, withTemporaryFolder } from '../setup/product.mjs';

const STARTS = 5;
const IDLE_STARTS = 3;
/** Until the pages are compressed and what that took is given back, in milliseconds. */
const IDLE_MS = 30_000;

/**
 * Milliseconds from the start of the process to its ready line, and the memory it keeps when no one asks.
 * @param {{ group: string }} options
 * @returns {Promise<import('../report/figures.mjs').Figure[]>}
 */
export function measureReadiness({ group }) {
  return withTemporaryFolder(async (folder) => {
    const first = await startOnce(folder, false);
    /** @type {number[]} */
    const ready = [];
    /** @type {number[]} */
    const memory = [];
    for (let start = 0; start < STARTS; start += 1) {
      const { readyMs, memoryMb } = await startOnce(folder, start < IDLE_STARTS);
      ready.push(readyMs);
      if (memoryMb !== null) memory.push(memoryMb);
    }
    return [
      medianFigure({ id: 'server.ready', group, name: 'from start to ready', unit: 'ms' }, ready),
      {
        id: 'server.first-start',
        group,
        name: 'first start, empty folder',
        unit: 'ms',
        value: first.readyMs,
      },
      medianFigure({ id: 'server.idle-memory', group, name: 'memory after 30 s idle', unit: 'MB' }, memory),
    ];
  });
}

/**
 * @param {string} folder
 * @param {boolean} idle whether to stay and look at the memory
 */
async function startOnce(folder, idle) {
  const { pid, readyMs, stop } = await startProduct(folder);
  try {
    if (idle) await pause(IDLE_MS);
    return { readyMs, memoryMb: idle ? residentMb(pid) : null };
  } finally {
    await stop();
  }
}
