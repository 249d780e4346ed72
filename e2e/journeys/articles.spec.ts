import type { Page } from '@playwright/test';
import { gotoReady, holdTime, waitUntilReady } from '../support/pages';
import { ARTICLES } from '../support/page-lists';
import { expect, test } from '../support/test';
import { WHOLE } from '../support/in-sight';

const TOPICS = ARTICLES.map(({ title }) => title);
const LAST = TOPICS.length - 1;

const slideshow = (page: Page) => page.getByRole('region', { name: 'Topics', exact: true });

async function expectTopic(page: Page, place: number): Promise<void> {
  await expect(slideshow(page).getByRole('heading', { level: 2 })).toHaveText([TOPICS[place] ?? '']);
  await expect(slideshow(page).locator('[aria-current="true"]')).toHaveAccessibleName(TOPICS[place] ?? '');
}

/** Moves a finger, or the pressed mouse where there is none, over the slide. */
async function swipe(page: Page, dx: number, dy = 0): Promise<void> {
  const box = await slideshow(page).getByRole('heading', { level: 2 }).boundingBox();
  const from = { x: page.viewportSize()!.width / 2, y: (box?.y ?? 0) - 30 };
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  for (const part of [0.5, 1]) await touch('touchMove', [{ x: from.x + dx * part, y: from.y + dy * part }]);
  await touch('touchEnd', []);
  await client.detach();
}

test(
  'the slideshow turns by itself every five seconds, until someone looks closer',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await holdTime(page);
    await gotoReady(page, '/articles');
    const turns = async (from: number) => {
      await expectTopic(page, from);
      await page.clock.runFor(4_900);
      await expectTopic(page, from);
      await page.clock.runFor(100);
      await expectTopic(page, (from + 1) % TOPICS.length);
    };
    const stays = async (place: number) => {
      await page.clock.runFor(11_000);
      await expectTopic(page, place);
    };
    const button = (name: string) => slideshow(page).getByRole('button', { name, exact: true });

    await test.step('turns', async () => {
      await turns(0);
      await turns(1);
    });

    await test.step('is paused and played by hand', async () => {
      await button('Pause the slideshow').click();
      await stays(2);
      await button('Play the slideshow').click();
      await turns(2);
    });

    await test.step('waits while the focus is in it', async () => {
      await button('Next topic').focus();
      await stays(3);
      await button('Next topic').press('Enter');
      await expectTopic(page, 4);
      await button('Previous topic').press('Enter');
      await button(TOPICS[LAST] ?? '').press('Enter');
      await expectTopic(page, LAST);
      await button('Next topic').press('Enter');
      await expectTopic(page, 0);
      await button('Previous topic').press('Enter');
      await stays(LAST);
      await button('Previous topic').blur();
      await turns(LAST);
    });

    await test.step('waits while a pointer rests on it', async () => {
      await slideshow(page).getByRole('heading', { level: 2 }).hover();
      await stays(0);
      await page.getByRole('heading', { level: 1 }).hover();
      await turns(0);
    });

    await test.step('waits while no one sees the page', async () => {
      const show = (state: 'hidden' | 'visible') =>
        page.evaluate((value) => {
          Object.defineProperty(document, 'visibilityState', { value, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }, state);
      await show('hidden');
      await stays(1);
      await show('visible');
      await turns(1);
    });

    await test.step('leads to the article that it shows', async () => {
      await button('Panic disorder').click();
      await slideshow(page)
        .getByRole('link', { name: /Learn More\s*: Panic disorder/ })
        .click();
      await expect(page).toHaveURL('/panicdisorder');
    });
  },
);

test('a finger moves the slideshow by 50 px and not by less', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await gotoReady(page, '/articles');
  for (const [dx, dy, place] of [
    [-49, 0, 0],
    [-51, 0, 1],
    [-51, 0, 2],
    [49, 0, 2],
    [51, 0, 1],
    [-30, -120, 1],
  ] as const) {
    await swipe(page, dx, dy);
    await expectTopic(page, place);
  }
});

test('where stillness is wanted the slideshow waits to be started', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await holdTime(page);
  await gotoReady(page, '/articles');
  await page.clock.runFor(11_000);
  await expectTopic(page, 0);
  await slideshow(page).getByRole('button', { name: 'Play the slideshow' }).click();
  await page.clock.runFor(5_000);
  await expectTopic(page, 1);
});

const SECTIONS = [
  'What it is',
  'Symptoms',
  'Types',
  'Causes',
  'Treatment',
  'How to help someone',
  'When to seek help now',
  'Seek professional help',
];

for (const path of ['/', '/articles'])
  test(`each card of ${path} that rises into view is whole once it is in sight`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await gotoReady(page, path);
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('h2, h3') });
    expect(await cards.count()).toBeGreaterThan(5);
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded();
      await expect(card).toHaveCSS('opacity', '1');
    }
  });

test('each article is whole', { tag: '@desktop' }, async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await gotoReady(page, '/articles');
  const grid = page.getByRole('region', { name: 'All Mental Health Topics' });
  await expect(grid.getByRole('heading', { level: 3 })).toHaveText(TOPICS);

  for (const { title: topic, link: path, drawings } of ARTICLES) {
    await test.step(topic, async () => {
      await grid.getByRole('link', { name: topic, exact: true }).click();
      await expect(page).toHaveURL(path);
      const article = page.getByRole('article');
      await expect(article.getByRole('heading', { level: 1 })).toHaveText(topic);
      await expect(page.getByRole('main')).toBeFocused();
      await expectPictures(page, drawings.length);

      const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      await expect(contents).toHaveText(SECTIONS);
      for (const name of SECTIONS)
        await expect(article.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
      await expect(article.getByText(/^[3-9]-minute read$/)).toBeVisible();
      await expect(
        article.getByText('Written from these sources, not yet reviewed by a clinician'),
      ).toBeVisible();
      await expect(article.getByText(/^Last updated on .+ 20\d\d$/)).toBeVisible();
      const figure = article.getByRole('figure').filter({ hasText: /\d(?:%| in \d| million| of every \d)/ });
      await expect(figure.getByRole('link', { name: /, (?:19|20)\d\d$/ })).toHaveAttribute('href', /^https:/);
      await expect(article.getByRole('region', { name: 'Seek professional help' })).toContainText(
        /doctor|professional/,
      );
      await expect(
        article
          .getByRole('region', { name: 'When to seek help now' })
          .getByRole('link', { name: 'Need help now' })
          .last(),
      ).toHaveAttribute('href', '/help');
      expect(
        await article.getByRole('region', { name: 'Sources' }).getByRole('listitem').count(),
      ).toBeGreaterThanOrEqual(3);

      await contents.nth(4).click();
      await expect(page).toHaveURL(`${path}#treatment`);
      await expect(article.getByRole('heading', { name: 'Treatment', exact: true })).toBeInViewport();
      await expect(contents.nth(4)).toHaveAttribute('aria-current', 'location');
      await article.getByRole('link', { name: 'All topics' }).click();
      await expect(page).toHaveURL('/articles');
    });
  }
});

test(
  'on a phone what cannot wait is on the first screen of an article: the first words, help and the way out',
  { tag: '@phone' },
  async ({ newDevice, instance }) => {
    const page = await newDevice({ baseURL: instance.url, viewport: { width: 390, height: 844 } });
    for (const { link: path } of ARTICLES) {
      await gotoReady(page, path);
      const article = page.getByRole('article');
      await expect(article.locator('h1 + div > p').first(), path).toBeInViewport(WHOLE);
      await expect(article.getByRole('link', { name: 'Need help now?' }).first(), path).toBeInViewport({
        ratio: 1,
      });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
      await expect(article.getByRole('link', { name: 'Exit this page' }), path).toBeInViewport(WHOLE);
    }
  },
);

async function expectPictures(page: Page, count: number): Promise<void> {
  const pictures = page.getByRole('region', { name: 'Pictures in this article' });
  const shown = pictures.getByRole('img');
  const names: string[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    // For a moment the one that goes and the one that comes lie on each other.
    await expect(shown).toHaveCount(1);
    await expect(pictures.getByText(`Picture ${String(turn + 1)} of ${String(count)}`)).toBeVisible();
    names.push((await shown.getAttribute('aria-label')) ?? '');
    await pictures.getByRole('button', { name: 'Next picture' }).click();
  }
  expect(new Set(names).size).toBe(count);
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAccessibleName(names[0] ?? '');
  await pictures.getByRole('button', { name: 'Previous picture' }).click();
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAccessibleName(names.at(-1) ?? '');
}

test('on paper an article is its words and pictures', { tag: '@desktop' }, async ({ page }) => {
  await gotoReady(page, '/ptsd');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await waitUntilReady(page);
  const article = page.getByRole('article');
  await expect(article.getByRole('img')).toHaveCount(3);
  for (const name of SECTIONS)
    await expect(article.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const paper = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return { color, backgroundColor };
  });
  expect(paper).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
  const source = article.getByRole('region', { name: 'Sources' }).getByRole('link').first();
  expect(await source.evaluate((link) => getComputedStyle(link, '::after').content)).toContain('https://');
});
