import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until a press does something. */
export async function gotoReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilReady(page);
}

export async function reloadReady(page: Page): Promise<void> {
  await page.reload();
  await waitUntilReady(page);
}

export async function waitUntilReady(page: Page): Promise<void> {
  await stir(page);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await shown(page);
}

/** Resolves once the page itself is there, and not what stands in its place while its visitor is unknown. */
export async function shown(page: Page, timeout = 8_000): Promise<void> {
  await expect(page.getByRole('main').getByText('Loading…')).toHaveCount(0, { timeout });
}

/** What a person does without meaning it, and what some pages wait for with their scripts. */
async function stir(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('wheel')));
}

/** Resolves once the pages are kept on the device and the service worker answers for them. */
export async function keptForOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** Resolves once all that works offline is kept, which begins when a page was left in peace for a while. */
export async function allKeptForOffline(page: Page): Promise<void> {
  await keptForOffline(page);
  // The last of each round: where caches were taken away in the middle of one, the next begins with the pages.
  const last = ['/help', '/sound/found.mp3'];
  const missing = () =>
    page.evaluate(async (paths) => {
      const found = await Promise.all(paths.map((path) => caches.match(path)));
      return paths.filter((_, index) => found[index] === undefined);
    }, last);
  await expect.poll(missing, { timeout: 30_000 }).toEqual([]);
}

/** Opens the menu of a narrow screen; on a wide one the links are there already. */
export async function openMenu(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Open menu' });
  if (await toggle.isVisible()) await toggle.click();
}

export async function closeMenu(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Close menu' });
  if (await toggle.isVisible()) await toggle.click();
}

export function toasts(page: Page) {
  return page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
}

/** A value that the specification keeps in local storage. */
export function stored(page: Page, name: string): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), name);
}

/** The names of all values in local storage. */
export function storedNames(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage));
}

/**
 * Stops the page's time, which then goes on by `page.clock.runFor` alone. Before the first visit.
 */
export async function holdTime(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
}

/** A time zone in which it is about noon, for what goes on for an hour and belongs to one day. */
export function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours();
  // The signs of these zones are turned round: GMT-10 is ten hours ahead.
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${String(Math.abs(ahead))}`;
}

/** Every address that the page shows, however briefly. */
export function recordAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) addresses.push(new URL(frame.url()).pathname);
  });
  return addresses;
}
