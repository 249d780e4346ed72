import type { Page } from '@playwright/test';
import { gotoReady } from './pages';

type Group =
  | 'Name'
  | 'Email address'
  | 'Password'
  | 'Two-step sign-in'
  | 'Signed-in devices'
  | 'Reminders'
  | 'Your private space'
  | 'Your data';

/** Unfolds a group of the settings, which begin folded. */
export async function openGroup(page: Page, group: Group): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 3, name: group, exact: true }).click();
}

/** Loads the settings and unfolds a group of them. */
export async function gotoSettings(page: Page, group: Group): Promise<void> {
  await gotoReady(page, '/settings');
  await openGroup(page, group);
}
