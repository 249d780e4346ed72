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

type Rgb = [red: number, green: number, blue: number];

/** A pane of the color window as it is painted once it has faded from the color before. */
export async function paneColor(page: Page, pane: 'target' | 'own'): Promise<Rgb> {
  const painted = await page.locator(`[data-pane="${pane}"]`).evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
    return getComputedStyle(element).backgroundColor;
  });
  const [red = 0, green = 0, blue = 0] = (painted.match(/\d+/g) ?? []).map(Number);
  return [red, green, blue];
}

/** Mixes a color that lies so many steps from the target on each channel. */
export async function mixColorOff(page: Page, steps: Rgb): Promise<void> {
  const target = await paneColor(page, 'target');
  for (const [index, name] of ['Red', 'Green', 'Blue'].entries()) {
    const [from = 0, off = 0] = [target[index], steps[index]];
    const value = from + off <= 255 ? from + off : from - off;
    await page.getByLabel(`${name}, 0 to 255`).fill(String(value));
  }
}

/** Submits such a color. */
export async function submitColorOff(page: Page, steps: Rgb): Promise<void> {
  await mixColorOff(page, steps);
  await page.getByRole('button', { name: 'Submit' }).click();
}

export function tiles(page: Page): Locator {
  return page.getByRole('grid', { name: 'Tiles' }).getByRole('button');
}

/** What lies on each tile as far as the page says so: a picture's name, or "face down". */
export function faces(page: Page): Promise<string[]> {
  return tiles(page).evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label')?.split(',')[0] ?? ''),
  );
}
