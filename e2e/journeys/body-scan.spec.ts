import { beGuided, expectPart, press, scene, sentence } from '../support/body-scan';
import { expectOpenToAll } from '../support/open-to-all';
import { gotoReady, holdTime, keptForOffline, reloadReady, stored } from '../support/pages';
import { expect, test } from '../support/test';

const FIRST = 'Get as comfortable as you can, in any position.';

test.beforeEach(async ({ context, accounts }) => {
  await accounts.signedIn(context);
});

test('five minutes lead from arriving to coming back, with no points', async ({ page }) => {
  await page.addInitScript(() => {
    const struck: string[] = [];
    HTMLMediaElement.prototype.play = function play(this: HTMLMediaElement) {
      struck.push(new URL(this.src).pathname);
      return Promise.resolve();
    };
    Object.assign(window, { struck });
  });
  await holdTime(page);
  await gotoReady(page, '/body');
  await expect(scene(page).getByText('if you hear voices')).toBeVisible();
  await page.getByRole('button', { name: '5 minutes' }).click();
  await press(page, 'Begin');
  await expect(sentence(page)).toHaveText(FIRST);
  await expectPart(page, 'Arriving');
  await expect(scene(page).getByText('About 5 minutes left')).toBeVisible();
  await expect(scene(page).getByText('If you don’t have or don’t feel this part')).toBeVisible();
  await expect(scene(page).locator('[data-lit="true"]')).toHaveCount(1);

  await beGuided(page, 150_000);
  await expect(scene(page).getByText('About 3 minutes left')).toBeVisible();
  await expect(scene(page).getByRole('progressbar')).toHaveJSProperty('value', 50);
  await expect(scene(page).locator('[data-lit="true"]')).toHaveCount(1);

  await beGuided(page, 145_000);
  await expectPart(page, 'Coming back');
  await beGuided(page, 5_000);
  await expect(scene(page).getByRole('status')).toContainText('That was the 5-minute body scan.');
  // A bell between seventeen parts.
  expect(await page.evaluate(() => Reflect.get(window, 'struck') as string[])).toEqual(
    Array<string>(16).fill('/sound/exhale.mp3'),
  );
  expect(await stored(page, 'totalScore')).toBe('0');
  await expect(scene(page).getByRole('button', { name: 'Start again' })).toBeVisible();
});

test('it can be paused, turned back, skipped and left, and a reload or a sleeping device loses nothing', async ({
  page,
}) => {
  await holdTime(page);
  await gotoReady(page, '/body');
  await press(page, 'Begin');
  await beGuided(page, 2_000);
  await press(page, 'Skip this part');
  await expectPart(page, 'Your left foot');
  await press(page, 'Previous part');
  await expectPart(page, 'Arriving');
  await press(page, 'Skip this part');
  await press(page, 'Skip this part');
  await expectPart(page, 'Your right foot');

  // Twenty minutes of sleep are no guidance.
  await page.clock.fastForward(1_200_000);
  await page.clock.runFor(40);
  await expectPart(page, 'Your right foot');

  await press(page, 'Pause');
  await expect(scene(page).getByRole('button', { name: 'Continue' })).toBeFocused();
  await beGuided(page, 60_000);
  await expectPart(page, 'Your right foot');

  await reloadReady(page);
  await expectPart(page, 'Your right foot');
  await press(page, 'Continue');
  await beGuided(page, 1_000);
  await expect(sentence(page)).toHaveText('Now move your attention to your right foot.');

  await press(page, 'End here');
  await expect(scene(page).getByRole('button', { name: 'Begin' })).toBeVisible();
  await reloadReady(page);
  await expect(scene(page).getByRole('button', { name: 'Begin' })).toBeVisible();
});

test('the device’s own voice speaks when it is wanted, and then nothing else reads the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    const voice = { lang: 'en-GB', localService: true, default: true, name: 'Own', voiceURI: 'own' };
    const synthesis = {
      getVoices: () => [voice],
      speak: ({ text }: { text: string }) => void spoken.push(text),
      cancel: () => void spoken.push('(silence)'),
    };
    function Utterance(this: { text: string }, text: string) {
      this.text = text;
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.assign(window, { spoken, SpeechSynthesisUtterance: Utterance });
  });
  const spoken = () => page.evaluate(() => Reflect.get(window, 'spoken') as string[]);
  await holdTime(page);
  await gotoReady(page, '/body');
  await press(page, 'Begin');
  await expect(sentence(page)).toHaveAttribute('aria-live', 'polite');
  expect(await spoken()).toEqual([]);
  await press(page, 'End here');
  await page.getByLabel('Read the words aloud').check();
  await press(page, 'Begin');
  await expect(sentence(page)).toHaveAttribute('aria-live', 'off');
  expect(await spoken()).toEqual([FIRST]);
  await press(page, 'Pause');
  expect(await spoken()).toEqual([FIRST, '(silence)']);
});

test('nothing stands in the way of anyone before, during and after', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await gotoReady(page, '/body');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Body scan');
  await expectOpenToAll(page);
  await press(page, 'Begin');
  await expectOpenToAll(page);
  for (let part = 0; part < 19; part += 1) await press(page, 'Skip this part');
  await expect(scene(page).getByRole('status')).toContainText('That was the 10-minute body scan.');
  await expectOpenToAll(page);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the words and the bell are there after one visit', async ({ page, context, watch }) => {
    watch.allowOutage();
    await gotoReady(page, '/body');
    await keptForOffline(page);
    await reloadReady(page);
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/sound/exhale.mp3')) !== undefined))
      .toBe(true);
    await context.setOffline(true);
    await reloadReady(page);
    await press(page, 'Begin');
    await expect(sentence(page)).toHaveText(FIRST);
    await press(page, 'Skip this part');
    await expectPart(page, 'Your left foot');
  });
});
