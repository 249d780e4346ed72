import type { Page } from '@playwright/test';
import { logOutByBar } from '../support/accounts';
import { breathe, expectGuide, guide, PHASE_MS, scene, start, stop } from '../support/breathing';
import { closeMenu, gotoReady, holdTime, openMenu, reloadReady, toasts } from '../support/pages';
import { expect, test } from '../support/test';

const root = (page: Page) => page.locator('html');

async function switchTheme(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await closeMenu(page);
}

/** Notes when the theme was set and when something was painted first. */
async function recordFirstPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const { dataset } = document.documentElement;
      if (dataset.theme !== undefined && !('themeSetAt' in window))
        Object.assign(window, { themeSetAt: performance.now(), themeSetTo: dataset.theme });
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
}

test(
  'a chosen theme is there before the first paint, and outlives signing out',
  { tag: '@desktop' },
  async ({ page, context, accounts }) => {
    await accounts.signedIn(context);
    await recordFirstPaint(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await gotoReady(page, '/');
    await expect(root(page)).not.toHaveAttribute('data-theme');
    await switchTheme(page);
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await expect(root(page)).toHaveCSS('color-scheme', 'dark');

    await reloadReady(page);
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-paint').length)).toBe(1);
    const { setAt, setTo, paintedAt } = await page.evaluate(() => ({
      setAt: Reflect.get(window, 'themeSetAt') as number,
      setTo: Reflect.get(window, 'themeSetTo') as string,
      paintedAt: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
    }));
    expect(setTo).toBe('dark');
    expect(setAt).toBeLessThan(paintedAt);

    await logOutByBar(page);
    await expect(toasts(page)).toHaveText('Logged out successfully');
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await reloadReady(page);
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await switchTheme(page);
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
  },
);

test(
  'a theme that is chosen in one tab is shown in the others, and the switch says which it is',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await gotoReady(page, '/');
    const other = await context.newPage();
    await gotoReady(other, '/about');
    const isDark = (where: Page) => where.locator('[data-theme-switch]').getAttribute('aria-pressed');
    await expect.poll(() => isDark(page)).toBe('false');
    await switchTheme(page);
    await expect(root(other)).toHaveAttribute('data-theme', 'dark');
    for (const tab of [page, other]) expect(await isDark(tab)).toBe('true');
  },
);

test('without a choice the theme follows the system', { tag: '@phone' }, async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await gotoReady(page, '/');
  const day = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => ground()).not.toBe(day);
});

/** The round guide is drawn; the still one is a bar and words. */
const drawing = (page: Page) => guide(page).locator('svg');

test(
  'with reduced motion the guide is a bar with the same words',
  { tag: '@desktop' },
  async ({ page, context, accounts }) => {
    await accounts.signedIn(context);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await holdTime(page);
    await gotoReady(page, '/breathing');
    await expect(page.getByLabel('Reduce motion')).toBeChecked();
    await expect(drawing(page)).toHaveCount(0);
    await start(page);
    for (const word of ['Inhale', 'Hold', 'Exhale', 'Inhale']) {
      await expectGuide(page, word, 4);
      await breathe(page, 1_000);
      await expectGuide(page, word, 3);
      await breathe(page, PHASE_MS - 1_000);
    }
    await stop(page);
  },
);

test(
  'the Reduce motion is chosen by hand, at once and for the next time',
  { tag: '@desktop' },
  async ({ page, context, accounts }) => {
    await accounts.signedIn(context);
    await gotoReady(page, '/breathing');
    await expect(drawing(page)).toHaveCount(1);
    await page.getByLabel('Reduce motion').check();
    await expect(drawing(page)).toHaveCount(0);
    await expectGuide(page, 'Inhale', 4);
    await reloadReady(page);
    await expect(page.getByLabel('Reduce motion')).toBeChecked();
    await expect(drawing(page)).toHaveCount(0);
    await page.getByLabel('Reduce motion').uncheck();
    await expect(drawing(page)).toHaveCount(1);
    await expect(scene(page)).toBeVisible();
  },
);

test(
  'who asked the system for less motion may still choose the moving guide',
  { tag: '@desktop' },
  async ({ page, context, accounts }) => {
    await accounts.signedIn(context);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await gotoReady(page, '/breathing');
    await page.getByLabel('Reduce motion').uncheck();
    await expect(drawing(page)).toHaveCount(1);
    await reloadReady(page);
    await expect(drawing(page)).toHaveCount(1);
  },
);
