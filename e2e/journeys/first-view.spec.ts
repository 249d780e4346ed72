import { expect, test } from '../support/test';
import { gotoReady } from '../support/pages';

const SCRIPT = /\/assets\/.+\.js$/;

test('a page that is whole as HTML fetches no script until somebody stirs, and then does what was pressed @phone', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (SCRIPT.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/about');
  // Long after scripts would have been fetched on any other page.
  await page.waitForTimeout(2_500);
  expect(scripts).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');

  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('button', { name: 'Close the menu' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
});

test('a member sees a page at once, while its code is still on its way', async ({
  page,
  context,
  accounts,
}) => {
  await accounts.signedIn(context);
  await gotoReady(page, '/breathing');
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(SCRIPT, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('Breathing Exercise', { exact: true })).toBeVisible();
  await expect(page.locator('[data-own]')).toBeHidden();
  letGo();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
});
