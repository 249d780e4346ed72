import { expect, type Locator, type Page } from '@playwright/test';

/** As seldom as a slow device might draw; a longer gap counts as sleep. */
const LEAP_MS = 5_000;

/** The night that fills the screen during a sitting or an evening. */
export function night(page: Page): Locator {
  return page.getByRole('dialog').and(page.locator('[open]'));
}

export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

/** With held time: what is loaded a moment after the page is shown by a timer. */
async function shownWithHeldTime(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(400);
    await expect(shown).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** With held time: the night has come up. */
export async function nightFalls(page: Page): Promise<void> {
  await shownWithHeldTime(page, night(page).getByRole('button').first());
}

/** Lets held time go on as a device does that is awake. */
export async function letTimePass(page: Page, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= LEAP_MS)
    await page.clock.fastForward(Math.min(left, LEAP_MS));
  await page.clock.runFor(1_000);
}

export async function turnSoundOff(page: Page): Promise<void> {
  const sound = page.getByRole('button', { name: 'Sound', exact: true });
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
}

export async function openSettings(page: Page): Promise<void> {
  await page.getByText('Bells, background and screen').click();
}

/** The same with held time. */
export async function openSettingsWithHeldTime(page: Page): Promise<void> {
  await openSettings(page);
  await shownWithHeldTime(page, page.getByLabel('Time to settle'));
}
