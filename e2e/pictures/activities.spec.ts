import { breathe, start, stop } from '../support/breathing';
import { gotoReady, reloadReady } from '../support/pages';
import { letTimePass, night, nightFalls, press, turnSoundOff } from '../support/sitting';
import { closeHint, test } from './test';
import { takeScreenshots } from './visit';

const MINUTE_MS = 60_000;

test('11: patterns of breath', async ({ browser, instance, accounts }) => {
  const options = {
    browser,
    accounts,
    url: instance.url,
    file: '11-patterns',
    title: 'Patterns of breath',
  };
  await takeScreenshots(options, async ({ page, shot, signIn, holdTime }) => {
    const patterns = page.getByRole('dialog', { name: 'Breathing patterns' });
    await signIn();
    await gotoReady(page, '/breathing#p=1.i4h7o8.Evening');
    await closeHint(page);
    await shot('Shared by link');
    await press(page, 'Keep it');
    await press(page, 'Patterns');
    await shot('Patterns with their evidence');
    await press(page, 'Make a pattern');
    await shot('A pattern of one’s own');
    await page.keyboard.press('Escape');
    await reloadReady(page);
    await press(page, 'Patterns');
    await patterns.getByRole('radio', { name: /^Longer exhale(?!, short)/ }).check();
    await press(page, 'Done');
    await page.getByText('Picture, cues and more').click();
    await page.getByRole('group', { name: 'Picture' }).waitFor();
    await shot('Settings');
    for (const picture of ['Bar', 'Horizon', 'Leaf', 'Black']) {
      await page.getByRole('radio', { name: picture, exact: true }).press('Space');
      await start(page);
      if (picture === 'Bar') {
        await shot('Before the first time');
        await press(page, 'I’ve read this, begin');
      }
      await page.waitForTimeout(2_600);
      await shot(`Picture: ${picture}`);
      await stop(page);
    }
    await press(page, 'Breathe with eyes closed');
    await shot('Eyes closed');
    await page.keyboard.press('Escape');
    await reloadReady(page);
    await holdTime();
    await page.getByRole('radio', { name: '1 minute', exact: true }).press('Space');
    await start(page);
    await breathe(page, 70_000);
    await shot('The end');
  });
});

test('12: sounds', async ({ browser, instance, accounts }) => {
  const options = { browser, accounts, url: instance.url, file: '12-sounds', title: 'Sounds', still: true };
  await takeScreenshots(options, async ({ page, shot, signIn }) => {
    await signIn();
    await gotoReady(page, '/sounds#m=1.rain70.waves40');
    await closeHint(page);
    await shot('Before');
    await page.getByRole('button', { name: /^Rain and bowls/ }).click();
    await shot('A mix plays');
    await page.getByRole('slider').first().scrollIntoViewIfNeeded();
    await shot('The mixer');
    await page.getByLabel('Name of this mix').scrollIntoViewIfNeeded();
    await shot('Own mixes');
  });
});

test('13: sitting and winding down', async ({ browser, instance, accounts }) => {
  const options = {
    browser,
    accounts,
    url: instance.url,
    file: '13-quiet',
    title: 'Sitting and winding down',
    still: true,
  };
  await takeScreenshots(options, async ({ page, shot, signIn, holdTime }) => {
    await signIn();
    await gotoReady(page, '/sit');
    await closeHint(page);
    await shot('Time to sit');
    await press(page, 'Begin');
    await nightFalls(page);
    await press(page, 'End');
    await shot('Ended while settling in');
    await press(page, 'Sit again');
    await page.getByText('Bells, background and screen').click();
    await page.getByLabel('Time to settle').selectOption('None');
    await shot('Bells');
    await turnSoundOff(page);
    await holdTime();
    await press(page, '5 minutes');
    await press(page, 'Begin');
    await nightFalls(page);
    await press(page, 'Show the time');
    await shot('Sitting');
    await letTimePass(page, 5 * MINUTE_MS);
    await shot('Afterwards');
    await gotoReady(page, '/sleep');
    await shot('Wind down');
    await page.getByLabel('Sounds', { exact: true }).scrollIntoViewIfNeeded();
    await shot('Each part is optional');
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await nightFalls(page);
    await letTimePass(page, 10_000);
    await shot('A slow exhale');
    await letTimePass(page, 6 * MINUTE_MS);
    await shot('The body scan');
    await night(page).getByRole('button', { name: 'Pause' }).click();
    await shot('Stopped');
  });
});

test('14: exercises', async ({ browser, instance, accounts }) => {
  const options = { browser, accounts, url: instance.url, file: '14-exercises', title: 'Exercises' };
  await takeScreenshots(options, async ({ page, shot, signIn }) => {
    await signIn();
    await gotoReady(page, '/exercises');
    await closeHint(page);
    await shot('Eight routines');
    await gotoReady(page, '/exercises?routine=standing');
    await shot('Before a routine');
    await page.getByRole('button', { name: 'Begin' }).click();
    await shot('A step');
    await page.getByRole('button', { name: 'Skip' }).click();
    await shot('The next step');
    await page.getByRole('button', { name: 'End here' }).click();
    await shot('The end');
    await gotoReady(page, '/exercises?routine=chair');
    await shot('On a chair');
    await gotoReady(page, '/exercises?routine=bed');
    await shot('In bed');
  });
});
