import { expect, type Locator, type Page } from '@playwright/test';
import { gotoReady } from './pages';

/** As seldom as a slow device might draw; a longer gap counts as sleep. */
const LEAP_MS = 5_000;

export function routine(page: Page): Locator {
  return page.locator('section[aria-labelledby="routine-title"]');
}

export async function gotoRoutine(page: Page, id: string, name: string): Promise<void> {
  await gotoReady(page, `/exercises?routine=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

export async function press(page: Page, name: string): Promise<void> {
  await routine(page).getByRole('button', { name, exact: true }).click();
}

export async function begin(page: Page): Promise<void> {
  await press(page, 'Begin');
  await expect(routine(page).getByRole('button', { name: 'Pause' })).toBeVisible();
}

/** Lets held time go on as a device does that is awake. */
export async function move(page: Page, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= LEAP_MS)
    await page.clock.fastForward(Math.min(left, LEAP_MS));
  await page.clock.runFor(40);
}

export async function expectStep(page: Page, name: string): Promise<void> {
  await expect(routine(page).getByRole('heading', { level: 2 })).toHaveText(name);
}
