import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { accountForm } from '../support/accounts';
import { start } from '../support/breathing';
import { gotoReady, openMenu } from '../support/pages';
import { expect, test } from '../support/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** By day and by night, nothing is found that stands in somebody's way. */
async function expectOpenToAll(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await coloursSettled(page);
    const axe = new AxeBuilder({ page });
    // By night only the colours are others.
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

/** Resolves when no colour is on its way to another any more. */
async function coloursSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

test.describe('nothing stands in the way of anybody', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  for (const path of ['/', '/help', '/header', '/forgot-password']) {
    test(`on ${path}`, async ({ page }) => {
      await gotoReady(page, path);
      await expectOpenToAll(page);
    });
  }

  test('in the menu', async ({ page }) => {
    await gotoReady(page, '/');
    await openMenu(page);
    await expectOpenToAll(page);
  });

  test('on a page that is not there', async ({ page, watch }) => {
    watch.allow(/status of 404/);
    await gotoReady(page, '/nowhere');
    await expectOpenToAll(page);
  });

  test('on both faces of the sign-in page and with mistakes in its fields', async ({ page }) => {
    await gotoReady(page, '/login');
    await expectOpenToAll(page);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(accountForm.title(page)).toHaveText('Create Your Account');
    await expect(page.locator('[data-faded="false"]')).toHaveCSS('opacity', '1');
    await expectOpenToAll(page);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByRole('alert')).toHaveCount(3);
    await expectOpenToAll(page);
  });

  for (const path of ['/browse', '/header', '/reward', '/bubble']) {
    test(`on ${path} of a member`, async ({ page, context, accounts }) => {
      await accounts.signedIn(context);
      await gotoReady(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectOpenToAll(page);
    });
  }

  test('on /breathing at rest, in motion and in the still view', async ({
    page,
    context,
    accounts,
    grove,
  }) => {
    await context.addCookies([{ name: 'motion', value: 'full', url: grove.url }]);
    await accounts.signedIn(context);
    await gotoReady(page, '/breathing');
    await expectOpenToAll(page);
    await page.getByText('Before you begin').click();
    await start(page);
    await expectOpenToAll(page);
    await page.getByLabel('Still view').check();
    await expectOpenToAll(page);
  });
});
