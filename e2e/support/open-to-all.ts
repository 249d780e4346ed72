import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The checker as it travels into a page: minified, and without the runner's package, it costs a third. */
const CHECKER = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rows and links of long lists, for all of which the first few stand. */
const MORE_OF_THE_SAME = 'tbody ~ tbody, [data-category] li:nth-child(n + 4)';

/** What takes longer than this moves for its own sake. */
const LONGEST_ARRIVAL_MS = 1_500;

/** By day and by night, nothing is found that stands in someone's way. */
export async function expectOpenToAll(page: Page): Promise<void> {
  await setTransitions(page, false);
  await hasArrived(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    // By night only the colors are others.
    const violations = await violationsOf(
      page,
      colorScheme === 'light'
        ? { type: 'tag', values: STANDARDS }
        : { type: 'rule', values: ['color-contrast'] },
    );
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
    // Not the end of the journey: each state is looked at.
    expect.soft(found, `${page.url()} in ${colorScheme}`).toEqual([]);
  }
  await setTransitions(page, true);
}

async function violationsOf(page: Page, runOnly: axe.RunOnly): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(CHECKER);
  return page.evaluate(
    async ({ exclude, options }) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      return (await run({ exclude }, options)).violations;
    },
    { exclude: [MORE_OF_THE_SAME], options: { runOnly, resultTypes: ['violations' as const] } },
  );
}

/** While something fades in, its words have the color of what is behind them. */
async function hasArrived(page: Page): Promise<void> {
  await page.evaluate(async (longestMs) => {
    const arrivals = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= longestMs);
    await Promise.allSettled(arrivals.map(({ finished }) => finished));
  }, LONGEST_ARRIVAL_MS);
}

/** Without transitions each color is either the old or the new one, and a toast that leaves is gone at once. */
async function setTransitions(page: Page, on: boolean): Promise<void> {
  await page.evaluate((wanted) => {
    const marker = '--without-transitions';
    const others = document.adoptedStyleSheets.filter(
      (sheet) => !sheet.cssRules[0]?.cssText.includes(marker),
    );
    const none = new CSSStyleSheet();
    none.replaceSync(`*, ::before, ::after { ${marker}: 1; transition: none !important; }`);
    document.adoptedStyleSheets = wanted ? others : [...others, none];
  }, on);
}
