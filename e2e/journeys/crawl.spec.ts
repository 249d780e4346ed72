// one-screen: desktop
import type { Page } from '@playwright/test';
import { outsideTheScreen } from '../support/outside-the-screen';
import { gotoReady } from '../support/pages';
import { expectPlainWords } from '../support/plain-words';
import { PUBLIC_PAGES } from '../support/page-lists';
import { expect, test } from '../support/test';

/** What the first visit to any page may move, in bytes as they travel. */
const BUDGET = 330_000;

/** Nothing leads to it, search engines included: it shows one component, for those who look for it. */
const WITHOUT_LINKS = ['/header'];

/** School years (Flesch-Kincaid) that a page may take to read; people in distress read the help. */
const grade = (path: string) => (path === '/help' ? 6 : 8);

/** Narrow, and just where the layout changes. */
const WIDTHS = [1024, 768, 320];

/** Whatever is true of a page as it stands, at every width and without a press. */
async function expectReadable(page: Page, path: string): Promise<void> {
  await expectPlainWords(page, grade(path));
  const wide = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 });
    expect.soft(await outsideTheScreen(page), `${path} at ${String(width)} px`).toEqual([]);
  }
  if (wide !== null) await page.setViewportSize(wide);
}

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
  expect.soft(await page.locator('h1').filter({ visible: true }).count(), `headings of ${path}`).toBe(1);
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

/** Bytes that the page has moved since the last time, nothing taken from an earlier page's cache. */
async function meter(page: Page): Promise<() => number> {
  const client = await page.context().newCDPSession(page);
  const addresses = new Map<string, string>();
  const bytes = new Map<string, number>();
  client.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    // What is fetched ahead comes from the cache when it is needed, which is off here.
    bytes.set(addresses.get(requestId) ?? requestId, encodedDataLength);
  });
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  return () => {
    const moved = [...bytes.values()].reduce((sum, each) => sum + each, 0);
    bytes.clear();
    return moved;
  };
}

test('from the start page on, every link leads somewhere, and every page is whole, light, in plain words and fits', async ({
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
    if (!PUBLIC_PAGES.includes(path)) continue;
    await gotoReady(page, path);
    titles.set(path, await expectWellNamed(page, path, instance.url));
    if (path !== '/help') await expectHelpOnTap(page);
    expect.soft(moved(), `bytes of ${path}`).toBeLessThan(BUDGET);
    const found = await read(page);
    await expectReadable(page, path);
    moved();
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

test('pages that nothing leads to are in plain words and fit, too', async ({ page, watch }) => {
  watch.allow(/status of 404/);
  for (const path of ['/forgot-password', '/offline', '/?landing=video', '/nowhere']) {
    await gotoReady(page, path);
    await expectReadable(page, path);
  }
});
