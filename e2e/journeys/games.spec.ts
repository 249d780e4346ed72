// one-screen: phone
import { waitingNote } from '../support/breathing';
import {
  bubbles,
  bubbleShapes,
  expectTally,
  faces,
  mixColorOff,
  paneColor,
  submitColorOff,
  tiles,
} from '../support/games';
import { recordTones, struckTones } from '../support/made-sounds';
import { expectOpenToAll } from '../support/open-to-all';
import {
  allKeptForOffline,
  gotoReady,
  holdTime,
  keptForOffline,
  reloadReady,
  stored,
} from '../support/pages';
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
    await expect(page.getByText('You earned one point for your tree.')).toBeVisible();
    await expect.poll(() => stored(page, 'totalScore')).toBe('1');
    await bubbles(page).nth(7).dblclick();
    await expectTally(page, 'score', 2);
    await expectTally(page, 'bubbles left', 18);

    const before = await bubbleShapes(page);
    await reloadReady(page);
    await expect(bubbles(page)).toHaveCount(18);
    await expect.poll(() => bubbleShapes(page)).toEqual(before);
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
    await expect.poll(() => bubbleShapes(page)).not.toEqual(before);
    await bubbles(page).last().click();
    await expect.poll(() => accounts.totalScore(context)).toBe(3);
    await expect.poll(() => stored(page, 'totalScore')).toBe('3');
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
    await expect(page.getByRole('heading', { name: 'The water is still.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reset Game' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bubbles(page)).toHaveCount(20);
  });

  test('drifts while movement is wanted, and can be pressed all the same', async ({
    page,
    context,
    instance,
  }) => {
    await context.addCookies([{ name: 'motion', value: 'full', url: instance.url }]);
    await gotoReady(page, '/bubble');
    const drifting = () => page.evaluate(() => document.getAnimations().length);
    await expect.poll(drifting).toBeGreaterThanOrEqual(20);
    await bubbles(page).first().click({ force: true });
    await expectTally(page, 'score', 1);
    await page.getByLabel('Reduce motion').check();
    await expect.poll(drifting).toBe(0);
  });
});

test.describe('Bubble Pop with sound', () => {
  test('pops a bubble in a tone by its size, ends on two deep ones, and is silent when asked', async ({
    page,
  }) => {
    await recordTones(page);
    // The first of three partials is the tone.
    const struck = async () => (await struckTones(page)).filter((_, at) => at % 3 === 0);
    await gotoReady(page, '/bubble');
    const shapes = await bubbleShapes(page);
    const bySize = shapes.map(({ film }, place) => [film.radius, place] as const).sort(([a], [b]) => a - b);
    const [small, large] = [bySize[0]?.[1] ?? 0, bySize.at(-1)?.[1] ?? 0];
    await bubbles(page).nth(large).click();
    await expect.poll(async () => (await struck()).length).toBe(1);
    await bubbles(page)
      .nth(large < small ? small - 1 : small)
      .click();
    await expect.poll(async () => (await struck()).length).toBe(2);
    const [low = 0, high = 0] = await struck();
    expect(high).toBeGreaterThan(1.5 * low);

    await page.getByRole('button', { name: 'Sound' }).click();
    for (let left = 18; left > 0; left -= 1) await bubbles(page).first().click();
    await expect(page.getByRole('heading', { name: 'The water is still.' })).toBeVisible();
    await expect.poll(() => struck()).toHaveLength(2);
    await expectOpenToAll(page);
  });
});

test('every board is whole in the first screen, whichever way a device is held', async ({ page }) => {
  // What the header and a bar at the bottom take.
  const BAR = 64;
  for (const path of ['/memory', '/bubble', '/color'] as const) {
    await gotoReady(page, path);
    const board =
      path === '/memory'
        ? page.locator('article [aria-hidden] > div')
        : path === '/bubble'
          ? page.getByRole('group', { name: 'Bubbles' })
          : page.locator('article form');
    for (const [width, height] of [
      [360, 740],
      [740, 360],
      [768, 1024],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const boxes = await board.evaluateAll((all) =>
        all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect),
      );
      for (const { left, right, bottom } of boxes) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
        expect(bottom, `${path} at ${String(width)}`).toBeLessThanOrEqual(
          width < 768 ? height - BAR : height,
        );
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});

test.describe('Color Matcher', () => {
  test('says the right one of four messages on both sides of every threshold', async ({ page }) => {
    await gotoReady(page, '/color');
    const cases = [
      [[51, 51, 51], '80.0%', 'Not quite there. Keep practicing!'],
      [[51, 51, 50], '80.2%', 'Good try, but you can do better!'],
      [[44, 4, 0], '90.0%', 'Good try, but you can do better!'],
      [[43, 10, 1], '90.1%', 'Very close! Keep it up!'],
      [[22, 2, 0], '95.0%', 'Very close! Keep it up!'],
      [[18, 9, 9], '95.1%', 'Perfect match! Great job!'],
      [[0, 0, 0], '100.0%', 'Perfect match! Great job!'],
    ] as const;
    const next = page.getByRole('button', { name: 'Next color' });
    for (const [steps, percent, message] of cases) {
      if (await next.isVisible()) await next.click();
      await submitColorOff(page, [...steps]);
      await expect(page.getByRole('status').filter({ hasText: message })).toContainText(percent);
    }
    await expectTally(page, 'score', 4);
    await expect.poll(() => stored(page, 'totalScore')).toBe('4');
  });

  test('gives a match its point once, then another color, and Reset starts over', async ({
    page,
    context,
    accounts,
  }) => {
    await gotoReady(page, '/color');
    const first = await paneColor(page, 'target');
    await reloadReady(page);
    await expect.poll(() => paneColor(page, 'target')).toEqual(first);
    await mixColorOff(page, [0, 0, 0]);
    await page.getByRole('button', { name: 'Submit' }).dblclick();
    await expectTally(page, 'score', 1);
    await expect(page.getByText('Perfect match! Great job!')).toBeVisible();
    await expect.poll(() => paneColor(page, 'target')).toEqual(first);
    await expect.poll(() => paneColor(page, 'own')).toEqual(first);
    await expect(page.getByRole('list', { name: 'Colors you matched' }).getByRole('listitem')).toHaveCount(1);
    await expect.poll(() => accounts.totalScore(context)).toBe(1);
    await expectOpenToAll(page);

    await reloadReady(page);
    await expect.poll(() => paneColor(page, 'target')).toEqual(first);
    await expect(page.getByText('Perfect match! Great job!')).toBeVisible();
    await page.getByRole('button', { name: 'Next color' }).click();
    await expect(page.getByText('Perfect match! Great job!')).toBeHidden();
    await expect.poll(() => paneColor(page, 'target')).not.toEqual(first);
    await expect(page.getByRole('button', { name: 'Submit' })).toBeFocused();

    const second = await paneColor(page, 'target');
    await reloadReady(page);
    await expectTally(page, 'score', 1);
    await expect.poll(() => paneColor(page, 'target')).toEqual(second);

    await page.getByRole('button', { name: 'Reset' }).click();
    await expectTally(page, 'score', 0);
    await expect.poll(() => paneColor(page, 'own')).toEqual([128, 128, 128]);
    await expect.poll(() => stored(page, 'totalScore')).toBe('1');
  });

  test('draws its targets from soft colors when that is chosen, on this device', async ({ page }) => {
    await gotoReady(page, '/color');
    await page.getByLabel('Soft colors').check();
    for (let turn = 0; turn < 3; turn += 1) {
      const target = await paneColor(page, 'target');
      expect(Math.max(...target) - Math.min(...target)).toBeLessThan(100);
      await submitColorOff(page, [0, 0, 0]);
      await page.getByRole('button', { name: 'Next color' }).click();
    }
    await expectTally(page, 'score', 3);
    await reloadReady(page);
    await expect(page.getByLabel('Soft colors')).toBeChecked();
    await page.getByLabel('Soft colors').uncheck();
    await expectTally(page, 'score', 3);
  });

  test('takes numbers and keys alike, and says what a number must be', async ({ page }) => {
    await gotoReady(page, '/color');
    const red = page.getByLabel('Red, 0 to 255');
    await red.fill('300');
    await expect(page.getByRole('alert')).toHaveText(/whole number from 0 to 255\. Red stays at/);
    expect((await paneColor(page, 'own'))[0]).toBe(128);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(red).toBeFocused();
    await expect(page.getByText(/practicing!|better!|Perfect match!|Very close!/)).toHaveCount(0);
    await red.fill('255');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('slider', { name: 'Green' }).focus();
    await page.keyboard.press('End');
    await page.getByRole('slider', { name: 'Blue' }).focus();
    await page.keyboard.press('Home');
    await expect.poll(() => paneColor(page, 'own')).toEqual([255, 255, 0]);
    await expect(page.getByText('vivid yellow').last()).toBeVisible();
    await red.press('Enter');
    await expect(page.getByText(/practicing!|better!|Perfect match!|Very close!/)).toBeVisible();
  });
});

test.describe('Memory Tiles', () => {
  test('shows, hides and keeps its tiles as the rules say, and a win gives one point', async ({
    page,
    context,
    accounts,
  }) => {
    await holdTime(page);
    await gotoReady(page, '/memory');
    await page.getByRole('button', { name: 'Start Game' }).click();
    await expect(tiles(page)).toHaveCount(24);
    for (const { width, height } of await tiles(page).evaluateAll((all) =>
      all.map((tile) => tile.getBoundingClientRect().toJSON() as DOMRect),
    )) {
      expect(width).toBeGreaterThanOrEqual(44);
      expect(height).toBeGreaterThanOrEqual(44);
    }
    await expect.poll(() => faces(page)).not.toContain('face down');
    const pictures = await faces(page);
    const pairs = [...new Set(pictures)].map((picture) =>
      pictures.flatMap((name, place) => (name === picture ? [place] : [])),
    );
    expect(pairs.map((pair) => pair.length)).toEqual(Array.from({ length: 12 }, () => 2));
    const press = (place = 0) => tiles(page).nth(place).click({ force: true });
    const isUp = async (place = 0) => (await faces(page))[place] === pictures[place];

    await press(0);
    await page.clock.runFor(4_990);
    await expect.poll(() => faces(page)).toEqual(pictures);
    await page.clock.runFor(20);
    await expect.poll(() => faces(page)).toEqual(pictures.map(() => 'face down'));
    expect(await page.getByRole('grid').innerHTML()).not.toMatch(/\p{Extended_Pictographic}/u);
    await expectTally(page, 'moves', 0);

    const [[one, twin] = [], [other, otherTwin] = []] = pairs;
    await press(one);
    await press(one);
    await expectTally(page, 'moves', 0);
    await press(other);
    await expectTally(page, 'move', 1);
    await press(twin);
    await expect.poll(() => isUp(twin)).toBe(false);
    await page.clock.runFor(980);
    expect([await isUp(one), await isUp(other)]).toEqual([true, true]);
    await page.clock.runFor(40);
    await expect.poll(() => isUp(one)).toBe(false);

    await press(one);
    await press(twin);
    await expect(page.getByText('A match.')).toBeAttached();
    await press(one);
    await page.clock.runFor(3_000);
    expect([await isUp(one), await isUp(twin)]).toEqual([true, true]);
    await expectTally(page, 'moves', 2);

    await reloadReady(page);
    await expectTally(page, 'moves', 2);
    await expect(tiles(page)).toHaveCount(24);
    expect([await isUp(one), await isUp(other)]).toEqual([true, false]);
    await press(other);
    await press(otherTwin);
    for (const pair of pairs.slice(2)) for (const place of pair) await press(place);
    await expect(page.getByText('You won!')).toBeVisible();
    await expect(page.getByRole('grid')).toHaveAttribute('data-won', 'now');
    await expectTally(page, 'moves', 13);
    await expect.poll(() => accounts.totalScore(context)).toBe(1);

    await page.getByRole('button', { name: 'New Game' }).click();
    await expectTally(page, 'moves', 0);
    await expect(page.getByText('You won!')).toBeHidden();
    await expect(tiles(page)).toHaveCount(24);
    await expect.poll(() => faces(page)).not.toContain('face down');
  });

  test('shows its board to all, and moves nothing when a game begins', async ({ page }) => {
    await gotoReady(page, '/memory');
    const waiting = await page.locator('article [aria-hidden] > div').first().boundingBox();
    await page.getByLabel('Longer look').check();
    await page.getByRole('button', { name: 'Start Game' }).click();
    await expect(page.getByRole('button', { name: 'Turn tiles over' })).toBeVisible();
    expect(await page.getByRole('row').first().boundingBox()).toEqual(waiting);
    await expectOpenToAll(page);
    await page.getByRole('button', { name: 'Turn tiles over' }).click();
    await expect.poll(() => faces(page)).toContain('face down');
    expect(await page.getByRole('row').first().boundingBox()).toEqual(waiting);
    await expectOpenToAll(page);
  });

  test('is played with the keyboard alone', async ({ page }) => {
    await holdTime(page);
    await gotoReady(page, '/memory');
    await page.getByRole('button', { name: 'Start Game' }).press('Enter');
    await expect(tiles(page).first()).toBeFocused();
    await page.clock.fastForward(60_000);
    await expect.poll(() => faces(page)).toContain('face down');
    for (const [key, place] of [
      ['ArrowRight', 1],
      ['ArrowDown', 7],
      ['End', 11],
      ['ArrowRight', 11],
      ['Control+End', 23],
      ['Home', 18],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tiles(page).nth(place)).toBeFocused();
    }
    await page.keyboard.press('Space');
    await expect(tiles(page).nth(18)).not.toHaveAccessibleName(/face down/);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expectTally(page, 'move', 1);
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a game goes on, and its point arrives later', async ({ page, context, accounts, watch }) => {
    watch.allowOutage();
    await gotoReady(page, '/bubble');
    await keptForOffline(page);
    await reloadReady(page);
    await allKeptForOffline(page);
    await context.setOffline(true);
    await reloadReady(page);
    await bubbles(page).first().click();
    await expectTally(page, 'score', 1);
    await expect(waitingNote(page)).toHaveText(/^One update to your points is saved/);
    await context.setOffline(false);
    await expect(waitingNote(page)).toBeHidden();
    await expect.poll(() => accounts.totalScore(context)).toBe(1);
  });
});
