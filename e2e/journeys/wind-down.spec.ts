// one-screen: phone
import { madeSounds, recordMadeSounds } from '../support/made-sounds';
import { expectOpenToAll } from '../support/open-to-all';
import { gotoReady, holdTime, keptForOffline, reloadReady, stored } from '../support/pages';
import { letTimePass, night, nightFalls, press, turnSoundOff } from '../support/sitting';
import { expect, test } from '../support/test';

const MINUTE_MS = 60_000;

test.describe('signed in', () => {
  test.beforeEach(async ({ context, accounts }) => {
    await accounts.signedIn(context);
  });

  test('one button leads through breath, body scan and sounds into quiet', async ({ page }) => {
    await holdTime(page);
    await gotoReady(page, '/sleep');
    await press(page, '5 minutes');
    await page.getByLabel('After the words, play for').selectOption('5 minutes');
    await expect(
      page.getByText('It guides you for 10 minutes. Then sounds play for 5 minutes'),
    ).toBeVisible();
    await turnSoundOff(page);
    await press(page, 'Begin');
    await nightFalls(page);
    await expect(night(page).getByText('Breathe in')).toBeVisible();
    await letTimePass(page, 4_000);
    await expect(night(page).getByText('Breathe out')).toBeVisible();
    await letTimePass(page, 5 * MINUTE_MS);
    await expect(night(page).getByText('Arriving')).toBeVisible();
    await letTimePass(page, 5 * MINUTE_MS);
    await expect(night(page).getByText('Arriving')).toHaveCount(0);
    await expect(night(page)).toContainText('The sounds go on by themselves.');
    await letTimePass(page, 5 * MINUTE_MS);
    await expect(night(page)).toContainText('It’s quiet now. Rest as long as you like.');
    await expect.poll(() => stored(page, 'totalScore')).toBe('0');
    await press(page, 'Done');
    await expect(page.getByRole('button', { name: 'Begin' })).toBeFocused();
  });

  test('its tones are in the sound that plays on while the screen is off; it stops at a tap and goes on', async ({
    page,
  }) => {
    await recordMadeSounds(page);
    await gotoReady(page, '/sleep');
    await page.getByLabel('Body scan', { exact: true }).uncheck();
    await page.getByLabel('Sounds', { exact: true }).uncheck();
    await press(page, 'Begin');
    await expect.poll(async () => (await madeSounds(page)).length).toBe(1);
    const [first] = await madeSounds(page);
    expect(first?.begins[0]).toBeLessThan(1);
    await press(page, 'Pause');
    await expect(night(page).getByRole('button', { name: 'Go on' })).toBeFocused();
    await press(page, 'Go on');
    await expect(night(page).getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Begin' })).toBeFocused();
  });

  test('a reload loses nothing: the evening rests where it was, and an evening that was ended stays ended', async ({
    page,
  }) => {
    await holdTime(page);
    await gotoReady(page, '/sleep');
    await turnSoundOff(page);
    await press(page, 'Begin');
    await nightFalls(page);
    await letTimePass(page, 5 * MINUTE_MS + 4_000);
    await expect(night(page).getByText('Arriving')).toBeVisible();
    await reloadReady(page);
    await nightFalls(page);
    await expect(night(page).getByRole('paragraph').filter({ hasText: 'Paused' })).toBeVisible();
    await expect(
      night(page).getByRole('paragraph').filter({ hasText: 'Body scan: about 10 minutes left.' }),
    ).toBeVisible();
    await press(page, 'Go on');
    await expect(night(page).getByText('Arriving')).toBeVisible();
    await press(page, 'Pause');
    await press(page, 'End');
    await expect(page.getByRole('status').filter({ hasText: 'That’s it for now.' })).toBeVisible();
    await reloadReady(page);
    await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
    await expect(night(page)).toHaveCount(0);
  });

  test('each part can be left out, which the device remembers, and one has to be left', async ({ page }) => {
    await gotoReady(page, '/sleep');
    for (const part of ['Dim the screen', 'Slow exhale', 'Body scan', 'Sounds'])
      await page.getByLabel(part, { exact: true }).uncheck();
    await expect(page.getByLabel('Mix of sounds')).toHaveCount(0);
    await expect(page.getByText('All parts are off. Turn on at least one.')).toBeVisible();
    await press(page, 'Begin');
    await expect(night(page)).toHaveCount(0);
    await page.getByLabel('Slow exhale', { exact: true }).check();
    await expect(page.getByText('All of it takes 5 minutes and ends by itself.')).toBeVisible();
    await reloadReady(page);
    await expect(page.getByLabel('Slow exhale', { exact: true })).toBeChecked();
    await expect(page.getByLabel('Body scan', { exact: true })).not.toBeChecked();
  });

  test('nothing stands in the way of anyone before, during and after', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await gotoReady(page, '/sleep');
    await expectOpenToAll(page);
    await press(page, 'Begin');
    await expectOpenToAll(page);
    await press(page, 'Pause');
    await expectOpenToAll(page);
  });
});

test.describe('without an account and without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a guest can wind down after one visit', async ({ page, context, watch }) => {
    watch.allowOutage();
    await recordMadeSounds(page);
    await gotoReady(page, '/sleep');
    await page.getByRole('button', { name: 'Continue without an account' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wind down');
    await keptForOffline(page);
    await reloadReady(page);
    await context.setOffline(true);
    await reloadReady(page);
    await press(page, 'Begin');
    await expect(night(page).getByText('Breathe in')).toBeVisible();
    await expect.poll(async () => (await madeSounds(page)).length).toBeGreaterThan(0);
  });
});
