import type { Page } from '@playwright/test';
import { gotoReady, reloadReady } from '../support/pages';
import { expect, test } from '../support/test';

const FILM = '/?landing=video';

const film = (page: Page) => page.locator('main video');
const pause = (page: Page) => page.getByRole('button', { name: 'Pause the moving background' });
const play = (page: Page) => page.getByRole('button', { name: 'Play the moving background' });
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

function isPlaying(page: Page): Promise<boolean> {
  return film(page).evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);
}

const sourceOf = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentSrc);

/** Notes every request for a film. */
function filmRequests(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (/\.(?:webm|mp4)$/.test(request.url())) found.push(request.url());
  });
  return found;
}

test(
  'the landing page with the film links to what it should, and moves until it is told not to',
  { tag: '@phone' },
  async ({ page }) => {
    const requests = filmRequests(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await gotoReady(page, FILM);

    await test.step('its cards are the landing card links', async () => {
      await expect(cards(page)).toHaveText([
        'Breathing and Meditation',
        'Exercise Videos',
        'Games for Fun',
        'Books and Thoughts',
        'Community and Blogs',
        'Videos for Relief',
      ]);
      const links = page.getByRole('main').getByRole('listitem').getByRole('link');
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
        '/breathing',
        '/relax',
        '/bubble',
        '/books',
        '/articles',
        expect.stringContaining('https://www.youtube.com/playlist?list='),
      ]);
      await expect(links.last()).toHaveAttribute('target', '_blank');
    });

    await test.step('the film plays, silent and out of the way', async () => {
      await expect.poll(() => isPlaying(page)).toBe(true);
      expect(await film(page).evaluate((video: HTMLVideoElement) => [video.muted, video.loop])).toEqual([
        true,
        true,
      ]);
      await expect(film(page)).toHaveAttribute('aria-hidden', 'true');
      const box = await pause(page).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    });

    await test.step('it rests while it is out of sight', async () => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect.poll(() => isPlaying(page)).toBe(false);
      await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
      await expect.poll(() => isPlaying(page)).toBe(true);
    });

    await test.step('a pause is kept for the next visit, and then nothing is fetched', async () => {
      await pause(page).click();
      await expect(play(page)).toBeVisible();
      await expect.poll(() => isPlaying(page)).toBe(false);
      requests.length = 0;
      await reloadReady(page);
      await expect(play(page)).toBeVisible();
      await expect(film(page)).toHaveCount(0);
      expect(requests).toEqual([]);
      await play(page).click();
      await expect.poll(() => isPlaying(page)).toBe(true);
    });
  },
);

test(
  'under reduced motion the film is a picture until someone asks for it',
  { tag: '@desktop' },
  async ({ page }) => {
    const requests = filmRequests(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await gotoReady(page, FILM);
    await expect(play(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(film(page)).toHaveCount(0);
    expect(requests).toEqual([]);
    await play(page).click();
    await expect.poll(() => isPlaying(page)).toBe(true);
  },
);

test('where data is saved the film is a picture', { tag: '@phone' }, async ({ page }) => {
  const requests = filmRequests(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await gotoReady(page, FILM);
  await expect(play(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
});

test(
  'by night the film is another one, and the theme may change while it plays',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
    await gotoReady(page, FILM);
    await expect.poll(() => isPlaying(page)).toBe(true);
    await expect.poll(() => sourceOf(page)).toContain('grove-night');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect.poll(() => isPlaying(page)).toBe(true);
    await expect.poll(() => sourceOf(page)).toContain('grove-day');
  },
);

test(
  'the two grids have pages of their own for members',
  { tag: '@desktop' },
  async ({ page, context, accounts }) => {
    await gotoReady(page, '/HeroCard');
    await expect(page).toHaveURL('/login?from=%2FHeroCard');
    await accounts.signedIn(context);
    const titles = page.getByRole('main').getByRole('heading', { level: 2 });
    await gotoReady(page, '/herocard');
    await expect(page).toHaveURL('/HeroCard');
    await expect(titles.nth(4)).toHaveText('Community and Blogs');
    await gotoReady(page, '/HeroCard2');
    await expect(titles.nth(4)).toHaveText('Diary');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the film is its still picture, and no button does nothing',
    { tag: '@phone' },
    async ({ page, watch }) => {
      watch.allow(/\.js csp$/);
      await page.goto(FILM);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(cards(page)).toHaveCount(6);
      await expect(film(page)).toHaveCount(0);
      await expect(play(page).or(pause(page))).toHaveCount(0);
      const picture = await page
        .locator('main section')
        .first()
        .locator('div div')
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundImage);
      expect(picture).toContain('/assets/grove-day');
    },
  );
});
