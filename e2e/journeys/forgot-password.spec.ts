// one-screen: desktop
import { newPerson, signInByForm } from '../support/accounts';
import { expectOpenToAll } from '../support/open-to-all';
import { gotoReady, waitUntilReady } from '../support/pages';
import { expect, test } from '../support/test';

const NEW = 'seven herons at dusk';

test('a forgotten password is replaced by email, and every other device is signed out', async ({
  page,
  accounts,
  instance,
  inbox,
  newDevice,
  watch,
}) => {
  watch.allow(/status of 40[01]/);
  const person = await accounts.create();
  const phone = await newDevice();
  await accounts.signIn(phone.context(), person);

  await gotoReady(page, '/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription('Enter your email address.');
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectOpenToAll(page);

  const link = await inbox.linkTo(person.email, 'Reset your password');
  expect(link).toContain(`${instance.url}/reset-password#`);
  // As programs that check email do.
  expect((await fetch(link)).status).toBe(200);

  await page.goto(link);
  await waitUntilReady(page);
  await expect(page).toHaveURL('/reset-password');
  const field = page.getByLabel('New password');
  await field.fill('password123');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(field).toHaveAccessibleDescription(/most common passwords/);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('password123');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await expectOpenToAll(page);
  await field.fill(NEW);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is changed');
  await expectOpenToAll(page);

  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signInByForm(page, { ...person, password: NEW });
  await expect(page).toHaveURL('/');
  await gotoReady(phone, '/browse');
  await expect(phone).toHaveURL(/\/login/);
  await expect
    .poll(() => inbox.subjectsTo(person.email))
    .toContain('Your password for Stillgrove was changed');

  await page.goto(link);
  await waitUntilReady(page);
  await page.getByLabel('New password').fill('another quiet pond');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work');
  await expectOpenToAll(page);
});

test('an unknown address gets the same answer', async ({ page }) => {
  await gotoReady(page, '/forgot-password');
  await page.getByLabel('Email Address').fill(newPerson().email);
  await page.getByLabel('Email Address').press('Enter');
  await expect(page.getByRole('main')).toContainText('If there is an account with this address');
});

test('a link without its end says what to do', async ({ page }) => {
  await gotoReady(page, '/reset-password');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work');
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('the address of a new account is confirmed by a press on the emailed page', async ({
  page,
  accounts,
  context,
  inbox,
  watch,
}) => {
  watch.allow(/status of 400/);
  const person = await accounts.signedIn(context);
  const link = await inbox.linkTo(person.email, 'Welcome to Stillgrove');
  await page.goto(link);
  await waitUntilReady(page);
  await expect(page).toHaveURL('/confirm-address');
  await expectOpenToAll(page);
  const confirmedAt = async () => {
    const answer = await context.request.get('/api/v1/user/me');
    return ((await answer.json()) as { user: { confirmedAt: number | null } }).user.confirmedAt;
  };
  await expect.poll(() => confirmedAt()).toBeNull();
  await page.getByRole('button', { name: 'Yes, confirm my address' }).click();
  await expect(page.getByRole('main')).toContainText('Your address is confirmed.');
  await expectOpenToAll(page);
  await expect.poll(() => confirmedAt()).not.toBeNull();

  await gotoReady(page, '/');
  await page.goto(link);
  await waitUntilReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work');
});
