// one-screen: phone
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { grow } from '../support/growth';
import { expectOpenToAll } from '../support/open-to-all';
import { gotoReady, reloadReady, zoneAtNoon } from '../support/pages';
import { expect, test } from '../support/test';
import { hint } from '../support/today';
import { WHOLE } from '../support/in-sight';

test.use({ timezoneId: zoneAtNoon() });

const drawing = (page: Page) => page.getByRole('main').locator('[aria-hidden] svg path').first();
const scene = (page: Page) => page.getByRole('main').locator('[data-sky]');
const keep = (page: Page) => page.getByRole('button', { name: 'Keep a picture' });
const tasks = (page: Page, count: number) => page.getByText(`Tasks Completed: ${String(count)} of 500`);

test('a tree begins as a seed and says how its first leaf comes', async ({ page, context, accounts }) => {
  await accounts.signedIn(context);
  await gotoReady(page, '/reward');
  await expect(tasks(page, 0)).toBeVisible();
  await expect(page.getByText('This is your seed. Your first breath opens its first leaf.')).toBeVisible();
  await expect(page.getByText('A seed with a green tip. It has no leaves yet.')).toBeAttached();
  await expectOpenToAll(page);
});

test('guests come to a tree that has grown, and new leaves open only once', async ({
  page,
  context,
  accounts,
}) => {
  await accounts.signedIn(context);
  await gotoReady(page, '/about');
  await grow(context, 120);
  await gotoReady(page, '/reward');
  await expect(tasks(page, 120)).toBeVisible();
  await expect(page.getByText('Three guests are here: a nest, a lantern, and a heron.')).toBeVisible();
  await expect(page.getByText('A tree with 120 of 500 leaves.')).toBeAttached();
  const seen = () => page.evaluate(() => localStorage.getItem('seenLeaves') ?? '');
  await expect.poll(seen).toContain('"leaves":120');
  await reloadReady(page);
  await expect(tasks(page, 120)).toBeVisible();
  await expect(drawing(page)).toBeAttached();
  const opening = () =>
    page.evaluate(
      () => document.getAnimations().filter((one) => one.effect?.getTiming().fill === 'backwards').length,
    );
  expect(await opening()).toBe(0);
});

test('after leaf 500 the tree is in bloom, its meadow begins to flower, and the count goes on', async ({
  page,
  context,
  accounts,
}) => {
  await accounts.signedIn(context);
  await gotoReady(page, '/about');
  await grow(context, 620);
  await gotoReady(page, '/reward');
  await expect(tasks(page, 620)).toBeVisible();
  await expect(
    page.getByText(
      'Your tree is in bloom, and 2 flowers stand in its meadow. The next one comes with task 650.',
    ),
  ).toBeVisible();
  await expect(page.getByText('A full tree with all 500 leaves.')).toBeAttached();
  await expect(page.getByRole('progressbar')).toHaveJSProperty('position', 1);
});

test('a picture of the tree can be kept, also without a network', async ({
  page,
  context,
  accounts,
  watch,
}) => {
  watch.allowOutage();
  await accounts.signedIn(context);
  await gotoReady(page, '/reward');
  await expect(keep(page)).toBeVisible();
  await expect(hint(page)).toHaveCount(0);
  await grow(context, 1);
  await reloadReady(page);
  await expect(tasks(page, 1)).toBeVisible();
  await reloadReady(page);
  await expect(hint(page)).toContainText('You can keep a picture of your tree.');
  const download = page.waitForEvent('download');
  await keep(page).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('growth-tree.png');
  await expect(page.getByText('The picture of your tree is in your downloads.')).toBeVisible();
  // Who has done it need not be told.
  await expect(hint(page)).toHaveCount(0);
  const picture = await readFile(await file.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1350]);

  await context.setOffline(true);
  const again = page.waitForEvent('download');
  await keep(page).click();
  expect((await again).suggestedFilename()).toBe('growth-tree.png');
  await context.setOffline(false);
});

test('where a picture cannot be made, that is said in words', async ({ page, context, accounts }) => {
  await accounts.signedIn(context);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = (callBack) => callBack(null);
  });
  await gotoReady(page, '/reward');
  await keep(page).click();
  await expect(page.getByText('We couldn’t make the picture on this device.')).toBeVisible();
  await expect(keep(page)).toBeFocused();
});

for (const [width, height] of [
  [360, 740],
  [740, 360],
  [768, 1024],
  [1280, 800],
] as const)
  test(`heading, tree, count and buttons are on the first screen at ${String(width)} by ${String(height)}`, async ({
    page,
    context,
    accounts,
  }) => {
    await page.setViewportSize({ width, height });
    await accounts.signedIn(context);
    await gotoReady(page, '/reward');
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      tasks(page, 0),
      page.getByRole('progressbar'),
      page.getByRole('main').getByRole('link', { name: 'Breathe' }),
      keep(page),
    ])
      await expect(part).toBeInViewport(WHOLE);
    await expect(drawing(page)).toBeAttached();
  });

for (const [hour, sky] of [
  [12, 'day'],
  [19, 'dusk'],
  [23, 'night'],
] as const)
  test(`at ${String(hour)} o’clock the tree stands under the sky of ${sky}, and all can be read`, async ({
    page,
    context,
    accounts,
  }) => {
    await accounts.signedIn(context);
    await page.addInitScript((now) => {
      Date.prototype.getHours = () => now;
    }, hour);
    await gotoReady(page, '/reward');
    await expect(scene(page)).toHaveAttribute('data-sky', sky);
    await expect(drawing(page)).toBeAttached();
    await expectOpenToAll(page);
  });

test('in the dark theme the sky of noon has low light, and it follows the theme', async ({
  page,
  context,
  accounts,
}) => {
  await accounts.signedIn(context);
  await page.addInitScript(() => {
    Date.prototype.getHours = () => 12;
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await gotoReady(page, '/reward');
  await expect(scene(page)).toHaveAttribute('data-sky', 'dusk');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(scene(page)).toHaveAttribute('data-sky', 'day');
});

test('with reduced motion all leaves are there at once and nothing moves', async ({
  page,
  context,
  accounts,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await accounts.signedIn(context);
  await gotoReady(page, '/about');
  await grow(context, 30);
  await gotoReady(page, '/reward');
  await expect(tasks(page, 30)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('seenLeaves') ?? ''))
    .toContain('"leaves":30');
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await expect.poll(moving).toBe(0);
});
