import { expect, type Page } from '@playwright/test';
import { newPerson, type Accounts, type Person } from './accounts';
import type { Mailbox } from './mailbox';
import { gotoReady, waitUntilReady } from './pages';
import { setUpApp } from './two-step';

/** Who runs a grove that is planted with `operatorSettings()`. */
const OPERATOR: Person = { ...newPerson('Ola Berg'), email: 'ola@example.org' };

/**
 * For `test.use({ groveSettings: … })`. Made anew for each file: files with one and the same object may come to
 * share a grove, and its operator.
 */
export const operatorSettings = () => ({ OPERATOR_EMAILS: OPERATOR.email });

/**
 * Makes a page the operator's, the whole way: an account, its address confirmed by mail, and an
 * authenticator app.
 */
export async function becomeOperator(page: Page, accounts: Accounts, mailbox: Mailbox): Promise<Person> {
  await accounts.signedIn(page.context(), OPERATOR);
  await page.goto(await mailbox.linkTo(OPERATOR.email, 'Welcome'));
  await waitUntilReady(page);
  await page.getByRole('button', { name: 'Yes, confirm my address' }).click();
  await expect(page.getByRole('main')).toContainText('confirmed');
  await gotoReady(page, '/settings');
  await setUpApp(page, OPERATOR);
  return OPERATOR;
}
