import { chromiumPath } from '../../scripts/setup/chromium.mjs';
import { step } from '../../scripts/setup/step.mjs';
import { browserCookies, signUp } from '../setup/people.mjs';
import { withProduct } from '../setup/product.mjs';
import { runTool } from '../setup/tool.mjs';

/** @typedef {import('../report/figures.mjs').Figure} Figure */

const GAMES = /** @type {const} */ (['bubble', 'color', 'memory']);
const GROUP = 'Games, the page’s own work a frame, processor slowed four times';
const LIMIT_MS = 120_000;

/**
 * How long the main thread works in a frame while each game is played.
 * @returns {Promise<Figure[]>}
 */
export async function measureGames() {
  const browserPath = await chromiumPath();
  return withProduct(async ({ address }) => {
    const people = await signUp(address, GAMES.length);
    /** @type {Figure[]} */
    const figures = [];
    for (const [index, game] of GAMES.entries()) {
      const job = {
        game,
        url: `${address}/${game}`,
        cookies: browserCookies(people[index]?.cookie ?? '', address),
        browserPath,
      };
      const { workMs } = await step(`Playing /${game}`, () =>
        runTool('trace-game', job, { limitMs: LIMIT_MS }),
      );
      figures.push(...figuresOf(game, workMs));
    }
    return figures;
  });
}

/**
 * @param {string} game
 * @param {number[]} workMs of each frame in which there was work
 * @returns {Figure[]}
 */
function figuresOf(game, workMs) {
  const sorted = workMs.toSorted((a, b) => a - b);
  const part = (/** @type {number} */ share) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const note = `${workMs.length} frames`;
  return [
    {
      id: `game-${game}.p95`,
      group: GROUP,
      name: `/${game}, 95 of 100 frames`,
      unit: 'ms',
      value: part(0.95),
      note,
    },
    { id: `game-${game}.max`, group: GROUP, name: `/${game}, the longest`, unit: 'ms', value: part(1), note },
  ];
}
