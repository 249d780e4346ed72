import { expect, type Page } from '@playwright/test';
import { test as journey } from '../support/test';
import { hint } from '../support/today';

export const test = journey.extend({
  // Some states are errors, brought about on purpose.
  watch: async ({ instance }, use) => {
    await instance.start();
    await use({} as never);
  },
});

/** In a first week a page may have one, where there is room for it. */
export async function closeHint(page: Page): Promise<void> {
  const close = hint(page).getByRole('button', { name: 'Close this hint' });
  await close.press('Enter', { timeout: 2_000 }).catch(() => undefined);
  await expect(hint(page)).toHaveCount(0);
}
