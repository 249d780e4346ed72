import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rows and links of long lists, for all of which the first few stand. */
const MORE_OF_THE_SAME = 'tbody ~ tbody, [data-category] li:nth-child(n + 4)';

/** By day and by night, nothing is found that stands in someone's way. */
export async function expectOpenToAll(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await colorsSettled(page);
    const axe = new AxeBuilder({ page }).exclude(MORE_OF_THE_SAME);
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
}

/** Resolves when no color is on its way to another any more. */
async function colorsSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}
