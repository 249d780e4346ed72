import { expect, type Locator, type Page } from '@playwright/test';

/** A number of the round that is being played, by its word. */
export async function expectTally(page: Page, word: string, value: number): Promise<void> {
  const entry = page.getByRole('article').locator('dl > div').filter({ hasText: word });
  await expect(entry.getByRole('definition')).toHaveText(String(value));
}

export function bubbles(page: Page): Locator {
  return page.getByRole('group', { name: 'Bubbles' }).getByRole('button');
}

export type Circle = { x: number; y: number; radius: number };

/** Every bubble's press area and film, from the middle of the window, in CSS pixels. */
export function bubbleShapes(page: Page): Promise<{ press: Circle; film: Circle }[]> {
  return bubbles(page).evaluateAll((buttons) => {
    const circleOf = (element: Element) => {
      const box = element.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, radius: box.width / 2 };
    };
    return buttons.map((button) => ({
      press: circleOf(button),
      film: circleOf(button.firstElementChild ?? button),
    }));
  });
}
