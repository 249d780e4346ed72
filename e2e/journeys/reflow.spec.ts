import type { Page } from '@playwright/test';
import { accountForm, newPerson } from '../support/accounts';
import { gotoReady, openMenu } from '../support/pages';
import { expect, test } from '../support/test';

const LONG = 'W'.repeat(100);

/** Words and controls that stick out of the screen, where no one can read or press them. */
function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const out = (box: DOMRect) => box.width > 1 && (box.right > width + 1 || box.left < -1);
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
    const found: string[] = [];
    if (document.documentElement.scrollWidth > width) found.push('the page scrolls sideways');
    for (const control of document.querySelectorAll('a, button, input, progress, img, video')) {
      if (out(control.getBoundingClientRect()))
        found.push(
          `<${control.localName}> ${control.textContent} ${control.getAttribute('aria-label') ?? ''}`,
        );
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const boxes = [...range.getClientRects()];
      if (boxes.some(out) && !isCut(walker.currentNode.parentElement))
        found.push(`“${walker.currentNode.textContent ?? ''}”`);
    }
    return found;
  });
}

test.describe('nothing sticks out of the screen', () => {
  for (const width of [320, 768, 1024]) {
    test(`at ${String(width)} px`, { tag: '@desktop' }, async ({ page, context, accounts, watch }) => {
      watch.allow(/status of 404/);
      await page.setViewportSize({ width, height: 640 });
      for (const path of ['/', '/help', '/header', '/forgot-password', '/nowhere', '/login']) {
        await gotoReady(page, path);
        expect.soft(await stickingOut(page), path).toEqual([]);
      }
      await page.getByRole('button', { name: 'Sign up' }).click();
      await expect(accountForm.title(page)).toHaveText('Create Your Account');
      await page.getByRole('button', { name: 'Sign up' }).click();
      await expect(page.locator('form').getByRole('alert')).toHaveCount(3);
      expect.soft(await stickingOut(page), 'the sign-up form').toEqual([]);

      const person = await accounts.create();
      await accounts.signIn(context, person);
      for (const path of [
        '/browse',
        '/breathing',
        '/bubble',
        '/color',
        '/memory',
        '/reward',
        '/header',
        '/',
      ]) {
        await gotoReady(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await openMenu(page);
        expect.soft(await stickingOut(page), path).toEqual([]);
      }
    });
  }

  for (const fullName of [LONG, `Ada ${'W'.repeat(96)}`]) {
    test(`when a name has 100 characters: ${fullName.slice(0, 6)}…`, async ({ page, context, accounts }) => {
      await accounts.signedIn(context, newPerson(fullName));
      for (const path of ['/browse', '/header', '/reward', '/']) {
        await gotoReady(page, path);
        await openMenu(page);
        await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Hello');
        expect.soft(await stickingOut(page), path).toEqual([]);
        await expect(
          page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Logout' }),
        ).toBeInViewport({ ratio: 1 });
      }
    });
  }
});
