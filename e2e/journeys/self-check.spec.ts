// one-screen: phone
import type { Page } from '@playwright/test';
import { beginPrivateSpace } from '../support/check-ins';
import { everythingStored, sealedRecords } from '../support/diary';
import { expectInSight, WHOLE } from '../support/in-sight';
import { expectOpenToAll } from '../support/open-to-all';
import { allKeptForOffline, gotoReady, reloadReady } from '../support/pages';
import { answer, expectQuestion, helpAtOnce, SELF_CHECKS, toNinthItem } from '../support/self-check';
import { expect, test } from '../support/test';

test.beforeEach(async ({ context, accounts }) => {
  await accounts.signedIn(context);
});

test('any answer to the ninth item brings help in place and with the result, and nothing is sent or kept', async ({
  page,
}) => {
  await gotoReady(page, SELF_CHECKS);
  await page.getByRole('link', { name: 'My mood is low' }).click();
  await expect(page.getByText('This isn’t a diagnosis.')).toBeVisible();
  await expectOpenToAll(page);
  await page.goBack();
  // What the help over every page needs is loaded with the first press, whatever is pressed.
  await page.waitForLoadState('networkidle');
  const keptBefore = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  const requests: string[] = [];
  page.on('request', (request) => {
    // The drawing of the page comes when it is near the screen, however late that is.
    if (!request.url().endsWith('.svg')) requests.push(request.url());
  });

  await toNinthItem(page);
  await expectInSight(page.getByRole('button', { name: 'Leave this out' }));
  await expect(helpAtOnce(page)).toBeHidden();
  await page.getByRole('radio', { name: 'Several days' }).check();
  await expect(helpAtOnce(page)).toBeVisible();
  await helpAtOnce(page).getByLabel('Numbers for').selectOption({ label: 'United States' });
  await expect(helpAtOnce(page).getByRole('link', { name: /911/ })).toBeVisible();
  await expect(helpAtOnce(page).getByRole('link', { name: /988/ }).first()).toBeVisible();
  await expectOpenToAll(page);

  await page.getByRole('button', { name: 'Next' }).click();
  await expectQuestion(page, 'One last question');
  await answer(page, 'Somewhat difficult');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One of your answers matters most.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(helpAtOnce(page).getByRole('link', { name: /988/ }).first()).toBeVisible();
  await expect(helpAtOnce(page).getByRole('heading')).toBeInViewport(WHOLE);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByText('Show the number and the ranges').click();
  await expect(page.getByText('PHQ-9: 1 of 27 points.')).toBeVisible();
  await expect(page.getByRole('main').locator('footer').getByText('No permission required')).toBeVisible();
  await expectOpenToAll(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Thoughts that you would be better off dead')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByText('Total: 1 of 27. Band: Minimal.')).toBeVisible();
  await expect(helpAtOnce(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  expect(requests).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).toBe(keptBefore);
  await reloadReady(page);
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
});

test('the keys alone answer, go back and leave out, and a missing answer is not scored', async ({ page }) => {
  await gotoReady(page, `${SELF_CHECKS}#well-being`);
  await page.getByRole('button', { name: 'Begin' }).press('Enter');
  await expect(page.getByRole('radio', { name: 'All of the time' })).toBeFocused();
  await page.keyboard.press('2');
  await page.getByRole('button', { name: 'Clear my answer' }).press('Enter');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'All of the time' })).toBeFocused();
  await page.keyboard.press('2');
  await expect(page.getByRole('radio', { name: 'Less than half of the time' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expectQuestion(page, 'Question 2 of 5');
  await page.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(page.getByRole('radio', { name: 'Less than half of the time' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Some of the time' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expectQuestion(page, 'Question 2 of 5');
  await page.getByRole('button', { name: 'Leave this out' }).press('Enter');
  for (const place of ['Question 3 of 5', 'Question 4 of 5', 'Question 5 of 5']) {
    await expectQuestion(page, place);
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You left out 1 question, so there is no result. That’s fine.',
  );
  await page.getByRole('button', { name: 'Answer what is left' }).press('Enter');
  await expectQuestion(page, 'Question 2 of 5');
  await page.keyboard.press('1');
  for (let item = 2; item <= 5; item += 1) await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your answers are like those of people whose well-being is very low right now.',
  );
  await expect(
    page.getByRole('link', { name: 'Two questions about low mood can tell you more' }),
  ).toBeVisible();
  await expect(page.getByRole('main').locator('footer').getByText('CC BY-NC-SA 3.0 IGO')).toBeVisible();
});

test('the way back leads from question to question, then to the choice, which says that the answers are still there', async ({
  page,
}) => {
  const began = page.getByText('You began this one. Your answers are still here');
  const card = page.getByRole('link', { name: 'My mood is low' });
  const first = page.getByRole('radio', { name: 'Several days' });
  await gotoReady(page, SELF_CHECKS);
  await expect(began).toHaveCount(0);
  await card.click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expectQuestion(page, 'Question 1 of 2');
  await answer(page, 'Several days');
  await expectQuestion(page, 'Question 2 of 2');
  await page.goBack();
  await expectQuestion(page, 'Question 1 of 2');
  await expect(first).toBeChecked();
  await page.goForward();
  await expectQuestion(page, 'Question 2 of 2');
  await page.goBack();
  await expectQuestion(page, 'Question 1 of 2');
  await page.goBack();
  await expect(page.getByRole('listitem').filter({ has: began })).toContainText('My mood is low');
  await card.click();
  await expectQuestion(page, 'Question 1 of 2');
  await page.getByRole('button', { name: 'Next' }).click();
  await expectQuestion(page, 'Question 2 of 2');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(first).toBeChecked();

  await test.step('whoever stops is out of the questions', async () => {
    await page.getByRole('button', { name: 'Next' }).click();
    await expectQuestion(page, 'Question 2 of 2');
    await page.getByRole('button', { name: 'Stop here' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You stopped. That’s fine.');
    await expect.poll(() => page.evaluate(() => (history.state as { before?: number }).before)).toBe(0);
    await page.goBack();
    await expect(card).toBeVisible();
    await expect(began).toHaveCount(0);
  });

  await test.step('the way back from a question that was left out leads to the result again', async () => {
    await card.click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('button', { name: 'Leave this out' }).click();
    await expectQuestion(page, 'Question 2 of 2');
    await answer(page, 'Several days');
    const result = page.getByRole('heading', { level: 1, name: 'You left out 1 question' });
    await expect(result).toBeVisible();
    await page.getByRole('button', { name: 'Answer what is left' }).click();
    await expectQuestion(page, 'Question 1 of 2');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(result).toBeVisible();
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect.poll(() => page.evaluate(() => (history.state as { before?: number }).before)).toBe(0);
    await page.goBack();
    await expect(card).toBeVisible();
  });

  await test.step('after a reload on the way, one step leads to the choice', async () => {
    await card.click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await answer(page, 'Several days');
    await expectQuestion(page, 'Question 2 of 2');
    await reloadReady(page);
    await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => (history.state as { before?: number }).before)).toBe(0);
    await page.goBack();
    await expect(card).toBeVisible();
  });
});

/** All five sentences about well-being with one answer. */
async function wellBeing(page: Page, option: string): Promise<void> {
  for (let item = 1; item <= 5; item += 1) {
    await expectQuestion(page, `Question ${String(item)} of 5`);
    await answer(page, option);
  }
}

test('a result is on the device only where it is kept, sealed, and the next one is compared with it', async ({
  page,
}) => {
  await gotoReady(page, `${SELF_CHECKS}#well-being`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await wellBeing(page, 'Some of the time');
  await expect(page.getByText('Your result isn’t kept yet.')).toBeVisible();
  expect(await everythingStored(page)).not.toMatch(/stillgrove-diary (?:records|drafts|entries) [1-9]|who-5/);

  await page.getByRole('button', { name: 'Keep it in my private space' }).click();
  await beginPrivateSpace(page);
  await expect(page.getByText('Kept, locked with your passphrase.')).toBeVisible();
  const [record] = Object.values(await sealedRecords(page));
  expect(record).not.toMatch(/who-5|answers|self-check/);

  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await wellBeing(page, 'Most of the time');
  await expect(page.getByText(/^Last time was .*\. Clearly easier than last time\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep it in my private space' }).click();
  await expect(page.getByText('Kept, locked with your passphrase.')).toBeVisible();
  expect(Object.keys(await sealedRecords(page))).toHaveLength(2);
  await page.getByRole('button', { name: 'Remove it again' }).click();
  await expect(page.getByText('Your result isn’t kept yet.')).toBeVisible();
  expect(Object.values(await sealedRecords(page))).toEqual([record]);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('questions, result and the numbers of the country are there', async ({ page, context, watch }) => {
    watch.allowOutage();
    await gotoReady(page, '/browse');
    await allKeptForOffline(page);
    await context.setOffline(true);
    await gotoReady(page, SELF_CHECKS);
    await toNinthItem(page);
    await page.getByRole('radio', { name: 'Nearly every day' }).check();
    await helpAtOnce(page).getByLabel('Numbers for').selectOption({ label: 'India' });
    await expect(helpAtOnce(page).getByRole('link', { name: /112/ })).toBeVisible();
    await page.getByRole('button', { name: 'Stop here' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You stopped. That’s fine.');
    await expect(page.getByRole('link', { name: /112/ })).toBeVisible();
  });
});
