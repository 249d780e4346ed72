// one-screen: phone
import {
  begin,
  beGuided,
  expectPart,
  expectSentence,
  press,
  scene,
  sentence,
  setup,
} from '../support/body-scan';
import { expectOpenToAll } from '../support/open-to-all';
import { recordTones, struckTones } from '../support/made-sounds';
import { gotoReady, holdTime, keptForOffline, reloadReady, stored } from '../support/pages';
import { nightFalls } from '../support/sitting';
import { expect, test } from '../support/test';
import { giveVoice, spokenWords } from '../support/voice';
import { WHOLE } from '../support/in-sight';

const FIRST = 'Get as comfortable as you can, in any position.';

test.beforeEach(async ({ context, accounts }) => {
  await accounts.signedIn(context);
});

test('five minutes lead from arriving to coming back, with no points', async ({ page }) => {
  await recordTones(page);
  await holdTime(page);
  await gotoReady(page, '/body');
  await expect(setup(page).getByText('if you hear voices')).toBeVisible();
  await page.getByRole('button', { name: '5 minutes' }).click();
  await begin(page);
  await nightFalls(page);
  await expectSentence(page, FIRST);
  await expectPart(page, 'Arriving');
  await expect(scene(page).getByText('About 5 minutes left')).toBeVisible();
  await expect(scene(page).locator('[data-lit="true"]')).toHaveCount(1);

  await beGuided(page, 150_000);
  await expect(scene(page).getByText('About 3 minutes left')).toBeVisible();
  await expect(scene(page).getByRole('progressbar')).toHaveJSProperty('value', 50);
  await expect(scene(page).locator('[data-lit="true"]')).toHaveCount(1);

  await beGuided(page, 145_000);
  await expectPart(page, 'Coming back');
  await beGuided(page, 5_000);
  await expect(scene(page).getByRole('heading', { name: 'That was the body scan.' })).toBeFocused();
  // A bell of several tones between seventeen parts.
  const tones = await struckTones(page);
  expect(tones.filter((hertz) => hertz === tones[0])).toHaveLength(16);
  await expect.poll(() => stored(page, 'totalScore')).toBe('0');
  await expect(scene(page).getByRole('button', { name: 'Start again' })).toBeVisible();
});

test('it can be paused, turned back, skipped and left, and a reload or a sleeping device loses nothing', async ({
  page,
}) => {
  await holdTime(page);
  await gotoReady(page, '/body');
  await expect(setup(page).getByRole('button', { name: 'Begin' })).toBeInViewport(WHOLE);
  await begin(page);
  await nightFalls(page);
  await beGuided(page, 2_000);
  await expect(scene(page).getByText('If you don’t have')).toHaveCount(0);
  await press(page, 'Skip this part');
  await expectPart(page, 'Your left foot');
  await expect(scene(page).getByText('If you don’t have or don’t feel this part')).toBeVisible();
  await press(page, 'Previous part');
  await expectPart(page, 'Arriving');
  await press(page, 'Skip this part');
  await press(page, 'Skip this part');
  await expectPart(page, 'Your right foot');

  await test.step('upright and on its side, a phone shows the sentence and every button at once', async () => {
    const upright = page.viewportSize();
    if (upright === null) throw new Error('A phone has a size.');
    for (const size of [{ width: upright.height, height: upright.width }, upright]) {
      await page.setViewportSize(size);
      await expect.soft(sentence(page)).toBeInViewport(WHOLE);
      for (const button of await scene(page).getByRole('button').all())
        await expect.soft(button).toBeInViewport(WHOLE);
    }
  });

  // Twenty minutes of sleep are no guidance.
  await page.clock.fastForward(1_200_000);
  await page.clock.runFor(40);
  await expectPart(page, 'Your right foot');

  await press(page, 'Pause');
  await expect(scene(page).getByRole('button', { name: 'Continue' })).toBeFocused();
  await beGuided(page, 60_000);
  await expectPart(page, 'Your right foot');

  await reloadReady(page);
  await nightFalls(page);
  await expectPart(page, 'Your right foot');
  await press(page, 'Continue');
  await beGuided(page, 1_000);
  await expectSentence(page, 'Now move your attention to your right foot.');

  // Escape and the back gesture of a phone take one step: to a pause, to the end, and from there to the page.
  await page.keyboard.press('Escape');
  await expect(scene(page).getByRole('button', { name: 'Continue' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(scene(page).getByRole('heading', { name: 'That’s it for now.' })).toBeFocused();
  await expect(scene(page).getByRole('link', { name: 'Done' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(setup(page).getByRole('button', { name: 'Begin' })).toBeFocused();
  await reloadReady(page);
  await expect(scene(page)).toBeHidden();
});

test('the device’s own voice speaks when it is wanted, and then nothing else reads the same', async ({
  page,
}) => {
  await giveVoice(page);
  await holdTime(page);
  await gotoReady(page, '/body');
  await begin(page);
  await nightFalls(page);
  await expect(sentence(page)).toHaveAttribute('aria-live', 'polite');
  await expect.poll(() => spokenWords(page)).toEqual([]);
  await press(page, 'End here');
  await expect(page.getByRole('status').filter({ hasText: 'That’s it for now.' })).toBeVisible();
  await page.getByLabel('Read the words aloud').check();
  await begin(page);
  await nightFalls(page);
  await expect(sentence(page)).toHaveAttribute('aria-live', 'off');
  await expect.poll(() => spokenWords(page)).toEqual([FIRST]);
  await press(page, 'Pause');
  await expect.poll(() => spokenWords(page)).toEqual([FIRST, '(silence)']);
});

test('Begin says that it waits while the screen is on its way, and begins once that is there', async ({
  page,
}) => {
  const html = await (await page.request.get('/body')).text();
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  // What the page itself doesn't name comes after it.
  await page.route('**/*.js', async (route) => {
    if (!html.includes(new URL(route.request().url()).pathname)) await arrived;
    await route.continue();
  });
  await gotoReady(page, '/body');
  await setup(page).getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByText('One moment…')).toBeVisible();
  await expect(scene(page)).toBeHidden();
  arrive();
  await nightFalls(page);
  await expectSentence(page, FIRST);
});

test('Begin pressed in the moment in which the screen has arrived and is not shown yet begins as well', async ({
  page,
}) => {
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    // The message comes after the promises that wait for the code, and before React renders with it.
    const press = `
      ;{
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => [...document.querySelectorAll('main button')].find(({ textContent }) => textContent === 'Begin').click();
        port2.postMessage('');
      }`;
    await route.fulfill({ response, body: code.includes('Skip this part') ? code + press : code });
  });
  await gotoReady(page, '/body');
  await nightFalls(page);
  await expectSentence(page, FIRST);
  await page.unrouteAll({ behavior: 'wait' });
});

test('nothing stands in the way of anyone before, during and after', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await gotoReady(page, '/body');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Body scan');
  await expectOpenToAll(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await begin(page);
  await expect(sentence(page)).toHaveText(FIRST);
  await expect(sentence(page)).toBeInViewport(WHOLE);
  await expect(scene(page).getByRole('button', { name: 'Pause' })).toBeInViewport(WHOLE);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await expectOpenToAll(page);
  for (let part = 0; part < 19; part += 1) await press(page, 'Skip this part');
  await expect(scene(page).getByRole('heading', { name: 'That was the body scan.' })).toBeFocused();
  await expectOpenToAll(page);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the words and the bell are there after one visit', async ({ page, context, watch }) => {
    watch.allowOutage();
    await gotoReady(page, '/body');
    await keptForOffline(page);
    await reloadReady(page);
    await context.setOffline(true);
    await recordTones(page);
    await reloadReady(page);
    await begin(page);
    await expect(sentence(page)).toHaveText(FIRST);
    await press(page, 'Skip this part');
    await expectPart(page, 'Your left foot');
    await expect.poll(async () => (await struckTones(page)).length).toBeGreaterThan(0);
  });
});
