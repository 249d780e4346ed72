import { expect, type Page } from '@playwright/test';
import { newPerson, type Accounts, type Person } from './accounts';
import type { Inbox } from './inbox';
import { waitUntilReady } from './pages';
import { setUpApp } from './two-step';
import { gotoSettings } from './settings';

/** Whom an instance that is planted with `operatorSettings()` invites at its start. */
export const OPERATOR: Person = { ...newPerson('Ola Berg'), email: 'ola@example.org' };

/**
 * For `test.use({ instanceSettings: … })`. Made again for each file: files with one and the same object may come to
 * share an instance, and its operator.
 */
export const operatorSettings = () => ({ OPERATOR_EMAILS: OPERATOR.email });

/**
 * Makes a page the operator's: an account, its address confirmed by email, an authenticator app, and the invitation
 * accepted that was emailed at the start.
 */
export async function becomeOperator(page: Page, accounts: Accounts, inbox: Inbox): Promise<Person> {
  await accounts.signedIn(page.context(), OPERATOR);
  await page.goto(await inbox.linkTo(OPERATOR.email, 'Welcome'));
  await waitUntilReady(page);
  await page.getByRole('button', { name: 'Yes, confirm my address' }).click();
  await expect(page.getByRole('main')).toContainText('confirmed');
  await gotoSettings(page, 'Two-step sign-in');
  await setUpApp(page, OPERATOR);
  await page.goto(await inbox.linkTo(OPERATOR.email, 'Your invitation'));
  await waitUntilReady(page);
  await page.getByRole('button', { name: 'Accept and become an operator' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are an operator now');
  return OPERATOR;
}
