import type { Page } from '@playwright/test';
import { holdCalls } from '../support/held';
import { expectOpenToAll } from '../support/open-to-all';
import { outsideTheScreen } from '../support/outside-the-screen';
import { gotoReady, holdTime, keptForOffline, openMenu, reloadReady, waitUntilReady } from '../support/pages';
import { expect, test } from '../support/test';
import { WHOLE } from '../support/in-sight';

/** All code but that of the sun, which is a file of its own. */
const CODE = /\/assets\/(?!sun-).+\.js$/;
const root = (page: Page) => page.locator('html');
const sun = (page: Page) => page.getByRole('button', { name: 'Breathe with me one minute' });
const breath = (page: Page) => page.getByRole('dialog', { name: 'One minute of slow breathing' });
const stop = (page: Page) => breath(page).getByRole('button', { name: 'Stop' });
const ended = (page: Page) => breath(page).getByRole('heading', { name: 'Six breaths' });

async function expectBreath(page: Page, words: string, count: number, number: number): Promise<void> {
  await expect(breath(page).locator('[data-way]').filter({ visible: true })).toHaveText(words);
  await expect(breath(page).locator('[data-part=count]')).toHaveText(String(count));
  await expect(breath(page).getByText(`Breath ${String(number)} of 6`)).toBeVisible();
  await expect(breath(page).locator('[data-part=leaf][data-grown]')).toHaveCount(number - 1);
}

/** What assistive technology is told. */
const said = (page: Page) => breath(page).getByRole('status');

test('one tap leads to the first breath, before any code is there, which then changes nothing', async ({
  page,
}) => {
  const code = await holdCalls(page, CODE);
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1, includeHidden: true });
  await heading.evaluate((element) => Object.assign(element, { asSent: true }));
  await sun(page).click();
  await expectBreath(page, 'Breathe in', 4, 1);
  await expect(said(page)).toHaveText('Breathe in');
  await expect(stop(page)).toBeInViewport(WHOLE);
  await expect(breath(page).getByRole('link', { name: 'Need help now?' })).toBeInViewport(WHOLE);
  const disc = breath(page).locator('[data-part=disc]');
  const guide = await disc.evaluateHandle((element) => element.getAnimations()[0]);
  await expect(root(page)).not.toHaveAttribute('data-hydrated');

  code.release();
  await waitUntilReady(page);
  await expect(breath(page)).toBeVisible();
  expect(await guide.evaluate((one) => one?.playState)).toBe('running');
  expect(await heading.evaluate((element) => 'asSent' in element)).toBe(true);
  await stop(page).click();
  await expect(breath(page)).toBeHidden();
  await expect(sun(page)).toBeFocused();
});

test(
  'a press that comes before the sun can answer is answered once it can, and not again',
  { tag: '@phone' },
  async ({ page }) => {
    const code = await holdCalls(page, /\/assets\/.+\.js$/);
    await page.goto('/', { waitUntil: 'commit' });
    await sun(page).click();
    await expect(sun(page)).toHaveAttribute('aria-busy', 'true');
    code.release();
    await expect(stop(page)).toBeVisible();
    await stop(page).click();
    await expect(breath(page)).toBeHidden();
    await waitUntilReady(page);
    await expect(breath(page)).toBeHidden();
    await expect(sun(page)).not.toHaveAttribute('aria-busy');
  },
);

test('six breaths take a minute, and then there is a tree to plant', { tag: '@phone' }, async ({ page }) => {
  await holdTime(page);
  await gotoReady(page, '/');
  await sun(page).click();
  for (let number = 1; number <= 6; number += 1) {
    await expectBreath(page, 'Breathe in', 4, number);
    await expect(said(page)).toHaveText('Breathe in');
    await page.clock.runFor(3_000);
    await expectBreath(page, 'Breathe in', 1, number);
    await page.clock.runFor(1_000);
    await expectBreath(page, 'Breathe out', 6, number);
    await expect(said(page)).toHaveText('Breathe out');
    await page.clock.runFor(6_000);
  }
  await expect(ended(page)).toBeFocused();
  await expect(breath(page).getByText('That was one minute.')).toHaveCount(2);
  await expect(breath(page).locator('[data-part=leaf][data-grown]')).toHaveCount(6);
  await expect(breath(page).getByRole('link', { name: 'See my tree' })).toBeHidden();
  await page.clock.resume();
  await expectOpenToAll(page);

  await breath(page).getByRole('button', { name: 'Another minute' }).click();
  await expectBreath(page, 'Breathe in', 4, 1);
  await page.clock.runFor(60_000);
  await breath(page).getByRole('link', { name: 'Plant my tree' }).click();
  await expect(page).toHaveURL('/reward');
  await expect(breath(page)).toBeHidden();
  // Two minutes are worth what they are in the breathing exercise, once.
  await expect(page.getByText('Tasks Completed: 40 of 500')).toBeVisible();
  await reloadReady(page);
  await expect(page.getByText('Tasks Completed: 40 of 500')).toBeVisible();
});

test(
  'before any code is there, the tree to plant is behind the door with every way in',
  { tag: '@phone' },
  async ({ page }) => {
    await page.clock.install();
    const code = await holdCalls(page, CODE);
    await page.goto('/');
    await sun(page).click();
    await page.clock.runFor(60_000);
    await breath(page).getByRole('link', { name: 'Plant my tree' }).click();
    await expect(page).toHaveURL('/login?from=%2Freward');
    code.release();
  },
);

test('a member goes on to the tree that is there', { tag: '@phone' }, async ({ page, context, accounts }) => {
  await accounts.signedIn(context);
  await holdTime(page);
  await gotoReady(page, '/');
  await sun(page).click();
  await page.clock.runFor(60_000);
  await expect(breath(page).getByRole('link', { name: 'Plant my tree' })).toBeHidden();
  await breath(page).getByRole('link', { name: 'See my tree' }).click();
  await expect(page).toHaveURL('/reward');
});

test('the breath rests while no one can follow it', { tag: '@phone' }, async ({ page }) => {
  await holdTime(page);
  await gotoReady(page, '/');
  await sun(page).click();
  // In the middle of a second, so that a frame more or less changes no number.
  await page.clock.runFor(12_500);
  await expectBreath(page, 'Breathe in', 2, 2);
  const setVisibility = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await setVisibility('hidden');
  await page.clock.runFor(45_000);
  await setVisibility('visible');
  await expectBreath(page, 'Breathe in', 2, 2);

  await breath(page).getByRole('link', { name: 'Need help now?' }).click();
  const help = page.getByRole('dialog', { name: 'Need help now?' });
  await expect(help.getByRole('link', { name: /^Call 112/ })).toBeVisible();
  await page.clock.runFor(20_000);
  await help.getByRole('button', { name: 'Close' }).click();
  await expectBreath(page, 'Breathe in', 2, 2);
  await page.clock.runFor(3_000);
  await expectBreath(page, 'Breathe out', 5, 2);
});

test(
  'the keyboard begins and ends it, and reaches nothing behind it',
  { tag: '@desktop' },
  async ({ page }) => {
    await gotoReady(page, '/');
    for (const key of ['Enter', ' ']) {
      await sun(page).focus();
      await page.keyboard.press(key);
      await expect(breath(page).getByRole('heading', { name: 'One minute of slow breathing' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(stop(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(breath(page).getByRole('link', { name: 'Need help now?' })).toBeFocused();
      await page.keyboard.press('PageDown');
      await page.keyboard.press('Escape');
      await expect(breath(page)).toBeHidden();
      await expect(sun(page)).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  },
);

test('with reduced motion a bar fills and nothing else moves', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await gotoReady(page, '/');
  await sun(page).click();
  await expectBreath(page, 'Breathe in', 4, 1);
  await expect(breath(page).locator('#sun-bar')).toBeVisible();
  const moving = () =>
    breath(page).evaluate((dialog) =>
      dialog
        .getAnimations({ subtree: true })
        .map(({ effect }) => (effect as KeyframeEffect).target?.getAttribute('data-part')),
    );
  await expect.poll(moving).toEqual(['bar']);
  await stop(page).click();
  await expect(breath(page)).toBeHidden();
});

test('the minute fits every screen and can be used by all', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await holdTime(page);
  await gotoReady(page, '/');
  const devtools = await page.context().newCDPSession(page);
  const look = async (state: string) => {
    for (const [width, height] of [
      [320, 568],
      [360, 740],
      [740, 360],
      [768, 1024],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect.soft(await outsideTheScreen(page), `${state} on ${String(width)} px`).toEqual([]);
      for (const control of await breath(page).locator('#sun-controls > :is(a, button)').all())
        await expect.soft(control, `${state} on ${String(width)} px`).toBeInViewport(WHOLE);
    }
  };
  const fontSizes = (percent: number) =>
    devtools.send('Page.setFontSizes', {
      fontSizes: { standard: Math.round(0.16 * percent), fixed: Math.round(0.13 * percent) },
    });
  await sun(page).click();
  await page.clock.resume();
  await expectOpenToAll(page);
  await look('breathing');
  await fontSizes(200);
  await look('breathing with large text');
  await page.clock.runFor(60_000);
  await look('the end with large text');
  await fontSizes(100);
  await look('the end');
});

test('nothing shifts when it begins and ends', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await gotoReady(page, '/');
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => (Reflect.get(window, 'shifts') as number[]).splice(0));
  await sun(page).click();
  await expect(breath(page).locator('[data-way=out]')).toBeVisible();
  await stop(page).click();
  await expect(breath(page)).toBeHidden();
  expect(await page.evaluate(() => Reflect.get(window, 'shifts') as number[])).toEqual([]);
});

test(
  'the sun answers where the landing page was reached from another one',
  { tag: '@phone' },
  async ({ page }) => {
    await gotoReady(page, '/about');
    await openMenu(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
    await sun(page).click();
    await expectBreath(page, 'Breathe in', 4, 1);
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(breath(page)).toBeHidden();
  },
);

test('the landing page with the film opens the same breath', { tag: '@phone' }, async ({ page }) => {
  await gotoReady(page, '/?landing=video');
  await sun(page).click();
  await expectBreath(page, 'Breathe in', 4, 1);
  await page.keyboard.press('Escape');
  await expect(breath(page)).toBeHidden();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the sun is a breath there, too', { tag: '@phone' }, async ({ page, instance, watch }) => {
    watch.allowOutage();
    await gotoReady(page, '/');
    await keptForOffline(page);
    await instance.stop();
    await page.goto('/');
    await sun(page).click();
    await expectBreath(page, 'Breathe in', 4, 1);
    await stop(page).click();
    await expect(breath(page)).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the sun leads to the same breath in words', { tag: '@phone' }, async ({ page, watch }) => {
    watch.allow(/\.js csp$/);
    for (const path of ['/', '/?landing=video']) {
      await page.goto(path);
      await expect(sun(page)).toBeHidden();
      await page.getByRole('link', { name: 'Breathe with me one minute' }).click();
      await expect(page).toHaveURL('/help#slow-breath');
      await expect(page.getByText('Breathe in for 4 seconds and out for 6.')).toBeInViewport();
    }
  });
});
