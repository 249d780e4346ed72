// one-screen: phone
import type { Page } from '@playwright/test';
import {
  accountForm,
  createAccountByForm,
  fillCredentials,
  logOutByBar,
  newPerson,
  signInByForm,
} from '../support/accounts';
import { breathe, BREATH_MS, start, stop } from '../support/breathing';
import { beginDiary, diary, unlockDiary, writePage } from '../support/diary';
import { bubbles } from '../support/games';
import { expectOpenToAll } from '../support/open-to-all';
import { gotoReady, holdTime, keptForOffline, openMenu, reloadReady, stored, toasts } from '../support/pages';
import { expect, test } from '../support/test';

const WITHOUT = 'Continue without an account';

/** Arrives at a page as someone new, without an account. */
async function continueWithout(page: Page, path = '/browse'): Promise<void> {
  await gotoReady(page, path);
  await page.getByRole('button', { name: WITHOUT }).click();
  await expect(page).toHaveURL(path);
}

async function popABubble(page: Page): Promise<void> {
  await gotoReady(page, '/bubble');
  // The bubbles drift, and a key needs no aim.
  await bubbles(page).first().press('Enter');
  await expect(page.getByText('You earned one point for your tree.')).toBeVisible();
}

const bringing = (page: Page) => page.getByRole('checkbox', { name: /^Bring (?:my|what)/ });

test('a guest breathes and plays, and finds it all again after a reload and without a network', async ({
  browser,
  instance,
  watch,
}) => {
  watch.allowOutage();
  const context = await browser.newContext({ baseURL: instance.url, serviceWorkers: 'allow' });
  watch.follow(context);
  const page = await context.newPage();
  const named: string[] = [];
  context.on('request', (request) => {
    if (request.headers()['x-stillgrove-member'] !== undefined || request.url().includes('/api/v1/points'))
      named.push(request.url());
  });
  await holdTime(page);
  await continueWithout(page, '/breathing');
  await keptForOffline(page);
  await start(page);
  await breathe(page, BREATH_MS);
  await stop(page);
  await popABubble(page);
  await expect.poll(() => stored(page, 'totalScore')).toBe('5');

  await context.setOffline(true);
  await gotoReady(page, '/reward');
  await page.clock.runFor(1_000);
  await expect(page.getByText('Tasks Completed: 5 of 500')).toBeVisible();
  await reloadReady(page);
  await page.clock.runFor(1_000);
  await expect(page.getByText('Tasks Completed: 5 of 500')).toBeVisible();
  expect(named).toEqual([]);
  await context.close();
});

test('the first step needs no network once the sign-in page is on the device', async ({
  browser,
  instance,
  watch,
}) => {
  watch.allowOutage();
  const context = await browser.newContext({ baseURL: instance.url, serviceWorkers: 'allow' });
  watch.follow(context);
  const page = await context.newPage();
  await gotoReady(page, '/help');
  await keptForOffline(page);
  await context.setOffline(true);
  await gotoReady(page, '/login?from=/breathing');
  await page.getByRole('button', { name: WITHOUT }).click();
  await expect(page).toHaveURL('/breathing');
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await context.close();
});

test('what a guest earned is in the account once, by one button after registering', async ({
  page,
  context,
  accounts,
}) => {
  await continueWithout(page);
  await expect(page.getByText('What you do here stays on this device.')).toBeVisible();
  await popABubble(page);
  await gotoReady(page, '/browse');
  await page.getByRole('link', { name: 'Create an account to keep it' }).click();
  await expect(accountForm.title(page)).toHaveText('Create Your Account');
  const person = newPerson('Ada Quiet');
  await accountForm.fullName(page).fill(person.fullName);
  await fillCredentials(page, person);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(accountForm.title(page)).toHaveText('Welcome Back');
  await expect(accountForm.email(page)).toHaveValue('');
  await expect(bringing(page)).toBeChecked();
  await expectOpenToAll(page);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL('/browse');
  await expect(toasts(page).filter({ hasText: 'Welcome, Ada.' })).toBeVisible();
  await expect(toasts(page).filter({ hasText: 'Your account is ready' })).toHaveCount(0);
  await expect.poll(() => accounts.totalScore(context)).toBe(1);
  await expect(page.getByText('What you do here stays on this device.')).toBeHidden();

  await reloadReady(page);
  await expect.poll(() => stored(page, 'totalScore')).toBe('1');
  await expect.poll(() => accounts.totalScore(context)).toBe(1);
});

test('what was just typed is forgotten after a minute', async ({ page }) => {
  await holdTime(page);
  await gotoReady(page, '/login');
  await createAccountByForm(page, newPerson());
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible();
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept).not.toContain('a quiet morning');
  await page.clock.runFor(60_000);
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeHidden();
});

test('guests of two devices come into one account, each occasion once', async ({
  page,
  context,
  accounts,
  newDevice,
  instance,
}) => {
  const person = await accounts.create();
  const second = await newDevice({ baseURL: instance.url });
  for (const device of [page, second]) {
    await continueWithout(device);
    await popABubble(device);
    await gotoReady(device, '/login');
    await signInByForm(device, person);
    await expect(device).toHaveURL('/');
  }
  await expect.poll(() => accounts.totalScore(context)).toBe(2);
});

test('a guest who would rather not bring anything finds it on the device later', async ({
  page,
  context,
  accounts,
}) => {
  const person = await accounts.create();
  await continueWithout(page);
  await popABubble(page);
  await gotoReady(page, '/login');
  await bringing(page).uncheck();
  await signInByForm(page, person);
  await expect(page).toHaveURL('/');
  await gotoReady(page, '/reward');
  await expect(page.getByText('Tasks Completed: 0 of 500')).toBeVisible();
  await expect.poll(() => accounts.totalScore(context)).toBe(0);

  await logOutByBar(page);
  await expect(page).toHaveURL('/');
  await gotoReady(page, '/login');
  await expectOpenToAll(page);
  await page.getByRole('button', { name: /^Go on with 1 point/ }).click();
  await gotoReady(page, '/reward');
  await expect(page.getByText('Tasks Completed: 1 of 500')).toBeVisible();
});

test('signing out asks a guest first, and two guests see nothing of each other', async ({ page }) => {
  await continueWithout(page);
  await popABubble(page);
  const dialog = page.getByRole('dialog', { name: 'Do you want to keep what is here?' });
  await logOutByBar(page);
  await expect(dialog).toContainText('1 point');
  await expectOpenToAll(page);
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/bubble');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');

  await logOutByBar(page);
  await dialog.getByRole('button', { name: 'Keep it on this device' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => stored(page, 'totalScore')).toBeNull();

  await continueWithout(page);
  await gotoReady(page, '/reward');
  await expect(page.getByText('Tasks Completed: 0 of 500')).toBeVisible();
  await logOutByBar(page);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page).toHaveURL('/');

  await gotoReady(page, '/login');
  await page.getByRole('button', { name: /^Go on with/ }).click();
  await expect(page).toHaveURL('/browse');
  await gotoReady(page, '/reward');
  await expect(page.getByText('Tasks Completed: 1 of 500')).toBeVisible();
  await logOutByBar(page);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page).toHaveURL('/');
  await gotoReady(page, '/login');
  await expect(page.getByRole('button', { name: WITHOUT })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Go on with/ })).toBeHidden();
});

test('what needs an account says so, and a guest is greeted without a name', async ({ page }) => {
  await continueWithout(page);
  await openMenu(page);
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Hello there');
  // An address that leads members to a part of their account.
  await gotoReady(page, '/settings#two-step');
  const needsAccount = page.getByRole('heading', { name: 'You need an account for two-step sign-in' });
  await expect(needsAccount).toBeInViewport();
  await expect(needsAccount).toBeFocused();
  for (const [path, words] of [
    ['/appointments', 'Appointments need an account'],
    ['/settings', 'You’re here without an account'],
  ] as const) {
    await gotoReady(page, path);
    await expect(page.getByRole('main').getByRole('heading', { name: words })).toBeVisible();
    await expect(page.getByRole('main').getByText('Loading…')).toHaveCount(0);
    await expectOpenToAll(page);
  }
  for (const [path, from] of [
    ['/settings', '%2Fsettings'],
    ['/appointments?with=sample-ocd', '%2Fappointments%3Fwith%3Dsample-ocd'],
  ] as const) {
    await gotoReady(page, path);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`/login?from=${from}`);
  }
  await expect(accountForm.title(page)).toHaveText('Welcome Back');
});

test('a guest’s diary is the member’s afterwards, with the same passphrase', async ({ page, accounts }) => {
  const person = await accounts.create();
  await continueWithout(page, '/diary');
  await beginDiary(page);
  await writePage(page, 'Before the account.');
  await gotoReady(page, '/login?from=/diary');
  await expect(bringing(page)).toHaveAccessibleName('Bring what I kept here into the account');
  await signInByForm(page, person);
  await expect(page).toHaveURL('/diary');
  await unlockDiary(page);
  await expect(diary(page).pages.filter({ hasText: 'Before the account.' })).toBeVisible();
});

test('where one was going is said, and the form and all three ways are in the first sight of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await gotoReady(page, '/breathing');
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    'Sign in, or continue without an account, to breathe with a guide.',
  );
  for (const way of [
    accountForm.submit(page),
    page.getByRole('link', { name: 'Sign up' }),
    page.getByRole('button', { name: WITHOUT }),
  ]) {
    const box = await way.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
  }
  await expectOpenToAll(page);
});
