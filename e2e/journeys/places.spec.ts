import type { Locator, Page } from '@playwright/test';
import { fillCredentials } from '../support/accounts';
import { expectOpenToAll } from '../support/open-to-all';
import { outsideTheScreen } from '../support/outside-the-screen';
import { MEMBER_PAGES } from '../support/page-lists';
import { gotoReady, holdTime, openMenu, toasts } from '../support/pages';
import { gotoSettings } from '../support/settings';
import { expect, test } from '../support/test';
import { WHOLE } from '../support/in-sight';

const places = (page: Page) => page.getByRole('navigation', { name: 'Your places' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** How much of the page, from its top to its end, the footer takes. */
function footerShare(page: Page): Promise<number> {
  return page
    .getByRole('contentinfo')
    .evaluate((footer) => footer.getBoundingClientRect().height / document.documentElement.scrollHeight);
}

test('a member reaches all five places from anywhere with one tap, and sees where they are', async ({
  page,
  context,
  accounts,
}) => {
  await accounts.signedIn(context);
  await gotoReady(page, '/about');
  for (const [name, path] of [
    ['Breathe', '/breathing'],
    ['Play', '/bubble'],
    ['Diary', '/diary'],
    ['Tree', '/reward'],
    ['Today', '/browse'],
  ] as const) {
    await places(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(places(page).locator('[aria-current]')).toHaveText([name]);
  }
  await gotoReady(page, '/color');
  await expect(places(page).getByRole('link', { name: 'Play' })).toHaveAttribute('aria-current', 'true');
  for (const path of ['/sit', '/plan', '/check-in/what-helps']) {
    await gotoReady(page, path);
    await expect(places(page).getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'true');
  }
  await page.getByRole('banner').getByRole('link', { name: 'Stillgrove: today' }).click();
  await expect(page).toHaveURL('/browse');
});

test('the places are there before any code, work without it, and move nothing', async ({
  page,
  context,
  accounts,
}) => {
  await accounts.signedIn(context);
  await gotoReady(page, '/browse');
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += Reflect.get(entry, 'value') as number;
      Reflect.set(window, 'shift', shift);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await gotoReady(page, '/reward');
  await expect(page.locator('html[data-person]')).toHaveCount(1);
  expect(await page.evaluate(() => Reflect.get(window, 'shift') as unknown)).toBeUndefined();
});

test('a visitor has no places, and the name of the site leads to the home page', async ({ page }) => {
  await gotoReady(page, '/about');
  await expect(places(page)).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Stillgrove: home page' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('on a phone', { tag: '@phone' }, () => {
  for (const hour of ['12', '23'])
    test(`the sky of ${hour} o’clock goes on behind the bar, and the sheet of its links is of the page`, async ({
      page,
      context,
      accounts,
    }) => {
      await accounts.signedIn(context);
      await page.clock.install({ time: new Date(`2026-06-15T${hour}:00:00`) });
      await gotoReady(page, '/about');
      const brand = page.getByRole('banner').getByRole('link', { name: 'Stillgrove: today' });
      const colorOf = (of: Locator) => of.evaluate((element) => getComputedStyle(element).color);
      const onPaper = await colorOf(brand);
      await gotoReady(page, '/reward');
      expect(await colorOf(brand)).toBe(await colorOf(page.getByRole('heading', { level: 1 })));
      expect((await colorOf(brand)) === onPaper).toBe(hour === '12');
      await openMenu(page);
      expect(await colorOf(menu(page).getByRole('link', { name: 'About' }))).toBe(onPaper);
    });

  test('each place is large enough for a thumb, in both orientations and with enlarged text', async ({
    page,
    context,
    accounts,
  }) => {
    await accounts.signedIn(context);
    await gotoReady(page, '/settings');
    const devtools = await context.newCDPSession(page);
    for (const { width, height, text } of [
      { width: 360, height: 740, text: 16 },
      { width: 320, height: 568, text: 16 },
      { width: 740, height: 360, text: 16 },
      { width: 360, height: 740, text: 32 },
    ]) {
      await page.setViewportSize({ width, height });
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: 13 } });
      const state = `${String(width)} by ${String(height)}, text of ${String(text)} px`;
      for (const link of await places(page).getByRole('link').all()) {
        if (!(await link.isVisible())) continue;
        const box = await link.boundingBox();
        expect.soft(Math.min(box?.width ?? 0, box?.height ?? 0), state).toBeGreaterThanOrEqual(44);
        await expect.soft(link, state).toBeInViewport({ ratio: 0.9 });
      }
      expect.soft(await outsideTheScreen(page), state).toEqual([]);
    }
  });

  test('the bar gives way to what fills the screen, and to the keyboard of a low screen', async ({
    page,
    context,
    accounts,
  }) => {
    await accounts.signedIn(context);
    await gotoSettings(page, 'Name');
    await expect(places(page)).toBeVisible();
    await page.evaluate(() => (document.documentElement.dataset.fullScreen = ''));
    await expect(places(page)).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.evaluate(() => delete document.documentElement.dataset.fullScreen);
    await expect(places(page)).toBeVisible();

    await page.setViewportSize({ width: 360, height: 400 });
    await page.getByLabel('Full Name').focus();
    await expect(places(page)).toBeHidden();
    await page.getByLabel('Full Name').blur();
    await expect(places(page)).toBeVisible();
  });

  test('the menu has everything of a member, with help in sight and nothing at the edge', async ({
    page,
    context,
    accounts,
  }) => {
    await accounts.signedIn(context);
    await gotoReady(page, '/reward');
    const help = page.getByRole('banner').getByRole('link', { name: 'Need help now?' });
    const before = await help.boundingBox();
    await openMenu(page);
    expect(await help.boundingBox()).toEqual(before);
    await expect(help).toBeInViewport(WHOLE);
    for (const name of [
      'Home',
      'About',
      'Contact',
      'FAQ',
      'RewardTree',
      'Today',
      'Appointments',
      'Settings',
    ]) {
      const link = menu(page).getByRole('link', { name, exact: true });
      await expect(link).toBeInViewport(WHOLE);
      expect((await link.boundingBox())?.x ?? 0, name).toBeGreaterThanOrEqual(16);
    }
    await expect(menu(page).getByRole('button', { name: 'Logout' })).toBeInViewport(WHOLE);
    await expectOpenToAll(page);
    await menu(page).getByRole('link', { name: 'Appointments' }).tap();
    await expect(page).toHaveURL('/appointments');
    await expect(menu(page)).toBeHidden();
  });

  test('the footer of each member’s page takes a small part of it', async ({ page, context, accounts }) => {
    test.slow();
    await accounts.signedIn(context);
    for (const path of MEMBER_PAGES) {
      await gotoReady(page, path);
      const share = await footerShare(page);
      test.info().annotations.push({ type: path, description: `${String(Math.round(share * 100))} percent` });
      expect.soft(share, path).toBeLessThanOrEqual(0.15);
    }
  });

  test('messages stand in front of each other, all are shown on demand, and one about a page goes with it', async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 401/);
    await holdTime(page);
    let told = 0;
    await page.route('**/api/v1/user/login', async (route) => {
      told += 1;
      const message = told < 3 ? 'One thing went wrong.' : 'Another thing went wrong.';
      await route.fulfill({ status: 401, json: { success: false, code: 'wrong-credentials', message } });
    });
    await gotoReady(page, '/login');
    for (let count = 1; count <= 3; count += 1) {
      await page
        .getByRole('main')
        .getByLabel('Email Address')
        .filter({ visible: true })
        .fill('a@example.org');
      await page.getByRole('main').getByLabel('Password').filter({ visible: true }).fill('a quiet morning');
      const pressed = page.getByRole('button', { name: 'Sign in', exact: true });
      await pressed.click();
      await expect(toasts(page)).toHaveCount(count < 3 ? 1 : 2);
      const [button, toast] = [await pressed.boundingBox(), await toasts(page).last().boundingBox()];
      if (button === null || toast === null) throw new Error('One of them is not there.');
      const apart = button.y + button.height <= toast.y || toast.y + toast.height <= button.y;
      expect(apart, 'the message keeps clear of what was pressed').toBe(true);
    }
    await expect(toasts(page).first()).toContainText('One thing went wrong. (2 times)');
    const heights = async () =>
      (await page.getByRole('region', { name: 'Messages' }).getByRole('list').boundingBox())?.height ?? 0;
    const collapsed = await heights();
    await page.getByRole('button', { name: 'Show all 2 messages' }).click();
    await expect.poll(heights).toBeGreaterThan(collapsed * 1.5);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Stillgrove/ })
      .click();
    await expect(page).toHaveURL('/');
    await page.clock.runFor(1_000);
    await expect(toasts(page)).toHaveCount(0);
  });
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(
    `a page ${reducedMotion === 'reduce' ? 'is there at once where motion is unwanted' : 'fades in over the one before, and the picture of a card becomes its head'}`,
    { tag: '@phone' },
    async ({ page, context, accounts }) => {
      await page.emulateMedia({ reducedMotion });
      await accounts.signedIn(context);
      await gotoReady(page, '/browse');
      await page.evaluate(() => {
        const started: string[] = [];
        Reflect.set(window, 'started', started);
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (change) => {
          started.push(document.querySelectorAll('[style*="page-arch"]').length === 1 ? 'shared' : 'faded');
          return start(change);
        };
      });
      const card = page.getByRole('main').getByRole('link', { name: 'Books and Thoughts', exact: true });
      await card.click();
      await expect(page).toHaveURL('/books');
      await expect(page.getByRole('main')).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(page.locator('[style*="page-arch"]')).toHaveCount(0);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
      await expect(page).toHaveURL('/terms');
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
      const started = await page.evaluate(() => Reflect.get(window, 'started') as unknown);
      expect(started).toEqual(reducedMotion === 'reduce' ? [] : ['shared', 'faded']);
      await page.goBack();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await page.goBack();
      await expect(card).toBeInViewport();
    },
  );

test(
  'a page reached through the sign-in page begins at its top, however far that was scrolled',
  { tag: '@phone' },
  async ({ page, accounts }) => {
    const person = await accounts.create();
    await page.setViewportSize({ width: 360, height: 400 });
    await gotoReady(page, '/login?from=/browse');
    await fillCredentials(page, person);
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await page.getByRole('button', { name: 'Sign in', exact: true }).press('Enter');
    await expect(page).toHaveURL('/browse');
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);
