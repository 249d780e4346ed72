import { expect, type Locator, type Page } from '@playwright/test';

/** As seldom as a slow device might draw; a longer gap counts as sleep. */
const LEAP_MS = 5_000;

/** The page before a scan begins. */
export function setup(page: Page): Locator {
  return page.getByRole('region', { name: 'Body scan' });
}

/** The whole screen during a scan, and at its end. */
export function scene(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Body scan' });
}

export async function begin(page: Page): Promise<void> {
  await setup(page).getByRole('button', { name: 'Begin' }).click();
}

/** The sentence that has its turn. */
export function sentence(page: Page): Locator {
  return scene(page).locator('p[aria-live]');
}

/** With held time: words of a live region come a frame after it. */
export async function expectSentence(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(40);
    await expect(sentence(page)).toHaveText(words, { timeout: 1_000 });
  }).toPass();
}

export async function press(page: Page, name: string): Promise<void> {
  await scene(page).getByRole('button', { name, exact: true }).click();
}

/** Lets held time go on as a device does that is awake. */
export async function beGuided(page: Page, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= LEAP_MS)
    await page.clock.fastForward(Math.min(left, LEAP_MS));
  await page.clock.runFor(40);
}

export async function expectPart(page: Page, name: string): Promise<void> {
  await expect(scene(page).getByText(name, { exact: true })).toBeVisible();
}
