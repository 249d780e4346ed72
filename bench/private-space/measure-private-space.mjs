import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from '../../scripts/setup/chromium.mjs';
import { step } from '../../scripts/setup/step.mjs';
import { medianFigure } from '../report/figures.mjs';
import { lockedCopy, RARE_WORD } from '../setup/locked-copy.mjs';
import { browserCookies, signUp } from '../setup/people.mjs';
import { withProduct } from '../setup/product.mjs';
import { runTool } from '../setup/tool.mjs';

/** @typedef {import('../report/figures.mjs').Figure} Figure */
/** @typedef {{ ms: number, longest: { ms: number, mostly: string } }} Did */

const RECORDS = 5_000;
const RUNS = 3;
const GROUP = `A private space of ${RECORDS.toLocaleString('en')} records, half of them diary pages, processor slowed four times`;
const PASSPHRASE = 'four herons in a quiet mist';
const LIMIT_MS = 900_000;

/** What is done, in its order in the table. */
const DEEDS = /** @type {const} */ ([
  { id: 'open', name: 'opens, from the press to the written pages' },
  { id: 'save', name: 'saves a page' },
  { id: 'search', name: 'finds a word in the diary' },
  { id: 'sync', name: 'sends everything for the first time' },
]);

/**
 * How a large private space opens, saves, is searched and shared on a phone.
 * @returns {Promise<Figure[]>}
 */
export async function measurePrivateSpace() {
  const browserPath = await chromiumPath();
  return withProduct(async ({ address }, folder) => {
    const [person] = await signUp(address, 1);
    const copy = join(folder, 'private-space.stillgrove.json');
    await step('Sealing a large private space', async () =>
      writeFileSync(copy, await lockedCopy({ count: RECORDS, passphrase: PASSPHRASE })),
    );
    /** @type {Record<(typeof DEEDS)[number]['id'], Did[]>} */
    const did = await step('Using a large private space', () =>
      runTool(
        'use-private-space',
        {
          address,
          browserPath,
          cookies: browserCookies(person?.cookie ?? '', address),
          copy,
          passphrase: PASSPHRASE,
          word: RARE_WORD,
          runs: RUNS,
        },
        { limitMs: LIMIT_MS },
      ),
    );
    return DEEDS.flatMap(({ id, name }) => figuresOf(id, name, did[id]));
  });
}

/**
 * @param {string} id
 * @param {string} name
 * @param {readonly Did[]} runs
 * @returns {Figure[]}
 */
function figuresOf(id, name, runs) {
  const longest = runs.map((run) => run.longest).toSorted((a, b) => b.ms - a.ms)[0];
  if (longest === undefined) throw new Error(`nobody ${name}`);
  return [
    medianFigure(
      { id: `private-space.${id}`, group: GROUP, name, unit: 'ms' },
      runs.map(({ ms }) => ms),
    ),
    {
      id: `private-space.${id}-task`,
      group: GROUP,
      name: '  longest task meanwhile',
      unit: 'ms',
      value: longest.ms,
      note: longest.mostly,
    },
  ];
}
