// one-screen: desktop
import type { Page } from '@playwright/test';
import { accountForm } from '../support/accounts';
import { expectGuide } from '../support/breathing';
import { gotoReady } from '../support/pages';
import { expect, test } from '../support/test';

/** Tabs on until something has the focus that answers to the name. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const seen: string[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) continue;
    const words = await focused.evaluate((element: HTMLElement) =>
      element instanceof HTMLInputElement
        ? (element.labels?.[0]?.innerText ?? '')
        : (element.getAttribute('aria-label') ?? element.innerText),
    );
    if (typeof name === 'string' ? words.trim() === name : name.test(words)) {
      await expectVisibleFocus(page);
      return;
    }
    seen.push(words);
  }
  throw new Error(`Nothing called ${String(name)} can be reached by Tab; these can: ${seen.join(' · ')}`);
}

/** What has the focus shows it by a ring, on the screen and not covered. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const focused = page.locator(':focus');
  await expect(focused).toBeInViewport();
  const ring = await focused.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
  });
  expect(ring, 'width of the focus ring in px').toBeGreaterThanOrEqual(2);
}

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await gotoReady(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'GET STARTED' })).toBeFocused();
});

test('signing in, breathing and stopping need no pointer', async ({ page, accounts }) => {
  const person = await accounts.create();
  await gotoReady(page, '/login?from=/breathing');
  await tabTo(page, 'Email Address');
  await page.keyboard.type(person.email);
  await tabTo(page, 'Password');
  await page.keyboard.type(person.password);
  await tabTo(page, 'Sign in');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/breathing');

  await tabTo(page, 'Start');
  await page.keyboard.press('Space');
  await expectGuide(page, 'Inhale', 3);
  await tabTo(page, 'Stop');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Start' })).toBeFocused();
  await tabTo(page, 'Reset');
  await page.keyboard.press('Enter');
  await expectGuide(page, 'Inhale', 4);
  await tabTo(page, 'Reduce motion');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Reduce motion')).toBeChecked();
});

test('Enter in a field signs in, and a mistake takes the focus to its field', async ({ page }) => {
  await gotoReady(page, '/login');
  await tabTo(page, 'Email Address');
  await page.keyboard.type('ada@example.org');
  await page.keyboard.press('Enter');
  await expect(accountForm.password(page)).toBeFocused();
  await expect(accountForm.password(page)).toHaveAccessibleDescription('Enter your password.');
});

test('a page that was changed to has the focus at its content', async ({ page }) => {
  await gotoReady(page, '/');
  await tabTo(page, 'About');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveTitle('About – Stillgrove');
});

test.describe('the menu of a narrow screen', { tag: '@phone' }, () => {
  const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

  const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

  test('opens and closes by the keyboard, and Escape gives the focus back', async ({ page }) => {
    await gotoReady(page, '/');
    await expect(main(page)).toBeHidden();
    await tabTo(page, 'Menu');
    await page.keyboard.press('Enter');
    await expect(main(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(main(page)).toBeHidden();

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(main(page).getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(main(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });

  test('closes when the focus leaves it', async ({ page }) => {
    await gotoReady(page, '/about');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await tabTo(page, 'Dark theme');
    await expect(main(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(main(page)).toBeHidden();
  });

  test('closes on a press on one of its links', async ({ page }) => {
    await gotoReady(page, '/');
    await toggle(page).tap();
    await main(page).getByRole('link', { name: 'FAQ' }).tap();
    await expect(page).toHaveURL('/faq');
    await expect(main(page)).toBeHidden();

    await toggle(page).tap();
    await main(page).getByRole('link', { name: 'FAQ' }).tap();
    await expect(main(page)).toBeHidden();
  });
});
