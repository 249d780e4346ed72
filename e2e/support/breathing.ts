import { expect, type Locator, type Page } from '@playwright/test';

/** Milliseconds of one phase; a breath is three of them. */
export const PHASE_MS = 4_000;
export const BREATH_MS = 3 * PHASE_MS;

/** As seldom as a slow device might draw. */
const LEAP_MS = 2_000;
const FRAME_MS = 20;

export function scene(page: Page): Locator {
  return page.getByRole('region', { name: 'Breathing Exercise' });
}

/** The drawn guide: what eyes follow. */
export function guide(page: Page): Locator {
  return scene(page)
    .locator('[aria-hidden="true"]')
    .filter({ hasText: /Settle in|Inhale|Sip in|Hold|Exhale|Rest/ });
}

export async function expectGuide(page: Page, word: string, count: number): Promise<void> {
  await expect(guide(page)).toHaveText(new RegExp(`^${word}\\s*${String(count)}$`));
}

export async function start(page: Page): Promise<void> {
  await scene(page).getByRole('button', { name: 'Start' }).click();
}

/** Lets held time go on, and gives the last frame time to be drawn. */
export async function breathe(page: Pick<Page, 'clock'>, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= LEAP_MS)
    await page.clock.fastForward(Math.min(left, LEAP_MS));
  await page.clock.runFor(FRAME_MS);
}

/** While someone breathes, the controls are out of sight until the pointer moves. */
export async function showControls(page: Page): Promise<void> {
  await page.mouse.move(20, 200);
  await page.mouse.move(30, 220);
}

/** Presses a control that a second press would not harm; on a slow machine it may go out of sight before the press. */
async function press(page: Page, name: string): Promise<void> {
  const control = scene(page).getByRole('button', { name, exact: true });
  await expect(control).toBeVisible();
  await expect(async () => {
    await showControls(page);
    // A press may have arrived although the wait for it ran out.
    if ((await control.count()) > 0) await control.click({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

/** Stops on the way, and puts away the end of a session without a length. */
export async function stop(page: Page): Promise<void> {
  await press(page, 'Stop');
  const end = scene(page).getByRole('heading', { name: /breaths?$/ });
  await expect(end.or(scene(page).getByRole('button', { name: 'Start' }))).toBeVisible();
  if (await end.isVisible()) await scene(page).getByRole('button', { name: 'Back' }).click();
}

export async function reset(page: Page): Promise<void> {
  await press(page, 'Reset');
}

export async function expectTally(
  page: Page,
  { points, leaves, breaths }: { points: number; leaves: number; breaths: number },
): Promise<void> {
  await expect(scene(page).getByRole('definition')).toHaveText([points, leaves, breaths].map(String));
}

/** Says that something waits on this device; absent while nothing does. */
export function waitingNote(page: Page): Locator {
  return page.getByText(/saved on this device\. (Sign in|We’ll send \w+ when our server)/);
}
