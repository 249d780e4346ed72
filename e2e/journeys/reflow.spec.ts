import { accountForm, newPerson } from '../support/accounts';
import { outsideTheScreen } from '../support/outside-the-screen';
import { MEMBER_ACTIVITIES } from '../support/page-lists';
import { closeMenu, gotoReady, openMenu } from '../support/pages';
import { expect, test } from '../support/test';
import { WHOLE } from '../support/in-sight';

const LONG = 'W'.repeat(100);

test.describe('nothing sticks out of the screen', () => {
  test('at any width', { tag: '@desktop' }, async ({ page, context, accounts }) => {
    const expectFits = async (what: string) => {
      for (const width of [1024, 768, 320]) {
        await page.setViewportSize({ width, height: 640 });
        await openMenu(page);
        expect.soft(await outsideTheScreen(page), `${what} at ${String(width)} px`).toEqual([]);
        await closeMenu(page);
      }
    };
    await page.setViewportSize({ width: 320, height: 640 });
    await gotoReady(page, '/login');
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(accountForm.title(page)).toHaveText('Create Your Account');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByRole('main').getByText('Correct the 3 fields')).toBeVisible();
    await expectFits('the sign-up form');

    await accounts.signedIn(context);
    for (const path of ['/browse', '/reward', ...MEMBER_ACTIVITIES, '/header', '/']) {
      await page.setViewportSize({ width: 320, height: 640 });
      await gotoReady(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectFits(path);
    }
  });

  for (const fullName of [LONG, `Ada ${'W'.repeat(96)}`]) {
    test(`when a name has 100 characters: ${fullName.slice(0, 6)}…`, async ({ page, context, accounts }) => {
      await accounts.signedIn(context, newPerson(fullName));
      for (const path of ['/browse', '/header', '/reward', '/']) {
        await gotoReady(page, path);
        await openMenu(page);
        await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Hello');
        expect.soft(await outsideTheScreen(page), path).toEqual([]);
        await expect(
          page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Logout' }),
        ).toBeInViewport(WHOLE);
      }
    });
  }
});

test(
  'the name of the site is shown whole wherever there is room for it',
  { tag: '@desktop' },
  async ({ page }) => {
    await gotoReady(page, '/');
    const name = page.getByRole('banner').getByText('Stillgrove', { exact: true });
    for (const width of [360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      const isWhole = await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
      expect.soft(isWhole, `at ${String(width)} px`).toBe(true);
    }
  },
);
