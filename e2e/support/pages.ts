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
  // What a person does without meaning it: code that waits for an idle moment runs now.
  await page.evaluate(() => dispatchEvent(new Event('focusin')));
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await shown(page);
}

/** Goes to another page without loading it, as by a link: what is open stays open. */
export async function turnTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
  }, path);
}

/** Resolves once the page itself is there, and not what stands in its place while its visitor is unknown. */
export async function shown(page: Page, timeout = 15_000): Promise<void> {
  await expect(page.getByRole('main').getByText('Loading…')).toHaveCount(0, { timeout });
}

/** Resolves once the pages are kept on the device and the service worker answers for them. */
export async function keptForOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** Resolves once all that works offline is kept, which begins when a page was left in peace for a while. */
export async function allKeptForOffline(page: Page): Promise<void> {
  await keptForOffline(page);
  const worker = await page.evaluate(async () => (await fetch('/sw.js')).text());
  // Help is the first page of a round, and the drawings are its end.
  const last = ['/help', ...(worker.match(/\/assets\/[\w.-]+\.svg/g) ?? [])];
  const missing = () =>
    page.evaluate(async (paths) => {
      const found = await Promise.all(paths.map((path) => caches.match(path)));
      return paths.filter((_, index) => found[index] === undefined);
    }, last);
  await expect.poll(missing, { timeout: 90_000 }).toEqual([]);
}

/** Opens the menu of a narrow screen; on a wide one the links are there already. */
export async function openMenu(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  const isOpen = await page.locator('nav[popover]').evaluate((menu) => menu.matches(':popover-open'));
  if (!isOpen && (await toggle.isVisible())) await toggle.click();
}

export async function closeMenu(page: Page): Promise<void> {
  await page.locator('nav[popover]').evaluate((menu: HTMLElement) => menu.hidePopover());
}

export function toasts(page: Page) {
  return page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
}

/**
 * Tells the page whether there is a network. Chromium does it by itself only until the next page is loaded: from then on
 * it says that there is one, whatever `setOffline` was given.
 */
export async function tellNetwork(page: Page, state: 'online' | 'offline'): Promise<void> {
  await page.evaluate((name) => {
    Object.defineProperty(navigator, 'onLine', { value: name === 'online', configurable: true });
    dispatchEvent(new Event(name));
  }, state);
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
