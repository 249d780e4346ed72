import type { Page } from '@playwright/test';
import { accountForm } from '../support/accounts';
import { holdCalls } from '../support/held';
import { GAME_PATHS } from '../support/page-lists';
import { gotoReady, reloadReady, waitUntilReady } from '../support/pages';
import { expect, test } from '../support/test';

const SCRIPT = /\/assets\/.+\.js$/;
const root = (page: Page) => page.locator('html');

test(
  'menu, help, questions and theme answer before any code is there',
  { tag: '@phone' },
  async ({ page }) => {
    const code = await holdCalls(page, SCRIPT);
    await page.goto('/faq');
    const menu = page.getByRole('button', { name: 'Menu' });
    const links = page.getByRole('navigation', { name: 'Main' });
    await menu.tap();
    await expect(links).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Need help now?' })).toBeInViewport();
    await page.getByRole('button', { name: 'Dark theme' }).tap();
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', { name: 'Dark theme', pressed: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(links).toBeHidden();

    await page.getByRole('banner').getByRole('link', { name: 'Need help now?' }).tap();
    const help = page.getByRole('dialog', { name: 'Need help now?' });
    await expect(help.getByRole('link', { name: /^Call 112/ })).toBeVisible();
    await help.getByRole('button', { name: 'Close' }).tap();
    await expect(help).toBeHidden();

    await page.getByText('How do I reset my password?').tap();
    await expect(page.getByText('expires after 24 hours')).toBeVisible();
    await page.getByText('Which services do you offer?').tap();
    await expect(page.getByText('expires after 24 hours')).toBeHidden();
    await expect(root(page)).not.toHaveAttribute('data-hydrated');

    code.release();
    await expect(root(page)).toHaveAttribute('data-hydrated', '');
    await expect(page.getByText('individual counseling')).toBeVisible();
  },
);

test(
  'the help that was opened before its code is completed in place',
  { tag: '@phone' },
  async ({ page }) => {
    const code = await holdCalls(page, SCRIPT);
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Need help now?' }).click();
    const help = page.getByRole('dialog', { name: 'Need help now?' });
    await expect(help.getByRole('heading', { level: 2 })).toBeFocused();
    code.release();
    await expect(help.getByLabel('Numbers for')).toBeVisible();
    await expect(help.getByRole('heading', { level: 2 })).toBeFocused();
  },
);

test('code is fetched after the first paint and runs by itself', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/about');
  await expect(root(page)).toHaveAttribute('data-hydrated', '');
  const { painted, fetched } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
    fetched: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(fetched.length).toBeGreaterThan(0);
  for (const startTime of fetched) expect(startTime).toBeGreaterThanOrEqual(painted);
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
  {
    path: '/resources',
    does: 'ticked',
    use: async (page: Page) => {
      await page.getByText('Language and cost').click();
      await page.getByLabel('Free only').check();
    },
  },
])
  test(`what is ${does} before a page is live counts once it is`, { tag: '@phone' }, async ({ page }) => {
    const code = await holdCalls(page, SCRIPT);
    await page.goto(path);
    const found = page.getByRole('main').getByRole('status').first();
    const all = await found.textContent();
    await use(page);
    await expect(root(page)).not.toHaveAttribute('data-hydrated');
    await expect(found).toHaveText(all ?? '');
    code.release();
    await expect(found).not.toHaveText(all ?? '');
    await expect(page).toHaveURL(/\?.+=/);
  });

test.describe('before the page of a member is live', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page, accounts, context }) => {
    await accounts.signedIn(context);
    // From then on this device knows who is there, and shows a page at once.
    await gotoReady(page, '/browse');
  });

  for (const { path, choice } of [
    { path: '/breathing', choice: '1 minute' },
    { path: '/check-in', choice: 'very pleasant, a lot of energy' },
  ])
    test(`a choice on ${path} counts once it is`, async ({ page }) => {
      const code = await holdCalls(page, SCRIPT);
      await page.goto(path);
      const chosen = page.getByRole('radio', { name: choice });
      await chosen.press('Space');
      await expect(root(page)).not.toHaveAttribute('data-hydrated');
      code.release();
      await waitUntilReady(page);
      await expect(chosen).toBeChecked();
    });

  test('a slider stands where it was left', async ({ page }) => {
    const code = await holdCalls(page, SCRIPT);
    await page.goto('/bubble');
    const volume = page.getByRole('slider', { name: 'Volume' });
    await volume.fill('20');
    await expect(root(page)).not.toHaveAttribute('data-hydrated');
    code.release();
    await waitUntilReady(page);
    await expect(volume).toHaveAttribute('aria-valuetext', '20 percent');
    await expect(volume).toHaveValue('20');
    await reloadReady(page);
    await expect(volume).toHaveValue('20');
  });

  test('a length and then Start lead to breathing of that length', async ({ page }) => {
    const code = await holdCalls(page, SCRIPT);
    await page.goto('/breathing');
    await page.getByRole('radio', { name: '1 minute' }).press('Space');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    // Without an end, it begins at once.
    const settling = page.getByText('Settle in', { exact: true }).waitFor();
    code.release();
    await settling;
  });

  test('a form that the code would send is not sent by the browser, but by the code', async ({ page }) => {
    const code = await holdCalls(page, SCRIPT);
    await page.goto('/sit');
    const begin = page.getByRole('button', { name: 'Begin' });
    await begin.click();
    await expect(begin).toHaveAttribute('aria-busy', 'true');
    code.release();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  });
});

test(
  'a search that is sent before its code is there is an address, which the code then reads',
  { tag: '@phone' },
  async ({ page }) => {
    const code = await holdCalls(page, SCRIPT);
    await page.goto('/faq');
    await page.getByRole('searchbox').fill('password');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/faq?q=password');
    code.release();
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText('2 questions');
  },
);

test(
  'a press on what needs code is shown at once and done when the code is there',
  { tag: '@phone' },
  async ({ page }) => {
    const code = await holdCalls(page, SCRIPT);
    await page.goto('/articles');
    const pause = page.getByRole('button', { name: 'Pause the slideshow' });
    await pause.click();
    await expect(pause).toHaveAttribute('aria-busy', 'true');
    await expect(pause).toHaveCSS('opacity', '0.65');
    code.release();
    const play = page.getByRole('button', { name: 'Play the slideshow' });
    await expect(play).toBeVisible();
    await expect(play).not.toHaveAttribute('aria-busy');
  },
);

test(
  'arrows and dots of the topics work before any code is there, which goes on from what they show',
  { tag: '@phone' },
  async ({ page }) => {
    const code = await holdCalls(page, SCRIPT);
    await page.goto('/articles');
    const show = page.getByRole('region', { name: 'Topics', exact: true });
    const slide = show.locator('[data-shown=true]');
    const dot = show.locator('[aria-current=true]');
    const press = (name: string) => show.getByRole('button', { name, exact: true }).click();
    await press('Previous topic');
    await expect(slide).toHaveAccessibleName('8 of 8');
    await press('Next topic');
    await press('Next topic');
    await expect(slide).toHaveAccessibleName('2 of 8');
    await expect(show.locator('p').first()).toHaveText('2 of 8');
    await press('Obsessive-compulsive disorder (OCD)');
    await expect(slide).toHaveAccessibleName('3 of 8');
    await expect(dot).toHaveAccessibleName('Obsessive-compulsive disorder (OCD)');
    await expect(root(page)).not.toHaveAttribute('data-hydrated');

    code.release();
    await expect(root(page)).toHaveAttribute('data-hydrated', '');
    await expect(slide).toHaveAccessibleName('3 of 8');
    await press('Next topic');
    await expect(slide).toHaveAccessibleName('4 of 8');
    await expect(show.locator('p').first()).toHaveText('4 of 8');
    await expect(dot).toHaveCount(1);
  },
);

test(
  'the form for a new account is there before any code, and keeps what is typed',
  { tag: '@phone' },
  async ({ page }) => {
    const code = await holdCalls(page, SCRIPT);
    await page.goto('/login?from=%2Freward');
    await expect(accountForm.fullName(page)).toBeHidden();
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(accountForm.title(page)).toHaveText('Create Your Account');
    await expect(accountForm.title(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(accountForm.fullName(page)).toBeFocused();
    await accountForm.fullName(page).fill('Ada Quiet');
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(accountForm.title(page)).toHaveText('Welcome Back');
    await expect(accountForm.fullName(page)).toBeHidden();
    await page.getByRole('link', { name: 'Sign up' }).click();
    await accountForm.submit(page).click();
    await expect(page).toHaveURL('/login?from=%2Freward#sign-up');
    await expect(root(page)).not.toHaveAttribute('data-hydrated');

    code.release();
    await expect(accountForm.email(page)).toHaveAccessibleDescription('Enter your email address.');
    await expect(accountForm.fullName(page)).toHaveValue('Ada Quiet');
    await expect(page).toHaveURL('/login?from=%2Freward#sign-up');
  },
);

test(
  'a control that is touched looks pressed before any code is there',
  { tag: '@phone' },
  async ({ page, context }) => {
    const code = await holdCalls(page, SCRIPT);
    await page.goto('/articles');
    const pause = page.getByRole('button', { name: 'Pause the slideshow' });
    const { x, y, width, height } = (await pause.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const devtools = await context.newCDPSession(page);
    const finger = { x: x + width / 2, y: y + height / 2 };
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
    await expect(pause).toHaveAttribute('data-pressed');
    await expect(pause).toHaveCSS('opacity', '0.65');
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(pause).not.toHaveAttribute('data-pressed');
    code.release();
    await expect(page.getByRole('button', { name: 'Play the slideshow' })).toBeVisible();
  },
);

test(
  'a member sees a page at once, and the code takes over what is there',
  { tag: '@phone' },
  async ({ page, context, accounts }) => {
    await accounts.signedIn(context);
    await gotoReady(page, '/breathing');
    for (const path of ['/breathing', '/browse', ...GAME_PATHS, '/body', '/reward', '/settings']) {
      const code = await holdCalls(page, SCRIPT);
      await page.goto(path, { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1, includeHidden: true });
      await heading.waitFor({ state: 'attached' });
      await heading.evaluate((element) => Object.assign(element, { asSent: true }));
      await expect(page.locator('[data-own]').filter({ visible: true })).toHaveCount(0);
      code.release();
      await expect(root(page)).toHaveAttribute('data-hydrated', '');
      await expect(page.locator('html[data-person]')).toHaveCount(1);
      await expect(heading).toBeVisible();
      expect(await heading.evaluate((element) => 'asSent' in element), path).toBe(true);
      await page.unroute(SCRIPT);
    }
  },
);
