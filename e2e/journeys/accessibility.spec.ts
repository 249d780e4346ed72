import { accountForm } from '../support/accounts';
import { start } from '../support/breathing';
import { expectOpenToAll } from '../support/open-to-all';
import { gotoReady, openMenu } from '../support/pages';
import { expect, test } from '../support/test';

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

  for (const path of ['/browse', '/header', '/reward', '/bubble', '/color', '/memory']) {
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
