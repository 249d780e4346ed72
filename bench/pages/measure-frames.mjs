import { chromiumPath } from '../../scripts/setup/chromium.mjs';
import { step } from '../../scripts/setup/step.mjs';
import { browserCookies, earn, signUp } from '../setup/people.mjs';
import { withProduct } from '../setup/product.mjs';
import { runTool } from '../setup/tool.mjs';
import { LEAVES, SCENES } from './scenes.mjs';

/** @typedef {import('../report/figures.mjs').Figure} Figure */

const GROUP = 'What moves, the page’s own work a frame, processor slowed four times';
const LIMIT_MS = 120_000;
/**
 * How long the main thread works in a frame while something moves.
 * @returns {Promise<Figure[]>}
 */
export async function measureFrames() {
  const browserPath = await chromiumPath();
  return withProduct(async ({ address }) => {
    const people = await signUp(address, SCENES.length);
    /** @type {Figure[]} */
    const figures = [];
    for (const [index, { use, path, name }] of SCENES.entries()) {
      const person = people[index];
      if (person === undefined) throw new Error('there are fewer accounts than scenes');
      if (path === '/reward') await earn(address, person, LEAVES);
      const job = { use, url: address + path, cookies: browserCookies(person.cookie, address), browserPath };
      const { workMs } = await step(`Looking at ${name}`, () =>
        runTool('trace-frames', job, { limitMs: LIMIT_MS }),
      );
      figures.push(...figuresOf(use, name, workMs));
    }
    return figures;
  });
}

/**
 * @param {string} use
 * @param {string} name
 * @param {number[]} workMs of each frame in which there was work
 * @returns {Figure[]}
 */
function figuresOf(use, name, workMs) {
  const sorted = workMs.toSorted((a, b) => a - b);
  const part = (/** @type {number} */ share) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const note = `${workMs.length} frames`;
  return [
    {
      id: `frames-${use}.p95`,
      group: GROUP,
      name: `${name}, 95 of 100 frames`,
      unit: 'ms',
      value: part(0.95),
      note,
    },
    { id: `frames-${use}.max`, group: GROUP, name: `${name}, the longest`, unit: 'ms', value: part(1), note },
  ];
}
