import type { Page } from '@playwright/test';
import { gotoReady } from '../support/pages';
import { PUBLIC_PAGES } from '../support/public-pages';
import { expect, test } from '../support/test';

/** What the first visit to any page may move, in bytes as they travel. */
const BUDGET = 330_000;

/** Nothing leads to it, search engines included: it shows one component, for those who look for it. */
const WITHOUT_LINKS = ['/header'];

/** The links of a page that stay on this site, and the places on it that links can lead to. */
function read(page: Page): Promise<{ links: string[]; places: string[] }> {
  return page.evaluate(() => ({
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search, hash }) => pathname + search + hash),
    places: [...document.querySelectorAll('[id]')].map(({ id }) => `#${id}`),
  }));
}

/** What search engines and screen readers are told first. */
async function expectWellNamed(page: Page, path: string, origin: string): Promise<string> {
  expect.soft(await page.locator('h1').count(), `headings of ${path}`).toBe(1);
  expect.soft(await page.locator('html').getAttribute('lang'), path).toBe('en');
  if (WITHOUT_LINKS.includes(path)) {
    await expect.soft(page.locator('meta[name="robots"]'), path).toHaveAttribute('content', 'noindex');
    return page.title();
  }
  const description = await page.locator('meta[name="description"]').getAttribute('content');
  expect.soft(description?.length, `length of what ${path} says about itself`).toBeGreaterThan(50);
  expect.soft(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(origin + path);
  return page.title();
}

async function expectHelpOnTap(page: Page): Promise<void> {
  const help = page.getByRole('banner').getByRole('link', { name: 'Need help now?' });
  await expect(help).toHaveAttribute('href', '/help');
  await help.click();
  const dialog = page.getByRole('dialog', { name: 'Need help now?' });
  await expect(dialog.getByRole('link', { name: /^Call \d+/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(help).toBeFocused();
}

/** Bytes that the page has moved since the last time, nothing taken from a cache. */
async function meter(page: Page): Promise<() => number> {
  const client = await page.context().newCDPSession(page);
  let bytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  return () => {
    const moved = bytes;
    bytes = 0;
    return moved;
  };
}

test('from the start page on, every link leads somewhere, and every page is whole and light', async ({
  page,
  instance,
}) => {
  test.setTimeout(180_000);
  const moved = await meter(page);
  const titles = new Map<string, string>();
  const places = new Map<string, string[]>();
  const links: { from: string; to: string }[] = [];
  const queue: string[] = ['/', ...WITHOUT_LINKS];

  for (let path = queue[0]; path !== undefined; path = queue[queue.indexOf(path) + 1]) {
    const status = (await page.request.get(path, { maxRedirects: 1 })).status();
    expect.soft(status, path).toBe(200);
    if (!PUBLIC_PAGES.some((known) => known === path)) continue;
    await gotoReady(page, path);
    titles.set(path, await expectWellNamed(page, path, instance.url));
    if (path !== '/help') await expectHelpOnTap(page);
    expect.soft(moved(), `bytes of ${path}`).toBeLessThan(BUDGET);
    const found = await read(page);
    places.set(path, found.places);
    for (const to of found.links) {
      links.push({ from: path, to });
      const { pathname } = new URL(to, instance.url);
      if (!queue.includes(pathname)) queue.push(pathname);
    }
  }

  expect([...titles.keys()].sort(), 'pages that are led to').toEqual([...PUBLIC_PAGES].sort());
  expect(new Set(titles.values()).size, 'titles').toBe(PUBLIC_PAGES.length);
  const astray = links.filter(({ to }) => {
    const { pathname, hash } = new URL(to, instance.url);
    return hash !== '' && places.get(pathname)?.includes(hash) === false;
  });
  expect(astray, 'links to places that are not there').toEqual([]);
});
