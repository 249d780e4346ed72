import { expect, type Locator } from '@playwright/test';

/** All of an element, as the browser counts it: of edges between two pixels it may miss a millionth. */
export const WHOLE = { ratio: 0.9999 };

/** Expects that all of an element is on the screen without scrolling, and that nothing lies over its middle. */
export async function expectInSight(element: Locator): Promise<void> {
  await expect(element).toBeInViewport(WHOLE);
  await expect
    .poll(() =>
      element.evaluate((node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    )
    .toBe(true);
}
