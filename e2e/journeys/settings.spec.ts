// one-screen: desktop
import type { Page } from '@playwright/test';
import {
  confirmAddress,
  expectGreeting,
  newPerson,
  openAccountPanel,
  reAuthenticate,
  reAuthentication,
  signInByForm,
} from '../support/accounts';
import { expectOpenToAll } from '../support/open-to-all';
import { gotoReady, storedNames, toasts, waitUntilReady } from '../support/pages';
import { gotoSettings, openGroup } from '../support/settings';
import { expect, test } from '../support/test';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a person looks after name, address, password and devices', async ({
  page,
  context,
  accounts,
  inbox,
  newDevice,
  watch,
}) => {
  watch.allow(/status of 40[01]/);
  const person = await accounts.signedIn(context);
  const phone = await newDevice();
  await accounts.signIn(phone.context(), person);
  await gotoReady(page, '/browse');
  await openAccountPanel(page);
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile Settings');
  await expect(page.getByLabel('Full Name')).toBeHidden();
  const name = section(page, 'Name');
  await expect(name).toContainText(person.fullName);
  await expect(name.getByLabel('Full Name')).toBeHidden();
  await expectOpenToAll(page);

  await openGroup(page, 'Name');
  await expect(name.getByLabel('Full Name')).toHaveValue(person.fullName);
  await name.getByLabel('Full Name').fill('Grace Still');
  await name.getByRole('button').click();
  await expect(name).toContainText('Your name is saved.');
  await expectGreeting(page, 'Grace');

  const address = section(page, 'Email address');
  const next = newPerson().email;
  await openGroup(page, 'Email address');
  await expect(address).toContainText('isn’t confirmed yet');
  await expectOpenToAll(page);
  // Only a confirmed address is told of changes.
  await confirmAddress(page, await inbox.linkTo(person.email, 'Welcome'));
  await gotoSettings(page, 'Email address');
  await expect(address).toContainText('is confirmed');
  await address.getByLabel('New email address').fill(next);
  await address.getByRole('button', { name: 'Change address' }).click();
  await reAuthentication(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(address.getByLabel('New email address')).toHaveValue(next);
  await address.getByRole('button', { name: 'Change address' }).click();
  await reAuthenticate(page, person.password);
  await expect(address).toContainText(`We sent a link to ${next}.`);
  const mail = await newDevice();
  await mail.goto(await inbox.linkTo(next, 'confirm your new email address'));
  await waitUntilReady(mail);
  await mail.getByLabel('Account password').fill(person.password);
  await expectOpenToAll(mail);
  await mail.getByRole('button', { name: 'Yes, confirm my address' }).click();
  await expect(mail.getByRole('main')).toContainText('Your account has the new address now.');
  await expect
    .poll(() => inbox.subjectsTo(person.email))
    .toContain('Your email address for Stillgrove was changed');
  await gotoSettings(page, 'Email address');
  await expect(address).toContainText(next);
  await expect(address).toContainText('This address is confirmed.');

  const devices = section(page, 'Signed-in devices');
  await openGroup(page, 'Signed-in devices');
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('listitem').filter({ hasText: 'This device' })).toContainText('Chrome on');
  await devices.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await gotoReady(phone, '/browse');
  await expect(phone).toHaveURL(/\/login/);

  const password = section(page, 'Password');
  await openGroup(page, 'Password');
  await password.getByLabel('Current password').fill(person.password);
  await password.getByLabel('New password').fill('sunshine1');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByLabel('New password')).toHaveAccessibleDescription(/most common passwords/);
  await expectOpenToAll(page);
  await password.getByLabel('New password').fill('seven herons at dusk');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password).toContainText('Your new password is set.');
  await gotoReady(phone, '/login');
  await signInByForm(phone, { ...person, email: next, password: 'seven herons at dusk' });
  await expect(phone).toHaveURL('/');
});

test('a link from one part to another opens it and takes the focus along', async ({
  page,
  context,
  accounts,
}) => {
  await accounts.signedIn(context);
  await gotoReady(page, '/settings#two-step');
  await section(page, 'Two-step sign-in').getByRole('link', { name: 'Email address' }).click();
  await expect(section(page, 'Email address').locator('summary')).toBeFocused();
  await expect(section(page, 'Email address').getByLabel('New email address')).toBeVisible();
});

test('theme, motion and country are kept on the device', async ({ page, context, accounts }) => {
  await accounts.signedIn(context);
  await gotoReady(page, '/settings');
  const theme = (name: string) =>
    page.getByRole('group', { name: 'Theme' }).getByRole('button', { name, exact: true });
  await expect(theme('Match device')).toHaveAttribute('aria-pressed', 'true');
  await theme('Dark').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByLabel('Country for helplines').selectOption('India');
  await gotoReady(page, '/settings');
  await expect(theme('Dark')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Country for helplines')).toHaveValue('IN');
  await theme('Match device').click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test('a person takes all data along and leaves nothing behind', async ({
  page,
  context,
  accounts,
  watch,
}) => {
  watch.allow(/status of 40[01]/);
  const person = await accounts.signedIn(context);
  await gotoSettings(page, 'Your data');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const asked = reAuthentication(page);
  await expectOpenToAll(page);
  await asked.getByLabel('Current password').fill('not the password');
  await asked.getByRole('button', { name: 'Continue' }).click();
  await expect(asked.getByLabel('Current password')).toHaveAccessibleDescription(/isn’t the password/);
  await asked.getByLabel('Current password').fill(person.password);
  await asked.getByRole('button', { name: 'Continue' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);

  const ending = section(page, 'Delete my account');
  await ending.getByRole('button', { name: 'Delete my account…' }).click();
  await ending.getByRole('button', { name: 'Keep my account' }).click();
  await expect(ending.getByRole('button', { name: 'Delete my account…' })).toBeFocused();
  await ending.getByRole('button', { name: 'Delete my account…' }).click();
  await ending.getByRole('button', { name: 'Delete everything now' }).click();
  await expect(page).toHaveURL('/');
  await expect(toasts(page)).toContainText(['Your account and everything in it is deleted.']);
  await expect.poll(() => storedNames(page)).toEqual([]);
  expect((await context.cookies()).filter(({ httpOnly }) => httpOnly)).toEqual([]);
  await gotoReady(page, '/browse');
  await expect(page).toHaveURL(/\/login/);
  await signInByForm(page, person);
  await expect(toasts(page)).toContainText(['The email address or password is wrong.']);
});
