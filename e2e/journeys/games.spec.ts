import { waitingNote } from '../support/breathing';
import { bubbles, bubbleShapes, expectTally } from '../support/games';
import { gotoReady, keptForOffline, reloadReady, stored } from '../support/pages';
import { expect, test } from '../support/test';

test.beforeEach(async ({ page, context, accounts }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await accounts.signedIn(context);
});

test.describe('Bubble Pop', () => {
  test('gives one point a round, at its first pop, and goes on after a reload', async ({
    page,
    context,
    accounts,
  }) => {
    await gotoReady(page, '/bubble');
    await expect(bubbles(page)).toHaveCount(20);
    await bubbles(page).first().click();
    await expectTally(page, 'score', 1);
    await expect(page.getByText('One point for your tree.')).toBeVisible();
    expect(await stored(page, 'totalScore')).toBe('1');
    await bubbles(page).nth(7).dblclick();
    await expectTally(page, 'score', 2);
    await expectTally(page, 'left', 18);

    const before = await bubbleShapes(page);
    await reloadReady(page);
    await expect(bubbles(page)).toHaveCount(18);
    expect(await bubbleShapes(page)).toEqual(before);
    await bubbles(page).first().click();
    await expectTally(page, 'score', 3);

    const other = await context.newPage();
    await other.emulateMedia({ reducedMotion: 'reduce' });
    await gotoReady(other, '/bubble');
    await expect(bubbles(other)).toHaveCount(20);
    await bubbles(other).first().click();
    await expect.poll(() => stored(page, 'totalScore')).toBe('2');

    await page.getByRole('button', { name: 'Reset Game' }).click();
    await expect(bubbles(page)).toHaveCount(20);
    await expectTally(page, 'score', 0);
    expect(await bubbleShapes(page)).not.toEqual(before);
    await bubbles(page).last().click();
    await expect.poll(() => accounts.totalScore(context)).toBe(3);
    expect(await stored(page, 'totalScore')).toBe('3');
    await page.getByRole('link', { name: 'Color Matcher' }).click();
    await expect(page).toHaveURL('/color');
  });

  test('keeps its bubbles apart, inside and easy to press on every screen', async ({ page }) => {
    await gotoReady(page, '/bubble');
    for (const [width, height] of [
      [360, 740],
      [740, 360],
      [320, 640],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(bubbles(page)).toHaveCount(20);
      const shapes = await bubbleShapes(page);
      for (const [index, { press, film }] of shapes.entries()) {
        expect(press.radius).toBeGreaterThanOrEqual(22);
        expect(film.radius).toBeGreaterThanOrEqual(10);
        expect(film.radius).toBeLessThanOrEqual(30);
        expect(film.x - film.radius).toBeGreaterThan(0);
        expect(film.x + film.radius).toBeLessThan(width);
        for (const { press: other } of shapes.slice(index + 1))
          expect(Math.hypot(press.x - other.x, press.y - other.y)).toBeGreaterThan(
            press.radius + other.radius,
          );
      }
    }
  });

  test('is played to its end with the keyboard alone', async ({ page }) => {
    await gotoReady(page, '/bubble');
    await bubbles(page).first().focus();
    const focused = page.locator('button:focus');
    const startsAt = await focused.boundingBox();
    await page.keyboard.press('ArrowDown');
    const stepsTo = await focused.boundingBox();
    expect((stepsTo?.y ?? 0) + (stepsTo?.height ?? 0) / 2).toBeGreaterThan(
      (startsAt?.y ?? 0) + (startsAt?.height ?? 0) / 2,
    );
    for (let left = 20; left > 0; left -= 1) {
      await expect(focused).toHaveAccessibleName(/^(Small|Medium|Large) \w+ bubble$/);
      await page.keyboard.press(left % 2 === 0 ? 'Space' : 'Enter');
      await expect(bubbles(page)).toHaveCount(left - 1);
    }
    await expectTally(page, 'score', 20);
    await expect(page.getByRole('heading', { name: 'All quiet now' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reset Game' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bubbles(page)).toHaveCount(20);
  });

  test('drifts while movement is wanted, and can be pressed all the same', async ({
    page,
    context,
    grove,
  }) => {
    await context.addCookies([{ name: 'motion', value: 'full', url: grove.url }]);
    await gotoReady(page, '/bubble');
    const drifting = () => page.evaluate(() => document.getAnimations().length);
    await expect.poll(drifting).toBeGreaterThanOrEqual(20);
    await bubbles(page).first().click({ force: true });
    await expectTally(page, 'score', 1);
    await page.getByLabel('Still view').check();
    await expect.poll(drifting).toBe(0);
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a game goes on, and its point arrives later', async ({ page, context, accounts, watch }) => {
    watch.allowOutage();
    await gotoReady(page, '/bubble');
    await keptForOffline(page);
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('sounds')).keys()).length))
      .toBeGreaterThanOrEqual(4);
    await context.setOffline(true);
    await reloadReady(page);
    await bubbles(page).first().click();
    await expectTally(page, 'score', 1);
    await expect(waitingNote(page)).toHaveText(/^One step is kept safe/);
    await context.setOffline(false);
    await expect(waitingNote(page)).toBeHidden();
    await expect.poll(() => accounts.totalScore(context)).toBe(1);
  });
});
