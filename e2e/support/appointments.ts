import type { Page } from '@playwright/test';

/** Agrees to who sees the appointment and confirms it; a time is chosen already. */
export async function confirmAppointment(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
}
