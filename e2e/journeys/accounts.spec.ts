// one-screen: desktop
import type { Page } from '@playwright/test';
import {
  accountForm,
  createAccountByForm,
  fillCredentials,
  logOutByHub,
  newPerson,
  signInByForm,
} from '../support/accounts';
import { holdCalls } from '../support/held';
import { gotoReady, toasts } from '../support/pages';
import { expect, test } from '../support/test';

const LOGIN = '**/api/v1/user/login';
const REGISTER = '**/api/v1/user/register';

const { submit } = accountForm;

test('a wrong password and an unknown address get the same answer', async ({ page, accounts, watch }) => {
  watch.allow(/status of 401/);
  const person = await accounts.create();
  await gotoReady(page, '/login');

  const answers: string[] = [];
  for (const credentials of [
    { email: person.email, password: 'not the password' },
    { email: newPerson().email, password: person.password },
  ]) {
    await signInByForm(page, credentials as typeof person);
    const times = answers.length + 1;
    if (times > 1) await expect(toasts(page)).toContainText(`(${String(times)} times)`);
    await expect(toasts(page)).toHaveCount(1);
    answers.push((await toasts(page).innerText()).replace(/ \(\d times\)/, ''));
    await expect(accountForm.email(page)).toHaveValue('');
    await expect(accountForm.password(page)).toHaveValue('');
    // The form says it, too, for longer than the toast, at the field to which the focus leads.
    await expect(accountForm.password(page)).toHaveAccessibleDescription(
      /^The email address or password is wrong/,
    );
    await expect(accountForm.password(page)).toBeFocused();
    await expect(page).toHaveURL('/login');
  }
  expect(answers[0]).toContain('The email address or password is wrong.');
  expect(answers[1]).toBe(answers[0]);

  // What was wrong before is not said again to someone who looked at signing up meanwhile.
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(toasts(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(accountForm.password(page)).toBeVisible();
  await expect(accountForm.password(page)).not.toHaveAttribute('aria-invalid', 'true');
});

test('empty and ill-formed fields say what they need, and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await gotoReady(page, '/login');

  await submit(page).click();
  await expect(accountForm.email(page)).toHaveAccessibleDescription('Enter your email address.');
  await expect(accountForm.password(page)).toHaveAccessibleDescription('Enter your password.');
  await expect(accountForm.email(page)).toBeFocused();

  await fillCredentials(page, { email: 'ada at home', password: 'a quiet morning' });
  await submit(page).click();
  await expect(accountForm.email(page)).toHaveAccessibleDescription(
    'Enter an email address like name@example.org.',
  );
  await expect(accountForm.email(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(accountForm.email(page)).toHaveValue('ada at home');
  await expect(accountForm.password(page)).toHaveValue('a quiet morning');

  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(accountForm.title(page)).toHaveText('Create Your Account');
  await accountForm.fullName(page).fill(' ');
  await fillCredentials(page, { email: 'ada@example.org', password: 'short' });
  await submit(page).click();
  await expect(accountForm.fullName(page)).toHaveAccessibleDescription('Enter your name.');
  await expect(accountForm.password(page)).toHaveAccessibleDescription(/Use at least 8 characters/);
  expect(sent).toEqual([]);
});

test('an address that has an account already is told at the field', async ({ page, accounts, watch }) => {
  watch.allow(/status of 409/);
  const person = await accounts.create();
  await gotoReady(page, '/login');
  await createAccountByForm(page, person);
  await expect(toasts(page)).toContainText('There is already an account with this email address.');
  await expect(accountForm.title(page)).toHaveText('Create Your Account');
  await expect(accountForm.email(page)).toHaveValue('');
  await expect(accountForm.email(page)).toHaveAccessibleDescription(/already an account/);
});

test('while it is being sent the button reads Processing... and cannot be pressed', async ({
  page,
  accounts,
}) => {
  const person = await accounts.create();
  const login = await holdCalls(page, LOGIN);
  await gotoReady(page, '/login');
  await signInByForm(page, person);
  await expect(submit(page)).toHaveText('Processing...');
  await expect(submit(page)).toBeDisabled();
  await accountForm.password(page).press('Enter');
  login.release();
  await expect(page).toHaveURL('/');
  expect(login.calls()).toBe(1);
});

test('two presses in the same moment sign in once', async ({ page, accounts }) => {
  const person = await accounts.create();
  const login = await holdCalls(page, LOGIN);
  await gotoReady(page, '/login');
  await fillCredentials(page, person);
  await submit(page).dblclick();
  await expect(submit(page)).toBeDisabled();
  login.release();
  await expect(page).toHaveURL('/');
  expect(login.calls()).toBe(1);
});

test('two presses in the same moment make one account', async ({ page }) => {
  const register = await holdCalls(page, REGISTER);
  await gotoReady(page, '/login');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(accountForm.title(page)).toHaveText('Create Your Account');
  const person = newPerson();
  await accountForm.fullName(page).fill(person.fullName);
  await fillCredentials(page, person);
  await submit(page).dblclick();
  await expect(submit(page)).toBeDisabled();
  register.release();
  await expect(toasts(page)).toHaveText('Your account is ready.');
  expect(register.calls()).toBe(1);
});

test('the two faces of the form change over in 300 ms, and the address goes along', async ({ page }) => {
  await gotoReady(page, '/login?from=%2Freward');
  await accountForm.email(page).fill('ada@example.org');
  await accountForm.password(page).fill('a quiet morning');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(accountForm.title(page)).toHaveText('Create Your Account');
  await expect(accountForm.title(page)).toBeFocused();
  await expect(page).toHaveURL('/login?from=%2Freward#sign-up');
  expect(await accountForm.face(page).evaluate(fade)).toBe('0.3s');
  await expect(accountForm.email(page)).toHaveValue('ada@example.org');
  await expect(accountForm.password(page)).toHaveValue('');

  await createAccount(page);
  await expect(accountForm.title(page)).toHaveText('Welcome Back');
  await expect(accountForm.title(page)).toBeFocused();
  await expect(page).toHaveURL('/login?from=%2Freward#sign-in');
  expect(await accountForm.face(page).evaluate(fade)).toBe('0.3s');
  await expect(accountForm.email(page)).toHaveValue('');
});

test('the way back shows the face that its address names', async ({ page }) => {
  await gotoReady(page, '/login');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByRole('main').getByRole('link', { name: 'terms of this site' }).click();
  await expect(page).toHaveURL('/terms');
  await page.goBack();
  await expect(accountForm.title(page)).toHaveText('Create Your Account');
  await page.goBack();
  await expect(accountForm.title(page)).toHaveText('Welcome Back');
});

const fade = (face: Element) => getComputedStyle(face).animationDuration;

async function createAccount(page: Page): Promise<void> {
  const person = newPerson();
  await accountForm.fullName(page).fill(person.fullName);
  await fillCredentials(page, person);
  await submit(page).click();
  await expect(toasts(page)).toHaveText('Your account is ready.');
}

test('a server that is away is told in words, and the next try works', async ({
  page,
  accounts,
  instance,
  watch,
}) => {
  watch.allowOutage();
  const person = await accounts.create();
  await gotoReady(page, '/login');
  await submit(page).click();
  await expect(accountForm.email(page)).toBeFocused();
  await instance.stop();
  await signInByForm(page, person);
  await expect(toasts(page)).toHaveText('An error occurred');
  await expect(accountForm.email(page)).toHaveValue('');
  await expect(page).toHaveURL('/login');

  await instance.start();
  await signInByForm(page, person);
  await expect(page).toHaveURL('/');
});

test('the header logs out, says what the server says, and leads to the start', async ({
  page,
  accounts,
  context,
}) => {
  await accounts.signedIn(context);
  const counted = page.waitForResponse('**/api/v1/points');
  await gotoReady(page, '/browse');
  await counted;
  await expect(page.getByRole('heading', { level: 1 })).toContainText(', Ada');
  await logOutByHub(page);
  await expect(toasts(page)).toHaveText('Logged out successfully');
  await expect(page).toHaveURL('/');
  await gotoReady(page, '/browse');
  await expect(page).toHaveURL(/\/login/);
});

test('logging out leads to the start even when the sign-in page comes late', async ({
  page,
  accounts,
  context,
}) => {
  const signInPage = await holdCalls(page, /\/assets\/Login-.*\.js$/);
  await accounts.signedIn(context);
  const counted = page.waitForResponse('**/api/v1/points');
  await gotoReady(page, '/browse');
  await counted;
  await logOutByHub(page);
  await expect(page).toHaveURL('/');
  signInPage.release();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mental Health Awareness');
});
