// one-screen: phone
import { begin, expectStep, gotoRoutine, move, press, routine } from '../support/movement';
import { expectOpenToAll } from '../support/open-to-all';
import { gotoReady, holdTime, keptForOffline, reloadReady, stored } from '../support/pages';
import { expect, test } from '../support/test';
import { giveVoice, spokenWords, takeVoices } from '../support/voice';

test.beforeEach(async ({ context, accounts }) => {
  await accounts.signedIn(context);
});

test('a routine is chosen by where one is, leads through its steps by the clock, and gives a point a minute', async ({
  page,
  context,
  accounts,
}) => {
  await holdTime(page);
  await gotoReady(page, '/exercises');
  const cards = page.getByRole('region', { name: 'Routines' }).getByRole('listitem');
  await expect(cards).toHaveCount(8);
  await page.getByRole('button', { name: 'At a desk' }).click();
  await expect(cards).toHaveCount(3);
  await page.getByRole('link', { name: 'A break at your desk' }).click();
  await expect(page).toHaveURL('/exercises?routine=desk');
  await expect(page).toHaveTitle('A break at your desk – Stillgrove');
  await expect(routine(page).getByText('Stop if something hurts')).toBeVisible();

  await begin(page);
  await expectStep(page, 'Look far away');
  await expect(routine(page).getByText('30 seconds left')).toBeAttached();
  await expect(routine(page).getByText('Next: Lift and drop your shoulders')).toBeVisible();
  // The whole screen is the routine's, with help and the way out on it.
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Diary' })).toBeHidden();
  await expect(routine(page).getByRole('link', { name: 'Need help now?' })).toBeInViewport();
  await move(page, 29_000);
  await expectStep(page, 'Look far away');
  await move(page, 1_000);
  await expectStep(page, 'Lift and drop your shoulders');
  await move(page, 180_000);
  await expectStep(page, 'Long back');
  await expect(routine(page).getByText('This is the last step.')).toBeVisible();
  await move(page, 30_000);
  await expectStep(page, 'You moved for 4 minutes.');
  await expect(routine(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(routine(page).getByText('That gave your tree 4 points.')).toBeVisible();
  await expect.poll(() => stored(page, 'totalScore')).toBe('4');
  await page.clock.runFor(10_000);
  await expect.poll(() => accounts.totalScore(context)).toBe(4);

  await page.goBack();
  await expect(cards.first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gentle exercises');
});

test('it can be paused, turned back, skipped and left, and a reload or a sleeping device loses nothing', async ({
  page,
}) => {
  await holdTime(page);
  await gotoRoutine(page, 'standing', 'On your feet');
  await begin(page);
  await move(page, 10_000);
  await press(page, 'Skip');
  await expectStep(page, 'Up on your toes');
  await press(page, 'Back');
  await expectStep(page, 'Shift your weight');
  await press(page, 'Skip');
  await move(page, 5_000);

  // Twenty minutes of sleep are no movement.
  await page.clock.fastForward(1_200_000);
  await page.clock.runFor(40);
  await expectStep(page, 'Up on your toes');

  await press(page, 'Pause');
  await expect(routine(page).getByRole('button', { name: 'Continue' })).toBeFocused();
  await move(page, 60_000);
  await expectStep(page, 'Up on your toes');
  await reloadReady(page);
  await expectStep(page, 'Up on your toes');
  await press(page, 'Continue');
  await expect(routine(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await move(page, 30_000);
  await expectStep(page, 'Sit back');
  await press(page, 'End here');
  await expectStep(page, 'You moved for less than a minute.');
  await reloadReady(page);
  await expect(routine(page).getByRole('button', { name: 'Begin' })).toBeVisible();
});

test('each step has an easier way and one without standing, which the device remembers', async ({ page }) => {
  await holdTime(page);
  await gotoRoutine(page, 'standing', 'On your feet');
  await begin(page);
  const instruction = routine(page).locator('[data-instruction]');
  await expect(instruction).toContainText('Stand with your feet as wide as your hips.');
  await press(page, 'Easier');
  await expect(instruction).toHaveText('Hold on to the chair with one hand.');
  await press(page, 'Without standing');
  await expect(instruction).toContainText('Sit, and let your weight move');
  await reloadReady(page);
  await expect(instruction).toContainText('Sit, and let your weight move');
  await expect(routine(page).getByRole('button', { name: 'Without standing' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the device’s own voice tells each step in the chosen way when it is wanted, and is offered only where there is one', async ({
  page,
  context,
}) => {
  const silent = await context.newPage();
  await takeVoices(silent);
  await gotoRoutine(silent, 'standing', 'On your feet');
  await expect(silent.getByRole('button', { name: 'Sound', exact: true })).toBeVisible();
  await expect(silent.getByLabel('Read the words aloud')).toHaveCount(0);
  await silent.close();

  await giveVoice(page);
  await holdTime(page);
  await gotoRoutine(page, 'standing', 'On your feet');
  await page.getByLabel('Read the words aloud').check();
  await press(page, 'Easier');
  await begin(page);
  await expect
    .poll(() => spokenWords(page))
    .toEqual(['Shift your weight. Hold on to the chair with one hand.']);
  await press(page, 'Pause');
  expect((await spokenWords(page)).at(-1)).toBe('(silence)');
});

test('a second tab waits until it is asked to go on', async ({ page, context }) => {
  await gotoRoutine(page, 'neck', 'Neck and shoulders');
  await begin(page);
  const second = await context.newPage();
  await gotoRoutine(second, 'neck', 'Neck and shoulders');
  await press(second, 'Begin');
  await expect(routine(second).getByText('A routine is under way in another tab')).toBeVisible();
  await press(second, 'Move here instead');
  await expect(routine(second).getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(routine(page).getByRole('button', { name: 'Continue' })).toBeVisible();
});

test('nothing stands in the way of anyone, and where nothing shall move both poses are shown', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await gotoReady(page, '/exercises');
  await expectOpenToAll(page);
  await page.getByRole('link', { name: 'Hands and wrists' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hands and wrists');
  await page.getByText('Read all steps').click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(10);
  await expectOpenToAll(page);
  await begin(page);
  await expect(routine(page).locator('svg[preserveAspectRatio]')).toHaveCount(2);
  await expectOpenToAll(page);
  await press(page, 'End here');
  await expectOpenToAll(page);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the routines are there after one visit', async ({ page, context, watch }) => {
    watch.allowOutage();
    await gotoReady(page, '/exercises');
    await keptForOffline(page);
    await reloadReady(page);
    await context.setOffline(true);
    await reloadReady(page);
    await page.getByRole('link', { name: 'Move with your breath' }).click();
    await begin(page);
    await expectStep(page, 'Hands on your belly');
  });
});
