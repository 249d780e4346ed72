// one-screen: desktop
import {
  accountForm,
  confirmAddress,
  expectGreeting,
  logOutByBar,
  reAuthenticate,
  signInByForm,
} from '../support/accounts';
import { expectOpenToAll } from '../support/open-to-all';
import { gotoReady } from '../support/pages';
import { gotoSettings } from '../support/settings';
import { expect, test } from '../support/test';
import { keepRecoveryCodes, setUpApp, withPasskeys } from '../support/two-step';

test('with an app the password alone opens nothing, and a code works once', async ({
  page,
  context,
  accounts,
  newDevice,
  inbox,
  watch,
}) => {
  watch.allow(/status of 40[01]/);
  const person = await accounts.signedIn(context);
  await confirmAddress(page, await inbox.linkTo(person.email, 'Welcome to Stillgrove'));
  await gotoSettings(page, 'Two-step sign-in');
  const app = await setUpApp(page, person);
  const codes = await keepRecoveryCodes(page);
  expect(new Set(codes).size).toBe(10);
  await expectOpenToAll(page);

  const phone = await newDevice();
  await gotoReady(phone, '/login');
  await signInByForm(phone, person);
  await expect(accountForm.title(phone)).toHaveText('One more step');
  await expectOpenToAll(phone);
  const code = app.code(1);
  await phone.getByLabel('Code').fill('not one');
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(phone.getByLabel('Code')).toHaveAccessibleDescription(/code/);
  await phone.getByLabel('Code').fill(code);
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(phone).toHaveURL('/');
  await expectGreeting(phone, 'Ada');

  const laptop = await newDevice();
  await gotoReady(laptop, '/login');
  await signInByForm(laptop, person);
  await laptop.getByLabel('Code').fill(code);
  await laptop.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(laptop.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true');
  await laptop.getByLabel('Code').fill(codes[0] ?? '');
  await laptop.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectGreeting(laptop, 'Ada');
  // One for the app, one for the recovery code that was used.
  const told = () =>
    inbox
      .subjectsTo(person.email)
      .filter((subject) => /^An? (authenticator app|recovery code)/.test(subject));
  await expect.poll(told).toHaveLength(2);
});

test('a passkey signs in without address and password', async ({ page, context, accounts, inbox, watch }) => {
  watch.allow(/status of 401/);
  const person = await accounts.signedIn(context);
  await confirmAddress(page, await inbox.linkTo(person.email, 'Welcome to Stillgrove'));
  await withPasskeys(page);
  await gotoSettings(page, 'Two-step sign-in');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Passkey name').fill('My laptop');
  const section = page.getByRole('region', { name: 'Two-step sign-in' });
  await section.getByRole('button', { name: 'Add passkey' }).click();
  await reAuthenticate(page, person.password);
  await expect(section).toContainText('My laptop');
  await keepRecoveryCodes(page);

  await logOutByBar(page);
  await gotoReady(page, '/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expectGreeting(page, 'Ada');

  await logOutByBar(page);
  await gotoReady(page, '/login');
  await signInByForm(page, person);
  await expect(accountForm.title(page)).toHaveText('One more step');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expectGreeting(page, 'Ada');

  await gotoSettings(page, 'Two-step sign-in');
  await section.getByRole('button', { name: 'Remove: My laptop' }).click();
  await section.getByRole('button', { name: 'Remove passkey' }).click();
  await reAuthenticate(page, person.password);
  await expect(section).not.toContainText('My laptop');
});
