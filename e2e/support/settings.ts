import type { Page } from '@playwright/test';
import { gotoReady } from './pages';

type Group = 'Account' | 'Reminders' | 'Your private space' | 'Your data';

type AccountPart = 'Name' | 'Email address' | 'Password' | 'Two-step sign-in' | 'Signed-in devices';

/** Unfolds a group of the settings, which begin folded. */
export async function openGroup(page: Page, group: Group): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 2, name: group, exact: true }).click();
}

/** Unfolds a part of the account, once its group is open. */
export async function openPart(page: Page, part: AccountPart): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 3, name: part, exact: true }).click();
}

/** Loads the settings and unfolds a group of them. */
export async function gotoSettings(page: Page, group: Group): Promise<void> {
  await gotoReady(page, '/settings');
  await openGroup(page, group);
}

/** Loads the settings and unfolds a part of the account. */
export async function gotoAccount(page: Page, part: AccountPart): Promise<void> {
  await gotoSettings(page, 'Account');
  await openPart(page, part);
}
