// one-screen: phone
import type { Locator, Page } from '@playwright/test';
import { breathe, expectGuide, expectTally, guide, start, stop } from '../support/breathing';
import { expectOpenToAll } from '../support/open-to-all';
import { gotoReady, holdTime, reloadReady } from '../support/pages';
import { expect, test } from '../support/test';

test.beforeEach(async ({ context, accounts }) => {
  await accounts.signedIn(context);
});

const patterns = (page: Page) => page.getByRole('dialog', { name: 'Breathing patterns' });
const openPatterns = async (page: Page) => {
  await page.getByRole('button', { name: 'Patterns' }).click();
  await expect(patterns(page)).toBeVisible();
};
/** What is loaded when it is asked for is shown a moment later, for which held time has to go on. */
const shownInHeldTime = async (page: Page, part: Locator) => {
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return await part.isVisible();
    })
    .toBe(true);
};
const begin = async (page: Page) => {
  await start(page);
  await page.getByRole('button', { name: 'I’ve read this, begin' }).click();
};

test('a pattern is chosen with what is known of it, is read about once, and runs with its own words', async ({
  page,
}) => {
  await holdTime(page);
  await gotoReady(page, '/breathing');
  await page.getByRole('button', { name: 'Patterns' }).click();
  await shownInHeldTime(page, patterns(page));
  await expect(patterns(page)).toContainText('no better than a steady 12 breaths a minute');
  await expect(
    patterns(page)
      .getByRole('link', { name: /Balban/ })
      .first(),
  ).toHaveAttribute('href', 'https://doi.org/10.1016/j.xcrm.2022.100895');
  await patterns(page)
    .getByRole('radio', { name: /Cyclic sighing/ })
    .check();
  await patterns(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Patterns' })).toBeFocused();
  await start(page);
  const before = page.getByRole('dialog', { name: 'Before you begin' });
  await shownInHeldTime(page, before);
  await expect(before).toContainText('heart condition');
  await page.getByRole('button', { name: 'I’ve read this, begin' }).click();
  await expectGuide(page, 'Inhale', 2);
  await breathe(page, 2_000);
  await expectGuide(page, 'Sip in', 1);
  await breathe(page, 1_000);
  await expectGuide(page, 'Exhale', 6);
  await breathe(page, 5_000);
  // Points go by time: two phases of four seconds, as with every pattern.
  await expectTally(page, { points: 3, leaves: 2, breaths: 0 });
  await stop(page);
  await reloadReady(page);
  await start(page);
  await expectGuide(page, 'Inhale', 2);
});

test('an own pattern is made, kept, found again after a reload, ordered, deleted and brought back', async ({
  page,
}) => {
  await gotoReady(page, '/breathing');
  await openPatterns(page);
  await patterns(page).getByLabel('Add one from text').fill('3-0-6-0');
  await patterns(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(patterns(page).getByText('Added to your patterns and chosen.')).toBeVisible();
  await patterns(page).getByRole('button', { name: 'Make a pattern' }).click();
  await page.getByLabel('Name').fill('Evening');
  const out = page.getByRole('spinbutton', { name: 'Breathe out: seconds' });
  await out.fill('20');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(out).toBeFocused();
  await expect(page.getByText(/Use whole or half seconds/)).toBeVisible();
  await out.fill('7.5');
  await page.getByRole('button', { name: 'Save' }).click();
  const evening = patterns(page).getByRole('group', { name: 'Evening' });
  await evening.getByRole('button', { name: 'Move up' }).click();
  const own = patterns(page).getByRole('region', { name: 'Your patterns' });
  await expect(own.getByRole('radio')).toHaveCount(2);
  await expect(own.getByRole('listitem').first()).toContainText('Evening');
  await expectOpenToAll(page);
  await reloadReady(page);
  await openPatterns(page);
  await expect(own.getByRole('radio', { name: /Evening/ })).toBeChecked();
  await evening.getByRole('button', { name: 'Delete' }).click();
  await expect(own.getByRole('radio')).toHaveCount(1);
  await expect(own.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(own.getByRole('listitem').first()).toContainText('Evening');
});

test('a shared pattern begins nothing, reaches no server, and can be kept', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + JSON.stringify(request.headers())));
  await gotoReady(page, '/breathing#p=1.i4h7o8.Lena');
  const shared = page.getByRole('region', { name: 'Someone shared a breathing pattern' });
  await expect(shared).toContainText('Lena');
  await expect(page).toHaveURL(/\/breathing$/);
  await expectGuide(page, 'Inhale', 4);
  await expect(page.getByRole('dialog', { name: 'Breathing Exercise' })).toBeHidden();
  await expectOpenToAll(page);
  await shared.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('In for 4 seconds, hold for 7, out for 8.')).toBeVisible();
  await page.evaluate(() => (location.hash = 'p=1.i1o1.Fast'));
  await expect(page.getByRole('region', { name: 'We can’t read this pattern' })).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await openPatterns(page);
  await patterns(page).getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/breathing#p=1\.i4h7o8\.Lena$/);
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await expectOpenToAll(page);
  expect(asked.filter((request) => /Lena|i4h7o8/.test(request))).toEqual([]);
});

test('a shared pattern waits for a visitor who has to choose how to come in first', async ({
  browser,
  instance,
}) => {
  const context = await browser.newContext({ baseURL: instance.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + JSON.stringify(request.headers())));
  await gotoReady(page, '/breathing#p=1.i4h7o8.Lena');
  await expect(page).toHaveURL(/\/login\?from=%2Fbreathing$/);
  await page.getByRole('button', { name: /without an account/ }).click();
  await expect(page.getByRole('region', { name: 'Someone shared a breathing pattern' })).toContainText(
    'Lena',
  );
  expect(asked.filter((request) => /Lena|i4h7o8/.test(request))).toEqual([]);
  await context.close();
});

test('in and out are felt apart, a long pulse ends it, and nothing is felt while the page is hidden', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const felt: unknown[] = [];
    Object.assign(window, { felt });
    Object.defineProperty(navigator, 'vibrate', {
      value: (pattern: unknown) => felt.push(pattern),
      configurable: true,
    });
  });
  const felt = () => page.evaluate(() => Reflect.get(window, 'felt') as unknown);
  await holdTime(page);
  await gotoReady(page, '/breathing');
  await page.getByRole('radio', { name: 'Breaths' }).check({ force: true });
  await page.getByRole('radio', { name: 'Custom' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Breaths' }).fill('1');
  await start(page);
  await breathe(page, 3_000);
  await expect(page.getByText('1 breath left')).toBeVisible();
  await breathe(page, 15_500);
  await expect.poll(() => felt()).toEqual([[60], [60, 120, 60], [400]]);
  await page.getByRole('button', { name: 'Again' }).click();
  await page.evaluate(() =>
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }),
  );
  await breathe(page, 18_500);
  await expect.poll(() => felt()).toHaveLength(3);
});

test('without vibration on the device there is no switch for it', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'vibrate');
  });
  await gotoReady(page, '/breathing');
  await expect(page.getByLabel('Reduce motion')).toBeVisible();
  await expect(page.getByLabel('Vibration')).toHaveCount(0);
});

test('with eyes closed the screen is dark, and all of it stops the exercise', async ({ page }) => {
  await holdTime(page);
  await gotoReady(page, '/breathing');
  await page.getByRole('button', { name: 'Breathe with eyes closed' }).click();
  const dark = page.getByRole('button', { name: /^Stop/ });
  await expect(dark).toBeFocused();
  const box = await dark.boundingBox();
  expect(box?.height).toBeGreaterThan(500);
  await expect(page.getByRole('dialog', { name: 'Breathing Exercise' }).getByRole('status')).toHaveText(
    'Inhale',
  );
  await page.clock.resume();
  await expectOpenToAll(page);
  await dark.click({ position: { x: 40, y: 60 } });
  await expect(page.getByRole('button', { name: 'Start' })).toBeFocused();
});

for (const picture of ['Bar', 'Horizon', 'Leaf', 'Black'])
  test(`${picture} shows the same words and seconds, moving and still`, async ({
    page,
    context,
    instance,
  }) => {
    await context.addCookies([{ name: 'motion', value: 'full', url: instance.url }]);
    await holdTime(page);
    await gotoReady(page, '/breathing');
    await page.getByText('Picture, cues and more').click();
    await shownInHeldTime(page, page.getByRole('group', { name: 'Picture' }));
    await page.getByRole('radio', { name: picture, exact: true }).check({ force: true });
    await start(page);
    await breathe(page, 5_000);
    await expectGuide(page, 'Hold', 3);
    await stop(page);
    await page.getByLabel('Reduce motion').check();
    await start(page);
    await expect(guide(page)).toHaveText(/^Hold\s*3$/);
  });

test('a pattern can be made by keys alone', async ({ page }) => {
  await gotoReady(page, '/breathing');
  await page.getByRole('button', { name: 'Patterns' }).focus();
  await page.keyboard.press('Enter');
  await patterns(page).getByRole('button', { name: 'Make a pattern' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Make a pattern' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('By keys');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('spinbutton', { name: 'Breathe in: seconds' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('spinbutton', { name: 'Breathe in: seconds' })).toHaveValue('4.5');
  await expectOpenToAll(page);
  await page.keyboard.press('Enter');
  await expect(patterns(page).getByRole('radio', { name: /By keys/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByText('In for 4.5 seconds, out for 6.')).toBeVisible();
  await begin(page);
  await expect(page.getByRole('dialog', { name: 'Breathing Exercise' })).toBeVisible();
});
