// one-screen: phone
import { EventEmitter, once } from 'node:events';
import type { Locator, Page } from '@playwright/test';
import { expectOpenToAll } from '../support/open-to-all';
import { outsideKnown } from '../support/outside';
import { gotoReady, keptForOffline, reloadReady, stored, toasts } from '../support/pages';
import { expect, test } from '../support/test';

const DAY_MS = 86_400_000;
const PLAYER = 'https://www.youtube-nocookie.com/embed/';
const FAILED_VIDEOS = 'Failed to load videos. Please try again later.';

test.beforeEach(async ({ page, context, accounts }) => {
  await accounts.signedIn(context);
  await outsideKnown(page);
});

test('books come once a day, each told with what is known of it', async ({ page }) => {
  let asked = 0;
  const answer = new EventEmitter();
  const held = once(answer, 'given');
  await page.route('**/api/v1/books', async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await gotoReady(page, '/books');
  await expect(shelf(page).getByRole('status')).toHaveText('Loading books...');
  answer.emit('given');
  const books = shelf(page).getByRole('listitem');
  await expect(books).toHaveCount(3);
  await expect(page.getByText('Loading books...')).toBeHidden();

  const [peace, quiet, long] = [books.nth(0), books.nth(1), books.nth(2)];
  await expect(peace.getByRole('heading')).toHaveText('Peace & Quiet');
  await expect(peace).toContainText('Ana Lee and Ben Okri');
  await expect(peace.locator('time')).toHaveText(/2011/);
  await expect(peace.locator('time')).toHaveAttribute('datetime', '2011-03-05');
  const link = peace.getByRole('link', { name: 'Read Book Peace & Quiet, opens in a new tab' });
  await expect(link).toHaveAttribute('href', 'https://books.example.org/peace');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener noreferrer/);
  // A hundred characters as people count them: a family of four is one.
  const told = (await peace.getByRole('paragraph').filter({ hasText: 'Breathe in' }).innerText()).trim();
  expect(told).toMatch(/…$/);
  expect([...new Intl.Segmenter().segment(told.slice(0, -1))]).toHaveLength(100);
  await expect(quiet.getByRole('heading')).toHaveText('静けさの本');
  await expect(quiet).toContainText('Unknown Author');
  await expect(quiet.locator('time')).toHaveText('1994');
  await expect(quiet.getByRole('link')).toHaveCount(0);
  await expect(long.locator('time')).toHaveCount(0);
  await expectOpenToAll(page);

  await expect.poll(() => stored(page, 'books')).toContain('静けさの本');
  await expect.poll(() => stored(page, 'booksError')).toBeNull();
  await reloadReady(page);
  await expect(books).toHaveCount(3);
  expect(asked).toBe(1);

  // Yesterday's are shown at once and fetched again in the background.
  await page.evaluate((day) => {
    const kept = JSON.parse(localStorage.getItem('books') ?? '') as { storedAt: number };
    localStorage.setItem('books', JSON.stringify({ ...kept, storedAt: kept.storedAt - day }));
  }, DAY_MS);
  await reloadReady(page);
  await expect(books).toHaveCount(3);
  await expect.poll(() => asked).toBe(2);
});

test('books that only stand in for those of the search service are asked for again at the next visit', async ({
  page,
}) => {
  await page.route(
    '**/api/v1/books',
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        json: { ...((await answer.json()) as object), bundled: true },
      });
    },
    { times: 1 },
  );
  await gotoReady(page, '/books');
  await expect(shelf(page).getByRole('listitem')).toHaveCount(3);
  const again = page.waitForResponse('**/api/v1/books');
  await reloadReady(page);
  expect((await (await again).json()) as unknown).toMatchObject({ bundled: false });
});

test('a failure of the books stays until someone tries again', async ({ page, watch }) => {
  watch.allow(/status of 503/);
  let asked = 0;
  await page.route('**/api/v1/books', (route) => {
    asked += 1;
    return route.fulfill({ status: 503, body: 'out of order' });
  });
  await gotoReady(page, '/books');
  const alert = shelf(page).getByRole('alert');
  await expect(alert).toHaveText('Error: Failed to fetch books');
  await expect.poll(() => stored(page, 'booksError')).toBe('Failed to fetch books');
  await page.unroute('**/api/v1/books');
  await reloadReady(page);
  await expect(alert).toHaveText('Error: Failed to fetch books');
  expect(asked).toBe(1);
  await expectOpenToAll(page);

  await shelf(page).getByRole('button', { name: 'Try again' }).click();
  // The button that was pressed is gone, and the focus stays on the page.
  await expect(page.getByRole('main')).toBeFocused();
  await expect(shelf(page).getByRole('listitem')).toHaveCount(3);
  await expect(alert).toBeHidden();
  await expect.poll(() => stored(page, 'booksError')).toBeNull();
});

test('no one outside learns of a video before it is tapped, and each gives its leaf once a day', async ({
  page,
  context,
  accounts,
  instance,
  watch,
}) => {
  watch.allow(
    /^foreign request: https:\/\/www\.youtube-nocookie\.com\//,
    /status of 503/,
    /Failed to load videos/,
  );
  const outside: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== instance.url) outside.push(request.url());
  });
  await context.route(`${PLAYER}**`, (route) =>
    route.fulfill({ body: '<title>Player</title>', contentType: 'text/html' }),
  );
  await page.route('**/api/v1/videos', (route) => route.fulfill({ status: 503, body: 'out of order' }), {
    // A first failure is tried again by itself.
    times: 2,
  });

  await gotoReady(page, '/video');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Videos for Mental Health and Stress Relief',
  );
  await expect(page.getByRole('alert')).toHaveText(FAILED_VIDEOS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(playlist(page).getByRole('listitem')).toHaveCount(4);
  await expect(playlist(page).getByRole('heading', { name: 'Море и ветер' })).toBeVisible();
  await playlist(page).getByRole('listitem').last().scrollIntoViewIfNeeded();
  await expectOpenToAll(page);
  await expect(playlist(page).locator('img').first()).toHaveJSProperty('complete', true);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(outside, 'asked of others before the tap').toEqual([]);

  const rain = playlist(page).getByRole('button', { name: 'Play Rain & thunder, far away' });
  await rain.click();
  const player = playlist(page).locator('iframe');
  await expect(player).toHaveAttribute('title', 'Rain & thunder, far away');
  await expect(player).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/calm-rain-1\?/);
  await expect.poll(() => outside.length).toBeGreaterThan(0);
  expect(outside.filter((url) => !url.startsWith(PLAYER))).toEqual([]);
  await expect(toasts(page)).toHaveText([/You earned one leaf and one point/]);
  await expectStored(page, '1');

  // Another takes its place; the same one gives nothing more today.
  await playlist(page).getByRole('button', { name: 'Play Tea' }).click();
  await expect(player).toHaveAttribute('title', 'Tea');
  await expect(player).toHaveCount(1);
  await expectStored(page, '2');
  await rain.click();
  await expect(toasts(page).last()).toContainText('You already earned a leaf for this today.');
  await expectStored(page, '2');
  await expect.poll(() => accounts.totalScore(context)).toBe(2);
});

test.describe('on a device that keeps what it saw', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an address opens its scene, which plays, rests and closes, with a network and without', async ({
    page,
    context,
    accounts,
    watch,
  }) => {
    watch.allowOutage();
    const sounds: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/sound/')) sounds.push(pathname);
    });
    await gotoReady(page, '/video?scene=slow-waves');
    const stage = page.getByRole('group', { name: 'Slow waves on the shore' });
    await expect(stage.getByRole('heading')).toHaveText('Slow waves on the shore');
    await expect(stage.getByRole('button', { name: 'Pause' })).toBeInViewport();
    await expect.poll(() => isMoving(page)).toBe(true);
    await expectStored(page, '1');
    // Where a browser holds sound back until a touch, this one lets it begin.
    await page.mouse.click(100, 300);
    await expect(stage.getByRole('link', { name: 'Need help now?' })).toBeVisible();
    expect(await stage.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
    await expect.poll(() => sounds).toContainEqual(expect.stringMatching(/^\/sound\/waves\./));
    await expect(stage.getByText('Tap anywhere')).toBeHidden();
    await pressWhileShown(page, stage.getByRole('button', { name: 'Pause' }));
    await expect.poll(() => isMoving(page)).toBe(false);
    await stage.getByRole('button', { name: 'Play' }).click();
    await expect.poll(() => isMoving(page)).toBe(true);
    await expectOpenToAll(page);
    // Nothing is said over the scene.
    await expect(toasts(page)).toHaveCount(0);
    await pressWhileShown(page, stage.getByRole('button', { name: 'Close' }));
    await expect(stage).toBeHidden();
    await expect(page).toHaveURL('/video');
    await expect(toasts(page)).toHaveText([/You earned one leaf and one point/]);
    const open = page.getByRole('button', { name: 'Open Slow waves on the shore' });
    await expect(open).toBeFocused();

    // Opened from the list, the way back leads to the list, by gesture and by button.
    for (const leave of [
      () => page.goBack(),
      () => pressWhileShown(page, stage.getByRole('button', { name: 'Close' })),
    ]) {
      await open.click();
      await expect(page).toHaveURL('/video?scene=slow-waves');
      await expect(stage).toBeVisible();
      await leave();
      await expect(stage).toBeHidden();
      await expect(page).toHaveURL('/video');
      await expect(open).toBeFocused();
    }

    await keptForOffline(page);
    await gotoReady(page, '/books');
    await expect(shelf(page).getByRole('listitem')).toHaveCount(3);
    await gotoReady(page, '/video');
    await expect(playlist(page).getByRole('listitem')).toHaveCount(4);
    await gotoReady(page, '/video?scene=slow-waves');

    await context.setOffline(true);
    await reloadReady(page);
    await expect(stage).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(playlist(page).getByRole('listitem')).toHaveCount(4);
    await gotoReady(page, '/books');
    await expect(shelf(page).getByRole('listitem')).toHaveCount(3);
    await context.setOffline(false);
    await expect.poll(() => accounts.totalScore(context)).toBe(1);
  });
});

/** Presses a control that is out of sight after four seconds: the pointer brings it back, however long a press takes. */
async function pressWhileShown(page: Page, control: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.move(100, 100);
    await page.mouse.move(120, 120);
    await control.click({ timeout: 3_000 });
  }).toPass();
}

function shelf(page: Page) {
  return page.getByRole('region', { name: 'Books' });
}

test('a scene takes the whole screen, its controls go and come back, and a sleep timer ends it', async ({
  page,
}) => {
  await page.clock.install();
  await gotoReady(page, '/video?scene=slow-waves');
  const stage = page.getByRole('group', { name: 'Slow waves on the shore' });
  await expect(stage).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
  await expect(stage).toHaveAttribute('data-quiet', 'false');
  await page.clock.runFor(4_100);
  await expect(stage).toHaveAttribute('data-quiet', 'true');
  await page.keyboard.press('Shift');
  await expect(stage).toHaveAttribute('data-quiet', 'false');
  await page.clock.runFor(4_100);
  await expect(stage).toHaveAttribute('data-quiet', 'true');
  // A tap brings the controls back and presses none of them.
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.mouse.click(width / 2, height - 40);
  await expect(stage).toHaveAttribute('data-quiet', 'false');
  await expect(stage).toHaveAttribute('data-phase', 'playing');

  await stage.getByLabel('Sleep timer').selectOption({ label: 'Sleep in 5 minutes' });
  await page.clock.fastForward(285_000);
  await expect(stage).toHaveAttribute('data-phase', 'fading');
  await page.clock.fastForward(20_000);
  await expect(stage).toHaveAttribute('data-phase', 'resting');
  await expect(stage.getByRole('status')).toContainText('The sleep timer has ended the scene.');
  expect(
    await page.evaluate(() => [...document.querySelectorAll('audio')].every(({ paused }) => paused)),
  ).toBe(true);
  await page.keyboard.press('Shift');
  await stage.getByRole('button', { name: 'Play' }).click();
  await expect(stage).toHaveAttribute('data-phase', 'playing');
  await page.keyboard.press('Escape');
  await expect(stage).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open Slow waves on the shore' })).toBeFocused();
});

async function expectStored(page: Page, value: string): Promise<void> {
  await expect
    .poll(() => Promise.all([stored(page, 'leaves'), stored(page, 'totalScore')]))
    .toEqual([value, value]);
}

function playlist(page: Page) {
  return page.getByRole('region', { name: 'Videos from YouTube' });
}

/** Within so many, the slowest layer has moved. */
const FRAMES = 20;

/** Lets the browser draw so many frames. */
async function pass(page: Page, frames: number): Promise<void> {
  await page.evaluate(async (number) => {
    for (let count = 0; count < number; count += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }, frames);
}

/** Whether a scene moves, by what its layers look like from one moment to the next. */
async function isMoving(page: Page): Promise<boolean> {
  const look = () =>
    page.locator('[data-moving] > svg').evaluateAll((layers) =>
      layers.map((layer) => {
        const { transform, opacity } = getComputedStyle(layer);
        return `${transform} ${opacity}`;
      }),
    );
  const before = await look();
  await pass(page, FRAMES);
  return before.join() !== (await look()).join();
}
