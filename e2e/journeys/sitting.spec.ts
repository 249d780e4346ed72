// one-screen: phone
import { madeSounds, recordMadeSounds } from '../support/made-sounds';
import { expectInSight } from '../support/in-sight';
import { expectOpenToAll } from '../support/open-to-all';
import { gotoReady, holdTime, keptForOffline, reloadReady, stored } from '../support/pages';
import {
  letTimePass,
  night,
  nightFalls,
  openSettings,
  openSettingsWithHeldTime,
  press,
  turnSoundOff,
} from '../support/sitting';
import { expect, test } from '../support/test';

const MINUTE_MS = 60_000;

test.describe('signed in', () => {
  test.beforeEach(async ({ context, accounts }) => {
    await accounts.signedIn(context);
  });

  test('five minutes end by themselves, and afterwards it says what was sat and nothing else', async ({
    page,
  }) => {
    await holdTime(page);
    await gotoReady(page, '/sit');
    await press(page, '5 minutes');
    await openSettingsWithHeldTime(page);
    await page.getByLabel('Time to settle').selectOption('None');
    await turnSoundOff(page);
    await press(page, 'Begin');
    await nightFalls(page);
    await expect(night(page)).toContainText('Sound is off, so no bell will ring.');
    await expect(night(page).getByText(/^\d+:\d\d$/)).toHaveCount(0);
    await letTimePass(page, 2 * MINUTE_MS);
    await press(page, 'Show the time');
    await expect(night(page).getByText(/^2:5\d$/)).toBeVisible();
    await letTimePass(page, 7_000);
    await expect(night(page).getByText(/^\d+:\d\d$/)).toHaveCount(0);

    await letTimePass(page, 3 * MINUTE_MS);
    await expect(night(page).getByRole('heading')).toHaveText('That was 5 minutes.');
    await expect(night(page).getByText('You earned 5 points for your tree.')).toBeVisible();
    await expect(night(page).getByRole('link', { name: 'See your tree' })).toHaveAttribute('href', '/reward');
    await expect.poll(() => stored(page, 'totalScore')).toBe('5');
    await press(page, 'Sit again');
    await expect(page.getByRole('button', { name: 'Begin like last time' })).toBeFocused();
  });

  test('a pause and a reload lose nothing, and the second use is one press', async ({ page }) => {
    await holdTime(page);
    await gotoReady(page, '/sit');
    await press(page, 'No end');
    await openSettingsWithHeldTime(page);
    await page.getByLabel('Time to settle').selectOption('None');
    await page.getByLabel('Show the time all the way').check();
    await turnSoundOff(page);
    await press(page, 'Begin');
    await nightFalls(page);
    await letTimePass(page, 90_000);
    await press(page, 'Pause');
    await letTimePass(page, 10 * MINUTE_MS);
    await expect(night(page).getByText(/^1:3\d$/)).toBeVisible();
    await reloadReady(page);
    await nightFalls(page);
    await expect(night(page).getByText(/^1:3\d$/)).toBeVisible();
    await press(page, 'Go on');
    await letTimePass(page, MINUTE_MS);
    await press(page, 'End');
    await expect(night(page).getByRole('heading')).toHaveText('That was 2 minutes.');
    await reloadReady(page);
    await expect(page.getByText('It goes on until you end it.')).toBeVisible();
    await press(page, 'Begin like last time');
    await nightFalls(page);
    await expect(night(page).getByRole('button', { name: 'Pause' })).toBeFocused();
  });

  test('what cannot be is said beside its field, and what was typed stays', async ({ page }) => {
    await gotoReady(page, '/sit');
    const begin = page.getByRole('button', { name: 'Begin' });
    const place = await begin.boundingBox();
    await press(page, 'Custom');
    const length = page.getByLabel('Minutes', { exact: true });
    await expect(length).toBeFocused();
    await length.fill('999');
    await press(page, 'Begin');
    expect(await begin.boundingBox()).toEqual(place);
    await expect(length).toBeFocused();
    await expect(length).toHaveValue('999');
    await expect(length).toHaveAccessibleDescription(/Enter a whole number of minutes from 1 to 600\./);
    await length.fill('30');
    await openSettings(page);
    await press(page, 'At set minutes');
    await page.getByText('Bells, background and screen').click();
    await press(page, 'Begin');
    const minutes = page.getByLabel('At these minutes');
    await expect(minutes).toBeFocused();
    await minutes.fill('5, 10, 45');
    await press(page, 'Begin');
    await expect(minutes).toHaveValue('5, 10, 45');
    await expect(minutes).toHaveAccessibleDescription(/from 1 to 29/);
    await minutes.fill('5, 10, 25');
    await expect(page.getByText('In between it rings at these minutes: 5, 10, 25.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(night(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(night(page).getByRole('button', { name: 'Go on' })).toBeVisible();
  });

  test('the bells are in the sound that plays on while the screen is off, at their times', async ({
    page,
  }) => {
    await recordMadeSounds(page);
    await gotoReady(page, '/sit');
    await press(page, 'Custom');
    await page.getByLabel('Minutes', { exact: true }).fill('1');
    await openSettings(page);
    await page.getByLabel('Time to settle').selectOption('5 seconds');
    await press(page, 'Small bell');
    await press(page, 'Begin');
    await expect.poll(async () => (await madeSounds(page)).length).toBe(1);
    const [first] = await madeSounds(page);
    expect(first?.begins[0]).toBeCloseTo(5, 1);
    // The time that is shown is that of the sound.
    await expect(night(page)).toContainText('Settle in');
    await expect(night(page)).not.toContainText('Settle in', { timeout: 20_000 });
    await press(page, 'End');
    await expect(night(page).getByRole('heading')).toHaveText('That was less than a minute.');
  });

  test('End while settling in has a quiet end that says that nothing was counted', async ({ page }) => {
    await holdTime(page);
    await gotoReady(page, '/sit');
    await openSettingsWithHeldTime(page);
    await turnSoundOff(page);
    await press(page, 'Begin');
    await nightFalls(page);
    await expect(night(page)).toContainText('Settle in');
    await press(page, 'End');
    await expect(night(page).getByRole('heading')).toHaveText('That’s it for now.');
    await expectInSight(
      night(page).getByText('You were still settling in. Nothing was counted, and that’s fine.'),
    );
    await expect(night(page).getByRole('link', { name: 'Done' })).toBeVisible();
    await expect(night(page).getByRole('link', { name: 'See your tree' })).toHaveCount(0);
    await press(page, 'Sit again');
    await press(page, 'Begin like last time');
    await nightFalls(page);
    await expect(night(page)).toContainText('Settle in');
  });

  test('nothing stands in the way of anyone before, during and after', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await gotoReady(page, '/sit');
    await openSettings(page);
    await press(page, 'At random');
    await page.getByLabel('How many bells').fill('3');
    await expectOpenToAll(page);
    await press(page, 'Begin');
    await expectOpenToAll(page);
    await press(page, 'Pause');
    await expectOpenToAll(page);
    await page.getByLabel('Show the time').waitFor();
  });
});

test.describe('without an account and without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a guest can sit with bells after one visit', async ({ page, context, watch }) => {
    watch.allowOutage();
    await recordMadeSounds(page);
    await gotoReady(page, '/sit');
    await page.getByRole('button', { name: 'Continue without an account' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Time to sit');
    await keptForOffline(page);
    await reloadReady(page);
    await context.setOffline(true);
    await reloadReady(page);
    await press(page, 'Begin');
    await expect.poll(async () => (await madeSounds(page)).length).toBe(1);
    await expect(night(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  });
});
