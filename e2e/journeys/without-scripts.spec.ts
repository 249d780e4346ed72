import { PUBLIC_PAGES } from '../support/page-lists';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test.beforeEach(({ watch }) => {
  // The browser's way of not fetching what it may not run.
  watch.allow(/\.js csp$/);
});

test('without JavaScript the landing page is whole', { tag: '@phone' }, async ({ page }) => {
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

test('without JavaScript every link leads somewhere', { tag: '@desktop' }, async ({ page }) => {
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

test('without JavaScript the menu of a phone opens', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).tap();
  await expect(page).toHaveURL('/about');
});

test('without JavaScript help is readable', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Need help now?' }).click();
  await expect(page).toHaveURL('/help');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Need help now?');
  await expect(page.getByRole('main').getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
});

test('without JavaScript a page that needs it says so', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/breathing');
  await expect(page.locator('noscript p')).toBeVisible();
  await expect(page.locator('noscript p')).toContainText('This page needs JavaScript.');
});

test(
  'without JavaScript every public page is read whole, and nothing on it waits for a press in vain',
  { tag: '@phone' },
  async ({ page }) => {
    const main = page.getByRole('main');
    for (const path of [...PUBLIC_PAGES, '/forgot-password']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The browser itself opens the menu.
      const dead = page
        .locator(':is(button:not([popovertarget]), input, select, textarea):not([method=post] *)')
        .filter({ visible: true });
      await expect(dead, path).toHaveCount(0);
    }

    await page.goto('/login');
    await expect(main.locator('noscript p')).toContainText('You can sign in without JavaScript');
    await expect(main.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await page.goto('/contact');
    await expect(main.locator('noscript p')).toContainText('please write to support@stillgrove.example');
    await page.goto('/faq');
    await main.getByText('How do I reset my password?').click();
    await expect(main.getByText('expires after 24 hours')).toBeVisible();
    await page.goto('/articles');
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(8);
    await page.goto('/ptsd');
    await expect(main.getByRole('region', { name: 'Pictures in this article' }).getByRole('img')).toHaveCount(
      3,
    );
    await page.goto('/therapists');
    await expect(main.getByText('Sample profile', { exact: true })).toHaveCount(6);
    await page.goto('/help');
    await expect(
      main.getByRole('region', { name: 'Come back to the present' }).getByRole('listitem'),
    ).toHaveCount(5);
    await main.getByText('Numbers for all countries').click();
    await expect(
      main.getByRole('row', { name: /^India/ }).getByRole('link', { name: '14416', exact: true }),
    ).toHaveAttribute('href', 'tel:14416');
  },
);
