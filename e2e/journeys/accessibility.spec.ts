import { accountForm } from '../support/accounts';
import { start, stop } from '../support/breathing';
import { expectOpenToAll } from '../support/open-to-all';
import { gotoReady, openMenu } from '../support/pages';
import { GAME_PATHS, PUBLIC_PAGES } from '../support/page-lists';
import { expect, test } from '../support/test';

test.describe('nothing stands in the way of anyone', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  /** What these have side by side stands one below the other on a phone; of all others the phone shows the same. */
  const ALSO_WIDE = new Set(['/', '/header', '/help', '/ptsd', '/resources', '/therapists']);
  for (const path of [...PUBLIC_PAGES, '/forgot-password']) {
    const tag = ALSO_WIDE.has(path) ? [] : '@phone';
    test(`on ${path}`, { tag }, async ({ page }) => {
      await gotoReady(page, path);
      await expectOpenToAll(page);
    });
  }

  test('in the help over a page and in the table of all countries', { tag: '@phone' }, async ({ page }) => {
    await gotoReady(page, '/terms');
    await page.getByRole('banner').getByRole('link', { name: 'Need help now?' }).click();
    await page.getByLabel('Numbers for').selectOption({ label: 'India' });
    await expectOpenToAll(page);
    await gotoReady(page, '/help');
    await page.getByText('Numbers for all countries').click();
    await expectOpenToAll(page);
  });

  test(
    'in an open question, in a filter that finds nothing and in a form with mistakes',
    { tag: '@phone' },
    async ({ page }) => {
      await gotoReady(page, '/faq');
      await page.getByRole('heading', { name: 'How do I reset my password?' }).click();
      await expectOpenToAll(page);
      await page.getByRole('searchbox').fill('zebra');
      await expectOpenToAll(page);
      await gotoReady(page, '/contact');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('Write a message.')).toBeVisible();
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByRole('contentinfo').getByText('Enter your email address.')).toBeVisible();
      await expectOpenToAll(page);
      for (const name of ['Name', 'Subject', 'Message'])
        await page.getByRole('main').getByLabel(name, { exact: true }).fill(name);
      await page.getByRole('main').getByLabel('Email').fill('ana@example.org');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('Thank you!')).toBeVisible();
      await expectOpenToAll(page);
    },
  );

  test('on the pages that links in emails open', { tag: '@phone' }, async ({ page, watch }) => {
    watch.allow(/status of 404/);
    for (const link of [
      '/api/v1/newsletter/leave?token=cut',
      `/api/v1/newsletter/leave?token=${'a'.repeat(43)}`,
    ]) {
      await page.goto(link);
      await expectOpenToAll(page);
    }
  });

  test('in the menu', async ({ page }) => {
    await gotoReady(page, '/');
    await openMenu(page);
    await expectOpenToAll(page);
  });

  test('on a page that is not there', { tag: '@phone' }, async ({ page, watch }) => {
    watch.allow(/status of 404/);
    await gotoReady(page, '/nowhere');
    await expectOpenToAll(page);
  });

  test(
    'on both faces of the sign-in page and with mistakes in its fields',
    { tag: '@phone' },
    async ({ page }) => {
      await gotoReady(page, '/login');
      await expectOpenToAll(page);
      await page.getByRole('link', { name: 'Sign up' }).click();
      await expect(accountForm.title(page)).toHaveText('Create Your Account');
      await expect(accountForm.face(page)).toHaveCSS('opacity', '1');
      await expectOpenToAll(page);
      await page.getByRole('button', { name: 'Sign up' }).click();
      await expect(page.getByRole('main').getByText('Correct the 3 fields')).toBeVisible();
      await expectOpenToAll(page);
    },
  );

  for (const path of ['/header', '/reward', ...GAME_PATHS]) {
    test(`on ${path} of a member`, { tag: '@phone' }, async ({ page, context, accounts }) => {
      await accounts.signedIn(context);
      await gotoReady(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectOpenToAll(page);
    });
  }

  test(
    'on /breathing at rest, in motion and in the still view',
    { tag: '@phone' },
    async ({ page, context, accounts, instance }) => {
      await context.addCookies([{ name: 'motion', value: 'full', url: instance.url }]);
      await accounts.signedIn(context);
      await gotoReady(page, '/breathing');
      await expectOpenToAll(page);
      await page.getByText('More about safety').click();
      await page.getByText('What research says').click();
      await start(page);
      await expectOpenToAll(page);
      await stop(page);
      await page.getByLabel('Reduce motion').check();
      await start(page);
      await expectOpenToAll(page);
    },
  );
});
