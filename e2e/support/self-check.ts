import { expect, type Page } from '@playwright/test';

export const SELF_CHECKS = '/check-in/self-check';

/** Answers the question that is shown and goes on. */
export async function answer(page: Page, option: string): Promise<void> {
  await page.getByRole('radio', { name: option, exact: true }).check();
  await page.getByRole('button', { name: /^(?:Next|See the result)$/ }).click();
}

/** Resolves once the question is shown. */
export async function expectQuestion(page: Page, place: string): Promise<void> {
  await expect(page.getByText(place, { exact: true })).toBeVisible();
}

/** The first two questions about low mood, and on with the other seven up to the last of them. */
export async function toNinthItem(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'My mood is low' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  for (const place of ['Question 1 of 2', 'Question 2 of 2']) {
    await expectQuestion(page, place);
    await answer(page, 'Not at all');
  }
  await page.getByRole('button', { name: 'Go on with 7 more questions' }).click();
  for (let item = 3; item <= 8; item += 1) {
    await expectQuestion(page, `Question ${String(item)} of 9`);
    await answer(page, 'Not at all');
  }
  await expectQuestion(page, 'Question 9 of 9');
}

/** Help in the place where the question is. */
export function helpAtOnce(page: Page) {
  return page.getByRole('region', { name: 'Thank you for saying so. You don’t have to be alone with this.' });
}
