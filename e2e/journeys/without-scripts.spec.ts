import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test.beforeEach(({ watch }) => {
  // The browser's way of not fetching what it may not run.
  watch.allow(/\.js csp$/);
});

test('without scripts the landing page is whole', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mental Health Awareness');
  await expect(main.getByText('not for personal disclosure of suicidal thoughts')).toBeVisible();
  await expect(main.getByText('call your emergency number or go to the nearest emergency')).toBeVisible();
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    'Breathing and Meditation',
    'Exercises',
    'Games for Fun',
    'Books and Thoughts',
    'Diary',
    'Videos for Relief',
  ]);
  await expect(main.getByRole('link', { name: /View All/ })).toHaveCount(2);
  await expect(page.getByRole('contentinfo')).toContainText('Contact Us');
  for (const part of await main.locator('h1, h2, h3, p, li, a').all()) {
    await expect(part).toBeVisible();
    await expect(part).toHaveCSS('opacity', '1');
  }
});

test('without scripts every link leads somewhere', async ({ page }) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Home', 'About', 'Contact', 'FAQ', 'RewardTree', 'Login'])
    await expect(navigation.getByRole('link', { name, exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'LEARN MORE' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/');
  const paths = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).pathname))]);
  for (const path of paths) expect((await page.request.get(path)).status(), path).toBe(200);
});

test('without scripts help is readable', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Need help now?' }).click();
  await expect(page).toHaveURL('/help');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Need help now?');
  await expect(page.getByRole('main').getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
});

test('without scripts a page that needs them says so', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/breathing');
  await expect(page.locator('noscript p')).toBeVisible();
  await expect(page.locator('noscript p')).toContainText('This page works with scripts.');
});
