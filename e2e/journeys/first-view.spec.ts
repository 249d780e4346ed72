import type { Page } from '@playwright/test';
import { holdCalls } from '../support/held';
import { gotoReady, holdTime } from '../support/pages';
import { expect, test } from '../support/test';

const SCRIPT = /\/assets\/.+\.js$/;

test('a page that is whole as HTML fetches no script until someone stirs, and then does what was pressed @phone', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (SCRIPT.test(request.url())) scripts.push(request.url());
  });
  await holdTime(page);
  await page.goto('/about');
  // Long after scripts would have been fetched on any other page.
  await page.clock.runFor(10_000);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');

  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
});

for (const { path, does, use } of [
  {
    path: '/faq',
    does: 'typed',
    use: (page: Page) => page.getByRole('searchbox').pressSequentially('password'),
  },
  {
    path: '/therapists',
    does: 'chosen',
    use: (page: Page) => page.getByLabel('Language').press('ArrowDown'),
  },
  { path: '/resources', does: 'ticked', use: (page: Page) => page.getByLabel('Free only').check() },
])
  test(`what is ${does} before a page is live counts once it is @phone`, async ({ page }) => {
    const scripts = await holdCalls(page, SCRIPT);
    await page.goto(path);
    const found = page.getByRole('main').getByRole('status').first();
    const all = await found.textContent();
    await use(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    await expect(found).toHaveText(all ?? '');
    scripts.release();
    await expect(found).not.toHaveText(all ?? '');
    await expect(page).toHaveURL(/\?.+=/);
  });

test('a member sees a page at once, while its code is still on its way', async ({
  page,
  context,
  accounts,
}) => {
  await accounts.signedIn(context);
  await gotoReady(page, '/breathing');
  const scripts = await holdCalls(page, SCRIPT);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('Breathing Exercise', { exact: true })).toBeVisible();
  await expect(page.locator('[data-own]').filter({ visible: true })).toHaveCount(0);
  scripts.release();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
});
