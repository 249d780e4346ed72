// one-screen: phone
import type { Page } from '@playwright/test';
import { logOutByBar, newPerson, signInByForm } from '../support/accounts';
import {
  BREATH_MS,
  breathe,
  expectGuide,
  expectTally,
  PHASE_MS,
  reset,
  start,
  stop,
} from '../support/breathing';
import { gotoReady, holdTime, reloadReady, stored, toasts } from '../support/pages';
import { expect, test } from '../support/test';

const NAMES = [
  'totalScore',
  'breathingExerciseScore',
  'breathingExerciseLeaves',
  'breathingExerciseIsActive',
] as const;

async function storedValues(page: Page): Promise<(string | null)[]> {
  return Promise.all(NAMES.map((name) => stored(page, name)));
}

async function startAndBreathe(page: Page, milliseconds: number): Promise<void> {
  await start(page);
  await breathe(page, milliseconds);
}

test.beforeEach(async ({ page }) => {
  await holdTime(page);
});

test('breathing keeps its score, its leaves and whether it goes on', async ({ page, context, accounts }) => {
  await accounts.signedIn(context);
  await gotoReady(page, '/breathing');
  await startAndBreathe(page, BREATH_MS);
  await expectTally(page, { points: 4, leaves: 3, breaths: 1 });
  await expect.poll(() => storedValues(page)).toEqual(['4', '4', '3', 'true']);
  await stop(page);
  await expect.poll(() => storedValues(page)).toEqual(['4', '4', '3', 'false']);
  await reloadReady(page);
  await expectTally(page, { points: 4, leaves: 3, breaths: 0 });
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
});

test('a reload in the middle goes on from inhale 4', async ({ page, context, accounts, watch }) => {
  watch.allow(/The sound needs a touch before it may play/);
  await accounts.signedIn(context);
  await gotoReady(page, '/breathing');
  await startAndBreathe(page, PHASE_MS + 2_000);
  await expectGuide(page, 'Hold', 2);
  await expectTally(page, { points: 1, leaves: 1, breaths: 0 });

  await reloadReady(page);
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  await expectGuide(page, 'Inhale', 4);
  await expectTally(page, { points: 1, leaves: 1, breaths: 0 });
  await breathe(page, PHASE_MS);
  await expectGuide(page, 'Hold', 4);
  await expectTally(page, { points: 2, leaves: 2, breaths: 0 });
  await stop(page);
  await expect.poll(() => accounts.totalScore(context)).toBe(2);
});

test('what a closed tab left running waits for Start', async ({ page, context, accounts }) => {
  await accounts.signedIn(context);
  await gotoReady(page, '/breathing');
  await startAndBreathe(page, PHASE_MS + 2_000);
  await expectTally(page, { points: 1, leaves: 1, breaths: 0 });
  await page.close();

  const later = await context.newPage();
  await holdTime(later);
  await gotoReady(later, '/breathing');
  await expectTally(later, { points: 1, leaves: 1, breaths: 0 });
  await expect.poll(async () => (await storedValues(later)).at(-1)).toBe('false');
  await breathe(later, PHASE_MS);
  await expect(later.getByRole('button', { name: 'Start' })).toBeVisible();
  await expectTally(later, { points: 1, leaves: 1, breaths: 0 });
});

test('Stop rests the guide where it is, and Start goes on from there', async ({
  page,
  context,
  accounts,
}) => {
  await accounts.signedIn(context);
  await gotoReady(page, '/breathing');
  await startAndBreathe(page, PHASE_MS + 1_500);
  await stop(page);
  await breathe(page, PHASE_MS);
  await expectGuide(page, 'Hold', 3);
  await startAndBreathe(page, 2_500);
  await expectGuide(page, 'Exhale', 4);
  await expectTally(page, { points: 3, leaves: 2, breaths: 0 });
});

test('Reset clears the exercise and leaves the tree as it is', async ({ page, context, accounts }) => {
  await accounts.signedIn(context);
  await gotoReady(page, '/breathing');
  await startAndBreathe(page, BREATH_MS + 1_000);
  await expectTally(page, { points: 4, leaves: 3, breaths: 1 });
  await reset(page);
  await expectTally(page, { points: 0, leaves: 0, breaths: 0 });
  await expectGuide(page, 'Inhale', 4);
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await expect.poll(() => storedValues(page)).toEqual(['4', null, null, null]);

  await reloadReady(page);
  await expectTally(page, { points: 0, leaves: 0, breaths: 0 });
  await gotoReady(page, '/reward');
  await page.clock.runFor(1_000);
  await expect(page.getByText('Tasks Completed: 4 of 500')).toBeVisible();
});

test('two people on one device each have their own values', async ({ page, context, accounts, watch }) => {
  // Said by the browser for the session that ended.
  watch.allow(/status of 401/);
  const [ada, ben] = [
    await accounts.create(newPerson('Ada Quiet')),
    await accounts.create(newPerson('Ben Still')),
  ];

  await gotoReady(page, '/login?from=/breathing');
  await signInByForm(page, ada);
  await expect(page).toHaveURL('/breathing');
  await startAndBreathe(page, BREATH_MS);
  await stop(page);
  await expect.poll(() => storedValues(page)).toEqual(['4', '4', '3', 'false']);
  await logOutByBar(page);
  await expect(toasts(page)).toContainText(['Logged out successfully']);

  await gotoReady(page, '/login?from=/breathing');
  await signInByForm(page, ben);
  await expect(page).toHaveURL('/breathing');
  await expectTally(page, { points: 0, leaves: 0, breaths: 0 });
  await startAndBreathe(page, PHASE_MS);
  await stop(page);
  await expect.poll(() => storedValues(page)).toEqual(['1', '1', '1', 'false']);

  // This time the session ends by itself.
  await context.clearCookies();
  await gotoReady(page, '/login?from=/breathing');
  await signInByForm(page, ada);
  await expect(page).toHaveURL('/breathing');
  await expectTally(page, { points: 4, leaves: 3, breaths: 0 });
  await expect.poll(() => storedValues(page)).toEqual(['4', '4', '3', 'false']);
  await expect.poll(() => accounts.totalScore(context)).toBe(4);
});
