// one-screen: phone
import type { Locator, Page } from '@playwright/test';
import {
  breathe,
  expectGuide,
  expectTally,
  guide,
  reset,
  scene,
  showControls,
  start,
  stop,
} from '../support/breathing';
import { expectInSight, WHOLE } from '../support/in-sight';
import { madeSounds, recordMadeSounds } from '../support/made-sounds';
import { expectOpenToAll } from '../support/open-to-all';
import { outsideTheScreen } from '../support/outside-the-screen';
import { gotoReady, reloadReady, waitUntilReady } from '../support/pages';
import { expect, test } from '../support/test';

test.beforeEach(async ({ context, accounts, instance }) => {
  await accounts.signedIn(context);
  await context.addCookies([{ name: 'motion', value: 'full', url: instance.url }]);
});

/** The page at an hour of its own day, with time that goes on by hand alone. */
async function arriveAt(page: Page, hour: number): Promise<void> {
  const time = new Date();
  time.setHours(hour, 0, 0, 0);
  await page.clock.install({ time });
  await page.clock.pauseAt(time.getTime() + 1_000);
  await gotoReady(page, '/breathing');
}

const layer = (page: Page) => page.getByRole('dialog', { name: 'Breathing Exercise' });
const stopButton = (page: Page) => layer(page).getByRole('button', { name: 'Stop' });
const choose = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).check({ force: true });

/** Looks with time going on, since looking waits for a frame. */
async function expectOpen(page: Page): Promise<void> {
  await page.clock.resume();
  await expectOpenToAll(page);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** How much of it is to be seen, through all that it is in. */
const opacity = (locator: Locator) =>
  locator.evaluate((element) => {
    let seen = 1;
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      seen *= Number(getComputedStyle(at).opacity);
    return seen;
  });

test('a minute: settle in, five breaths, an end, and on to the tree', async ({ page, context, accounts }) => {
  await arriveAt(page, 11);
  await expect(page.getByRole('radio', { name: 'No end' })).toBeChecked();
  await expectOpen(page);
  await choose(page, '1 minute');
  await start(page);
  const status = layer(page).getByRole('status').first();
  for (const second of [3, 2, 1]) {
    await expect(status).toHaveText(`Settle in: ${String(second)}`);
    await breathe(page, 1_000);
  }
  await expectGuide(page, 'Inhale', 4);
  await expect(status).toHaveText('Inhale');
  await expect(layer(page).getByText('1 minute left')).toBeVisible();
  await breathe(page, 59_300);
  await expectGuide(page, 'Exhale', 1);
  await expectTally(page, { points: 19, leaves: 14, breaths: 4 });
  await breathe(page, 700);
  await expect(guide(page)).toHaveText('Exhale');
  await breathe(page, 2_600);
  const heading = page.getByRole('heading', { name: '5 breaths' });
  await expect(heading).toBeFocused();
  await expect(layer(page)).toContainText('Your tree has new leaves.');
  await expectOpen(page);
  await expect.poll(() => accounts.totalScore(context)).toBe(20);
  await layer(page).getByRole('link', { name: 'See your tree' }).click();
  await expect(page).toHaveURL('/reward');
});

test('two minutes are two minutes, also when the device’s clock jumps by an hour on the way', async ({
  page,
  context,
  accounts,
}) => {
  await arriveAt(page, 11);
  await choose(page, 'Custom');
  await page.getByRole('textbox', { name: 'Minutes' }).fill('2');
  await start(page);
  await breathe(page, 53_000);
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 3_600_000);
  await breathe(page, 9_000);
  await expect(layer(page).getByText('2 minutes left')).toBeVisible();
  await breathe(page, 60_900);
  await expectGuide(page, 'Exhale', 1);
  await breathe(page, 100);
  await breathe(page, 2_600);
  await expect(page.getByRole('heading', { name: '10 breaths' })).toBeFocused();
  await expect.poll(() => accounts.totalScore(context)).toBe(40);
});

test('each cue is in the sound that plays on while the screen is off, at its place', async ({ page }) => {
  await recordMadeSounds(page);
  await gotoReady(page, '/breathing');
  await page.getByText('Picture, cues and more').click();
  await page
    .getByRole('group', { name: 'Background sound' })
    .getByRole('radio', { name: 'Quiet' })
    .check({ force: true });
  await choose(page, '1 minute');
  await start(page);
  await expect.poll(async () => (await madeSounds(page)).length).toBeGreaterThan(0);
  const begins = (await madeSounds(page))[0]?.begins ?? [];
  const [first = NaN] = begins;
  // On a slow device some of settling in is over when the sound begins.
  expect(first).toBeLessThanOrEqual(3);
  for (const later of [8, 20, 32])
    expect(Math.min(...begins.map((begin) => Math.abs(begin - first - later)))).toBeLessThan(0.06);
});

test('again is another minute, and the choice is there the next time', async ({ page }) => {
  await arriveAt(page, 11);
  await choose(page, '1 minute');
  await start(page);
  await breathe(page, 68_000);
  await layer(page).getByRole('button', { name: 'Again' }).click();
  await expectGuide(page, 'Settle in', 3);
  await expect(layer(page).locator('[data-stage-focus]')).toBeFocused();
  await breathe(page, 4_000);
  await stop(page);
  await expect(page.getByRole('button', { name: 'Start' })).toBeFocused();
  await reloadReady(page);
  await expect(page.getByRole('radio', { name: '1 minute' })).toBeChecked();
});

test('the way back through the history to another page of breathing begins nothing', async ({ page }) => {
  await gotoReady(page, '/breathing');
  await gotoReady(page, '/breathing?minutes=1');
  await start(page);
  await page.goBack();
  await waitUntilReady(page);
  await expect(page).toHaveURL('/breathing');
  await expect(layer(page)).toBeHidden();
  await expectGuide(page, 'Inhale', 4);
});

test('without a length Stop is the end, and again begins with a breath in', async ({ page }) => {
  await arriveAt(page, 11);
  await start(page);
  // The controls go a moment after they are there, and held time goes on by hand alone.
  await expect(stopButton(page)).toBeVisible();
  await breathe(page, 14_000);
  const hint = layer(page).getByText('Tap for Stop, sound and help');
  await hint.evaluate((element) => element.getAnimations().forEach((animation) => animation.finish()));
  expect(await opacity(hint)).toBe(1);
  await showControls(page);
  await stopButton(page).click();
  await expect(layer(page).getByRole('heading', { name: '1 breath' })).toBeFocused();
  await expect(layer(page)).toContainText('Your tree has new leaves.');
  await expectOpen(page);
  await layer(page).getByRole('button', { name: 'Again' }).click();
  await expectGuide(page, 'Inhale', 4);
  await breathe(page, 13_000);
  await showControls(page);
  await stopButton(page).click();
  await layer(page).getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeFocused();
  await expect(page.getByText('1 breath. Your tree has new leaves.')).toBeVisible();
  await start(page);
  await breathe(page, 13_000);
  await showControls(page);
  await stopButton(page).click();
  await layer(page).getByRole('link', { name: 'See your tree' }).click();
  await expect(page).toHaveURL('/reward');
});

test('a length that was stopped shows what it came to, and its rest follows', async ({ page }) => {
  await arriveAt(page, 11);
  await choose(page, '1 minute');
  await start(page);
  await breathe(page, 3_000);
  await breathe(page, 14_000);
  await showControls(page);
  await stopButton(page).click();
  await expect(layer(page).getByRole('heading', { name: '1 breath' })).toBeFocused();
  await layer(page).getByRole('button', { name: 'Go on' }).click();
  await expectGuide(page, 'Inhale', 2);
  await breathe(page, 46_000);
  await breathe(page, 2_600);
  await expect(page.getByRole('heading', { name: '5 breaths' })).toBeFocused();
  await expect(layer(page).getByRole('button', { name: 'Again' })).toBeVisible();
});

test('a link that promises a length leads to it, whatever was chosen before', async ({ page }) => {
  await arriveAt(page, 11);
  await choose(page, '5 minutes');
  await gotoReady(page, '/breathing?minutes=1');
  await expect(page.getByRole('radio', { name: '1 minute' })).toBeChecked();
  await gotoReady(page, '/breathing?minutes=7');
  await expect(page.getByRole('textbox', { name: 'Minutes' })).toHaveValue('7');
  await gotoReady(page, '/breathing?minutes=many');
  await expect(page.getByRole('radio', { name: '5 minutes' })).toBeChecked();
});

test('an own length is typed, and what is no length is told at the field', async ({ page }) => {
  await arriveAt(page, 11);
  await choose(page, 'Custom');
  const minutes = page.getByRole('textbox', { name: 'Minutes' });
  await minutes.fill('90');
  await expect(minutes).toHaveAccessibleDescription(/^From 1 to 60 minutes/);
  await minutes.press('Enter');
  await expect(minutes).toHaveAccessibleDescription('Enter a whole number from 1 to 60.');
  for (const wrong of ['', '0', '61', '2.5']) {
    await minutes.fill(wrong);
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(minutes).toBeFocused();
    await expect(minutes).toHaveAccessibleDescription('Enter a whole number from 1 to 60.');
  }
  await expectOpen(page);
  await minutes.fill('2');
  await minutes.press('Enter');
  await expect(page.getByRole('button', { name: 'Start' })).toBeFocused();
  await start(page);
  await expect(layer(page).getByText('2 minutes left')).toBeVisible();
  await breathe(page, 63_900);
  await expect(layer(page).getByText('1 minute left')).toBeVisible();
});

test('while breathing the controls go, and come back by tap, pointer, key and return', async ({ page }) => {
  await arriveAt(page, 11);
  await start(page);
  await expectGuide(page, 'Inhale', 4);
  await expect(page.locator('html')).toHaveAttribute('data-full-screen', '');
  const gone = () => expect.poll(() => opacity(stopButton(page))).toBe(0);
  const there = () => expect.poll(() => opacity(stopButton(page))).toBe(1);
  await there();
  await page.clock.runFor(900);
  await gone();
  // A tap where Stop would be brings it and does not press it.
  const box = await stopButton(page).boundingBox();
  if (box === null) throw new Error('Stop has its place.');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await there();
  await expect(stopButton(page)).toBeVisible();
  await page.clock.runFor(4_100);
  await gone();
  await showControls(page);
  await there();
  await page.clock.runFor(4_100);
  await gone();
  await page.keyboard.press('Tab');
  await expect(stopButton(page)).toBeFocused();
  await page.clock.runFor(9_000);
  await there();
  await expect(layer(page).getByRole('button', { name: 'Back' })).toBeVisible();
  await expectOpen(page);
});

test('Stop within the first breath says that Start goes on from there', async ({ page }) => {
  await arriveAt(page, 11);
  await start(page);
  await breathe(page, 6_000);
  await showControls(page);
  await stopButton(page).click();
  await expect(page.getByText('You stopped mid-breath. Start goes on from there.')).toBeInViewport();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expectGuide(page, 'Inhale', 4);
  await expect(page.getByText('You stopped mid-breath')).toHaveCount(0);
});

test('Reset in the middle goes back to Inhale 4 and nothing counted', async ({ page }) => {
  await arriveAt(page, 11);
  await choose(page, '3 minutes');
  await start(page);
  await breathe(page, 9_000);
  await reset(page);
  await expect(layer(page)).toBeHidden();
  await expectGuide(page, 'Inhale', 4);
  await expectTally(page, { points: 0, leaves: 0, breaths: 0 });
});

test('where its picture cannot be loaded, words lead the breath, beside help and the way back', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  await page.route(/\/LayerContent-/, (route) => route.abort());
  await arriveAt(page, 11);
  await start(page);
  // The first of them is for screen readers.
  await expectInSight(layer(page).getByText('Inhale').last());
  await breathe(page, 4_000);
  await expectInSight(layer(page).getByText('Hold').last());
  await expectInSight(layer(page).getByRole('link', { name: 'Need help now?' }));
  await layer(page).getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeFocused();
});

test('help opens over the breath, which stops, and gives the focus back to Start', async ({ page }) => {
  await arriveAt(page, 11);
  await start(page);
  await layer(page).getByRole('link', { name: 'Need help now?' }).click();
  await expect(page.getByRole('dialog', { name: 'Need help now?' })).toBeVisible();
  await expect(layer(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Start' })).toBeFocused();
});

test('it can be begun, stopped and left by keys alone', async ({ page }) => {
  await arriveAt(page, 11);
  await page.getByRole('radio', { name: 'No end' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '1 minute' })).toBeChecked();
  await page.getByRole('button', { name: 'Start' }).focus();
  await page.keyboard.press('Enter');
  await breathe(page, 4_000);
  await expectGuide(page, 'Inhale', 3);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Start' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectGuide(page, 'Inhale', 3);
  await page.keyboard.press('Escape');
  await expect(layer(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Start' })).toBeFocused();
});

test('the still view has the same arc', async ({ page }) => {
  await arriveAt(page, 11);
  await page.getByLabel('Reduce motion').check();
  await choose(page, '1 minute');
  await start(page);
  await expectGuide(page, 'Settle in', 3);
  await breathe(page, 3_000);
  await expectGuide(page, 'Inhale', 4);
  await expect(guide(page).locator('svg')).toHaveCount(0);
  // What appears in no time counts as moving until the next frame.
  await expect
    .poll(() => layer(page).evaluate((dialog) => dialog.getAnimations({ subtree: true }).length))
    .toBe(0);
  await breathe(page, 63_000);
  await expect(page.getByRole('heading', { name: '5 breaths' })).toBeFocused();
});

for (const [name, width, height] of [
  ['portrait', 360, 740],
  ['landscape', 740, 360],
  ['a small phone', 320, 568],
  ['split screen', 360, 320],
] as const)
  test(`words, ring and controls fit in ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await arriveAt(page, 11);
    expect(await outsideTheScreen(page)).toEqual([]);
    await start(page);
    await breathe(page, 4_500);
    await showControls(page);
    expect(await outsideTheScreen(page)).toEqual([]);
    await expect(guide(page).locator('svg')).toBeInViewport(WHOLE);
    for (const control of ['Stop', 'Reset', 'Back'])
      await expect(layer(page).getByRole('button', { name: control })).toBeInViewport(WHOLE);
    const words = await guide(page).locator('p').boundingBox();
    for (const control of await layer(page).getByRole('button').all())
      expect(overlap(words, await control.boundingBox())).toBe(false);
  });

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

function overlap(one: Box, other: Box): boolean {
  if (one === null || other === null) return false;
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

for (const [sky, hour] of [
  ['night', 23],
  ['dusk', 19],
] as const)
  test(`under the sky of ${sky} all is open to all`, async ({ page }) => {
    await arriveAt(page, hour);
    await expect(page.locator(`[data-sky='${sky}']`)).toHaveCount(1);
    await expectOpen(page);
    await choose(page, '1 minute');
    await start(page);
    await breathe(page, 8_000);
    await showControls(page);
    await expectOpen(page);
    await breathe(page, 58_000);
    await expect(page.getByRole('heading', { name: '5 breaths' })).toBeVisible();
    await expectOpen(page);
    expect(await scene(page).count()).toBe(1);
  });
