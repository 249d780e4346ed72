// one-screen: desktop
import type { Page } from '@playwright/test';
import { outsideTheScreen } from '../support/outside-the-screen';
import { GAME_PATHS } from '../support/page-lists';
import { gotoReady } from '../support/pages';
import { buildIn, type SecondBuild } from '../support/second-build';
import { expect, test } from '../support/test';

/** Pages whose words are all messages. The words of the others come from articles, lists and legal texts. */
const PAGES = [
  '/',
  '/about',
  '/contact',
  '/login',
  '/forgot-password',
  '/young-people',
  '/offline',
  '/nowhere',
];
const MEMBERS_PAGES = ['/browse', '/breathing', ...GAME_PATHS, '/reward', '/diary', '/settings'];
const OTHER_PAGES = ['/help', '/faq', '/articles', '/anxiety', '/therapists', '/resources', '/privacy'];

for (const { tag, dir, refused } of [
  { tag: 'en-XA', dir: 'ltr', refused: 'éɱáîļ~~ áððŕéšš~~~ óŕ~' },
  {
    tag: 'ar-XB',
    dir: 'rtl',
    refused: '\u202eThe\u202c \u202eemail\u202c \u202eaddress\u202c \u202eor\u202c',
  },
]) {
  test.describe(`with the pages in ${tag}`, { tag: '@desktop' }, () => {
    let other: SecondBuild;

    test.beforeAll(async () => {
      // A whole build, on a machine that may be busy.
      test.setTimeout(600_000);
      other = await buildIn(tag);
    });

    test.afterAll(async ({ instance }) => {
      await instance.stop();
      await other.remove();
    });

    test('every text is translated, and nothing sticks out of a small screen', async ({
      page,
      context,
      instance,
      accounts,
      watch,
    }) => {
      watch.allow(/status of 40[14]/);
      await instance.stop();
      await instance.start(other.entry);
      await page.setViewportSize({ width: 320, height: 640 });
      const look = async (path: string, part: string) => {
        await gotoReady(page, path);
        const html = page.locator('html');
        await expect(html).toHaveAttribute('lang', tag);
        await expect(html).toHaveAttribute('dir', dir);
        expect.soft((await plainEnglish(page, part)).filter(isMessage), path).toEqual([]);
        expect.soft(await outsideTheScreen(page), path).toEqual([]);
        expect.soft(await physicalSides(page), path).toEqual([]);
      };
      for (const path of PAGES) await look(path, 'body');
      for (const path of OTHER_PAGES) await look(path, 'nav[id], footer');
      await gotoReady(page, '/login');
      await page.getByRole('main').locator('input[type=email]:visible').fill('no-one@example.org');
      await page.getByRole('main').locator('input[type=password]:visible').fill('a quiet morning');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main').getByText(refused)).toBeVisible();
      await accounts.signedIn(context);
      for (const path of MEMBERS_PAGES) await look(path, 'body');
    });
  });
}

/**
 * Texts of two English words or more as they stand in the code: the one language has accents on every letter, the
 * other a mark before each word. Marked as foreign, of the content or of the operator, they are no messages.
 */
function plainEnglish(page: Page, part: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const NO_MESSAGES =
      'script, style, noscript, option, [dir="auto"], [lang]:not(html), [translate="no"], address';
    const found: string[] = [];
    for (const root of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent ?? '';
        const isMessage = walker.currentNode.parentElement?.closest(NO_MESSAGES) === null;
        if (isMessage && /(?<![\u202e\p{L}])[A-Za-z]{3,} [A-Za-z]{2,}/u.test(text)) found.push(text);
      }
      for (const element of root.querySelectorAll('[aria-label], [placeholder], [title]')) {
        for (const name of ['aria-label', 'placeholder', 'title']) {
          const text = element.getAttribute(name) ?? '';
          if (/(?<![\u202e\p{L}])[A-Za-z]{3,} [A-Za-z]{2,}/u.test(text)) found.push(`${name}: ${text}`);
        }
      }
    }
    return found;
  }, part);
}

/** Lists that the browser writes, to which a language for tests means English. */
function isMessage(text: string): boolean {
  return !text.endsWith(' and YouTube.');
}

/** Elements whose words are aligned to a side by its name, so that they would stay there in the other direction. */
function physicalSides(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => /^(?:left|right)$/.test(getComputedStyle(element).textAlign))
      .map((element) => `<${element.localName} class="${element.className}">`),
  );
}
