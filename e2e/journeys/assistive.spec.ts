import type { Page } from '@playwright/test';
import { begin, press, setup } from '../support/body-scan';
import { faces, submitColorOff, tiles } from '../support/games';
import { becomeOperator, operatorSettings } from '../support/operator';
import { gotoReady, holdTime } from '../support/pages';
import { expect, test } from '../support/test';

/** A region whose words screen readers announce, and which is there before it has any. */
const announced = (page: Page, words: RegExp | string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: words });

test.use({ instanceSettings: operatorSettings() });

test.describe('with a screen reader', { tag: '@phone' }, () => {
  test('switching to registration leads to its heading, and the tab says so', async ({ page }) => {
    await gotoReady(page, '/login');
    await expect(page).toHaveTitle(/^Sign in –/);
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(page.getByRole('heading', { name: 'Create Your Account' })).toBeFocused();
    await expect(page).toHaveTitle(/^Sign up –/);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeFocused();
    await expect(page).toHaveTitle(/^Sign in –/);
  });

  test('new games, and a color that was submitted before, are announced', async ({
    page,
    context,
    accounts,
  }) => {
    await accounts.signedIn(context);
    await gotoReady(page, '/bubble');
    await page.getByRole('button', { name: 'Reset Game' }).click();
    await expect(announced(page, 'New game with 20 bubbles.')).toBeAttached();

    await gotoReady(page, '/color');
    await expect(page.getByRole('slider', { name: 'Red' })).toHaveAttribute('aria-valuetext', '128, gray');
    await submitColorOff(page, [60, 60, 60]);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(announced(page, 'You already submitted this color.')).toBeVisible();
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(announced(page, /^The new target color is \w/)).toBeAttached();
  });

  test('a longer look lets all tiles be read before they are turned over', async ({
    page,
    context,
    accounts,
  }) => {
    await accounts.signedIn(context);
    await holdTime(page);
    await gotoReady(page, '/memory');
    await page.getByRole('checkbox', { name: 'Longer look' }).check();
    await page.getByRole('button', { name: 'Start Game' }).click();
    await expect(tiles(page).first()).toBeFocused();
    // Longer than the usual five seconds.
    await page.clock.runFor(60_000);
    await expect.poll(() => faces(page)).not.toContain('face down');
    // Drawn, so that no device shows an empty box.
    await expect(tiles(page).first().locator('svg path, svg circle').first()).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Turn tiles over' }).click();
    expect(new Set(await faces(page))).toEqual(new Set(['face down']));
    await expect(tiles(page).nth(1)).toBeFocused();
    await expect(announced(page, 'Choose two tiles that match.')).toBeVisible();
  });

  test('ending the body scan leaves the focus on the button that begins it', async ({
    page,
    context,
    accounts,
  }) => {
    await accounts.signedIn(context);
    await gotoReady(page, '/body');
    await begin(page);
    await press(page, 'End here');
    await expect(setup(page).getByRole('button', { name: 'Begin' })).toBeFocused();
  });

  test('the breathing pattern is said in words, and the tree can be stopped on its page', async ({
    page,
    context,
    accounts,
  }) => {
    await accounts.signedIn(context);
    await gotoReady(page, '/breathing');
    await expect(page.getByText('In for 4 seconds, hold for 4, out for 4.')).toBeVisible();
    await context.addCookies([{ name: 'motion', value: 'full', url: page.url() }]);
    await gotoReady(page, '/reward');
    const moving = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    await expect.poll(moving).toBeGreaterThan(0);
    await page.getByRole('checkbox', { name: 'Reduce motion' }).check();
    await expect.poll(moving).toBe(0);
  });

  test('the calendar lists days with free times only, and the chosen day is announced', async ({
    page,
    context,
    accounts,
  }) => {
    await accounts.signedIn(context);
    await gotoReady(page, '/appointments?with=sample-ocd');
    const day = page.getByRole('button', { name: /free times?$/ }).first();
    const name = (await day.getAttribute('aria-label')) ?? '';
    const calendar = page.getByRole('list').filter({ has: day });
    await expect(calendar.getByRole('listitem')).toHaveCount(await calendar.getByRole('button').count());
    await day.click();
    await expect(announced(page, name)).toBeAttached();
  });

  test('names in other languages say which', async ({ page }) => {
    await gotoReady(page, '/resources');
    const names = page.getByRole('main').locator('[lang]');
    expect(await names.count()).toBeGreaterThanOrEqual(60);
    await expect(names.filter({ hasText: 'こころの耳' })).toHaveAttribute('lang', 'ja');
    await expect(names.filter({ hasText: 'Nevypusť duši' }).first()).toHaveAttribute('lang', 'cs');
  });
});

test(
  'each page of the operator’s area has its own name in the browser’s tab',
  { tag: '@desktop' },
  async ({ page, accounts, inbox }) => {
    await becomeOperator(page, accounts, inbox);
    await gotoReady(page, '/operator');
    await expect(page).toHaveTitle(/^Operator’s area –/);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Therapists/ })
      .click();
    await expect(page).toHaveTitle(/^Therapists – Operator’s area –/);
    await page
      .getByRole('navigation', { name: 'Operator’s area' })
      .getByRole('link', { name: 'Overview' })
      .click();
    await expect(page).toHaveTitle(/^Operator’s area –/);
  },
);

test(
  'help, questions and the home page are printed in black on white, without navigation',
  {
    tag: '@desktop',
  },
  async ({ page }) => {
    for (const path of ['/help', '/faq', '/']) {
      await gotoReady(page, path);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
      await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    }
  },
);
