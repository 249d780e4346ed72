import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rows and links of long lists, for all of which the first few stand. */
const MORE_OF_THE_SAME = 'tbody ~ tbody, [data-category] li:nth-child(n + 4)';

/** By day and by night, nothing is found that stands in someone's way. */
export async function expectOpenToAll(page: Page): Promise<void> {
  await setTransitions(page, false);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    // Our pages have no frames, for which the other mode would open one more page each time.
    const axe = new AxeBuilder({ page }).setLegacyMode().exclude(MORE_OF_THE_SAME);
    // By night only the colors are others.
    const { violations } = await (
      colorScheme === 'light' ? axe.withTags(STANDARDS) : axe.withRules(['color-contrast'])
    ).analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
    // Not the end of the journey: each state is looked at.
    expect.soft(found, `${page.url()} in ${colorScheme}`).toEqual([]);
  }
  await setTransitions(page, true);
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
