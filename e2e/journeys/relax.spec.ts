// one-screen: phone
import type { Locator, Page } from '@playwright/test';
import { waitingNote } from '../support/breathing';
import { expectOpenToAll } from '../support/open-to-all';
import {
  gotoReady,
  holdTime,
  keptForOffline,
  reloadReady,
  stored,
  tellNetwork,
  toasts,
} from '../support/pages';
import { ELSEWHERE, gotoRelax, LOADING_MS, resources, stubVideos, swipe, videos } from '../support/relax';
import { expect, test } from '../support/test';

test.beforeEach(async ({ page, context, accounts, watch }) => {
  // Other sites are opened, but they stay outside of this test.
  watch.allow(/^foreign request: https:/);
  await context.route(/^https:/, (route) =>
    route.fulfill({ body: 'Another site', contentType: 'text/html' }),
  );
  await accounts.signedIn(context);
  await stubVideos(page);
});

test('after 1.2 seconds the page is there, and its links lead to its parts', async ({ page }) => {
  await holdTime(page);
  await gotoReady(page, '/relax');
  const loading = page.getByText('Loading your relaxation content...');
  await expect(loading).toBeVisible();
  await page.clock.runFor(LOADING_MS - 1);
  await expect(loading).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Your Inner Peace');
  await expect(loading).toBeHidden();

  for (const [link, hash] of [
    ['Calming Videos', '#calming-videos'],
    ['Meditation Resources', '#meditation'],
  ] as const) {
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(`/relax${hash}`);
    await expectArrived(page.getByRole('heading', { level: 2, name: link }));
  }

  await gotoReady(page, '/relax?category=exercise#meditation');
  await page.clock.runFor(LOADING_MS);
  await expectArrived(page.getByRole('heading', { name: 'Meditation Resources' }));
  await expect(page.getByRole('button', { name: 'Exercise' })).toHaveAttribute('aria-pressed', 'true');
  await expect(resources(page).getByRole('listitem')).toHaveCount(3);
});

async function expectArrived(heading: Locator): Promise<void> {
  await expect(heading).toBeFocused();
  await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeLessThan(160);
  await expect(heading).toBeInViewport();
}

test('videos come three at a time, by button, dot, finger and key, around and around', async ({ page }) => {
  await gotoRelax(page);
  const carousel = videos(page);
  const shown = carousel.getByRole('listitem').filter({ has: page.getByRole('link') });
  const next = carousel.getByRole('button', { name: 'Next videos' });
  const expectPage = async (from: number, to: number) => {
    await expect(carousel.getByRole('status')).toHaveText(`Videos ${from} to ${to} of 20`);
    await expect(shown).toHaveCount(3);
    await expect(shown.first()).toContainText(`Video ${from}`);
    await expect(shown.last()).toContainText(`Video ${to}`);
  };
  await expectPage(1, 3);
  // Nothing below moves, however long a title is.
  const top = () => next.evaluate((button) => Math.round(button.getBoundingClientRect().top + scrollY));
  const before = await top();
  await next.click();
  await expectPage(4, 6);
  await expect.poll(() => top()).toBe(before);
  await carousel.getByRole('button', { name: 'Previous videos' }).click();
  await carousel.getByRole('button', { name: 'Previous videos' }).click();
  await expectPage(18, 20);
  await next.click();
  await expectPage(1, 3);
  await carousel.getByRole('button', { name: 'Videos 10 to 12' }).click();
  await expectPage(10, 12);
  await expect(carousel.getByRole('button', { name: 'Videos 10 to 12' })).toHaveAttribute(
    'aria-current',
    'true',
  );

  await swipe(page, shown.nth(1), -120);
  await expectPage(13, 15);
  await swipe(page, shown.nth(1), 120);
  await expectPage(10, 12);
  expect(page.context().pages()).toHaveLength(1);

  await shown.nth(1).getByRole('link').focus();
  await page.keyboard.press('ArrowRight');
  await expectPage(13, 15);
  await expect(shown.nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectPage(7, 9);

  // Side by side where there is room, below one another where there is none; each is in sight.
  const places = () =>
    shown.evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
  expect(new Set(await places()).size).toBe(3);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(new Set(await places()).size).toBe(1);
});

test('resources are narrowed, and move by 300 pixels from end to end', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await gotoRelax(page);
  const strip = resources(page);
  const cards = strip.getByRole('listitem');
  const progress = strip.getByRole('progressbar', { name: 'Progress through the resources' });
  const next = strip.getByRole('button', { name: 'Next resources' });
  const previous = strip.getByRole('button', { name: 'Previous resources' });
  const place = () =>
    strip
      .getByRole('list')
      .evaluate((list) => ({ left: list.scrollLeft, end: list.scrollWidth - list.clientWidth }));
  const { end } = await place();

  await expect(cards).toHaveCount(9);
  await expect(progress).toHaveJSProperty('value', 0);
  await next.click();
  await expect.poll(async () => (await place()).left).toBe(300);
  await expect(progress).toHaveJSProperty('value', Math.round((300 / end) * 100));
  await previous.click();
  await expect.poll(async () => (await place()).left).toBe(0);
  await previous.click();
  await expect(progress).toHaveJSProperty('value', 100);
  expect((await place()).left).toBeGreaterThan(end - 2);
  await next.click();
  await expect(progress).toHaveJSProperty('value', 0);
  await cards.first().getByRole('link').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await place()).left).toBe(300);

  await page.getByRole('button', { name: 'Yoga' }).click();
  await expect(page).toHaveURL('/relax?category=yoga');
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) await expect(card).toContainText('Yoga ·');
  await expect(progress).toHaveJSProperty('value', 0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(next).toBeDisabled();
  await expect(progress).toHaveJSProperty('value', 100);

  await page.getByRole('link', { name: 'See all resources' }).click();
  await expect(page).toHaveURL('/resources?category=yoga');
  await expect(page.getByRole('status').filter({ hasText: 'links' })).toBeVisible();
});

test('opening gives one leaf and one point, once a day each, in a tab that knows nothing of this one', async ({
  page,
  context,
  accounts,
}) => {
  const opening = async (from: Page, link: Locator) => {
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await tab.waitForLoadState();
    expect(await tab.evaluate(() => [window.opener === null, document.referrer])).toEqual([true, '']);
    const url = tab.url();
    await tab.close();
    await from.bringToFront();
    return url;
  };
  const expectStored = (value: string, on = page) =>
    expect.poll(() => Promise.all([stored(on, 'leaves'), stored(on, 'totalScore')])).toEqual([value, value]);

  // What was said stays until it was looked at, however slow the machine is.
  const holdTime = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);

  await page.clock.install();
  await gotoRelax(page);
  await holdTime();
  const video = videos(page).getByRole('link', { name: /^Video 1 / });
  expect(await opening(page, video)).toBe(`${ELSEWHERE}/watch?v=1`);
  await expect(toasts(page)).toHaveText([/You earned one leaf and one point/]);
  await expectStored('1');
  await expect(page.getByText('You have collected 1 leaf here.')).toBeVisible();
  await opening(page, video);
  await expect(toasts(page).last()).toContainText('You already earned a leaf for this today.');
  await expectStored('1');
  await opening(page, resources(page).getByRole('link').first());
  await expectStored('2');

  await page.clock.resume();
  const other = await context.newPage();
  await stubVideos(other);
  await gotoRelax(other);
  await opening(other, videos(other).getByRole('link', { name: /^Video 1 / }));
  await opening(other, videos(other).getByRole('link', { name: /^Video 3 / }));
  await expectStored('3', other);
  await expect(page.getByText('You have collected 3 leaves here.')).toBeVisible();

  // The library counts, too, for the same things once; help in a crisis is no errand for points.
  await gotoReady(page, '/resources');
  await holdTime();
  await opening(page, page.getByRole('link', { name: /^Getting Started with Mindfulness/ }));
  await expect(toasts(page)).toHaveText([/You already earned a leaf for this today/]);
  await opening(
    page,
    page.getByRole('region', { name: 'Crisis help' }).getByRole('listitem').getByRole('link').first(),
  );
  await opening(page, page.getByRole('region', { name: 'Sleep' }).getByRole('link').first());
  await expectStored('4');
  await expect(toasts(page)).toHaveCount(2);
  await page.clock.resume();
  await expect.poll(() => accounts.totalScore(context)).toBe(4);
});

test('nothing stands in the way of anyone, with videos and without, and Try again brings them', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load videos/, /status of 503/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let isBroken = true;
  await page.route('**/api/v1/videos', (route) =>
    isBroken ? route.fulfill({ status: 503, body: 'out of order' }) : route.fallback(),
  );
  await gotoRelax(page);
  await expect(page.getByRole('alert')).toHaveText('Failed to load videos. Please try again later.');
  await expectOpenToAll(page);
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(videos(page).getByRole('status')).toHaveText('Videos 1 to 3 of 20');
  await expectOpenToAll(page);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page shows what was seen last, and what is done there arrives afterwards', async ({
    page,
    context,
    accounts,
    watch,
  }) => {
    watch.allowOutage();
    watch.allow(/Failed to load videos/);
    await gotoRelax(page);
    await keptForOffline(page);
    await reloadReady(page);
    await expect(videos(page)).toBeVisible();
    await page.unroute('**/api/v1/videos');
    await context.setOffline(true);
    await reloadReady(page);
    // What was seen last.
    await expect(videos(page)).toBeVisible();
    await tellNetwork(page, 'offline');
    await expect(page.getByText('You’re offline. These pages are on other sites')).toBeVisible();
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      resources(page).getByRole('link').first().click(),
    ]);
    await tab.close();
    await expect(page.getByText('You have collected 1 leaf here.')).toBeVisible();
    await expect(waitingNote(page)).toBeVisible();

    await stubVideos(page);
    await context.setOffline(false);
    await tellNetwork(page, 'online');
    await expect(videos(page)).toBeVisible();
    await expect(waitingNote(page)).toBeHidden();
    await expect.poll(() => accounts.totalScore(context)).toBe(1);
  });
});
