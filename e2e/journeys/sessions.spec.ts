// one-screen: desktop
import {
  accountForm,
  expectGreeting,
  fillCredentials,
  logOutByBar,
  logOutByHub,
  newPerson,
  signInByForm,
} from '../support/accounts';
import { bubbles } from '../support/games';
import { holdCalls } from '../support/held';
import { gotoReady, toasts, waitUntilReady } from '../support/pages';
import { gotoSettings } from '../support/settings';
import { expect, test } from '../support/test';

test('when another person signs in in a second tab, the first tab is theirs too, and nothing is mixed up', async ({
  page,
  context,
  accounts,
  watch,
}) => {
  // What Ana's tab was just asking for when she signed out is refused.
  watch.allow(/status of 401 .*\/api\/v1\/points/);
  const ana = await accounts.signedIn(context, newPerson('Ana Lee'));
  const ben = await accounts.create(newPerson('Ben Ray'));
  await gotoSettings(page, 'Name');
  await page.getByLabel('Full Name').fill('Ana Renamed');

  const second = await context.newPage();
  await gotoReady(second, '/about');
  await logOutByBar(second);
  await expect(toasts(second)).toHaveText('Logged out successfully');
  await expect(page).toHaveURL('/login?from=%2Fsettings');
  await expect(toasts(page)).toHaveText('You signed out in another tab.');

  await gotoReady(second, '/login');
  await signInByForm(second, ben);
  await expect(second).toHaveURL('/');
  await expect(page).toHaveURL('/settings');
  await expect(page.getByLabel('Full Name')).toHaveValue('Ben Ray');
  await expectGreeting(page, 'Ben');
  await expect(page.getByText(ana.email)).toHaveCount(0);
});

test('what a tab of one person sends while another is signed in changes nothing, and the tab gives way', async ({
  page,
  context,
  accounts,
  watch,
}) => {
  watch.allow(/status of 409/);
  await accounts.signedIn(context, newPerson('Ana Lee'));
  const ben = await accounts.create(newPerson('Ben Ray'));
  const listed = page.waitForResponse('**/api/v1/points');
  await gotoReady(page, '/bubble');
  await listed;
  // Without a word from another tab, as from another browser window that was asleep.
  await accounts.signIn(context, ben);
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/api/v1/points') && response.request().method() === 'POST',
  );
  // Bubbles never stand still, so this one is popped by the keyboard.
  await bubbles(page).first().press('Enter');
  expect((await answered).status()).toBe(409);
  await expect(toasts(page)).toHaveText(/Someone else signed in on this browser/);
  await expectGreeting(page, 'Ben');
  await expect.poll(() => accounts.totalScore(context)).toBe(0);
});

test('a sign-out that the server refuses holds over a reload, is told truly, and is done once it answers', async ({
  page,
  context,
  accounts,
  watch,
}) => {
  watch.allow(/status of 503/);
  await accounts.signedIn(context);
  await gotoReady(page, '/browse');
  const logout = '**/api/v1/user/logout';
  await page.route(logout, (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'Away.', code: 'database-away' } }),
  );
  await logOutByHub(page);
  await expect(page).toHaveURL('/');
  await expect(toasts(page)).toHaveText(/You’re signed out on this device/);

  await gotoReady(page, '/browse');
  await expect(page).toHaveURL('/login?from=%2Fbrowse');
  await page.unroute(logout);
  await expect(toasts(page).last()).toHaveText('Logged out successfully', { timeout: 15_000 });
  await page.context().clearCookies({ name: 'logout-pending' });
  await gotoReady(page, '/browse');
  await expect(page).toHaveURL('/login?from=%2Fbrowse');
});

test('a storage that throws keeps no one from logging out', async ({ page, context, accounts }) => {
  await accounts.signedIn(context);
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem', 'clear'])
      Object.defineProperty(Storage.prototype, name, {
        value: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
  });
  await gotoReady(page, '/browse');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(', Ada');
  await logOutByHub(page);
  await expect(page).toHaveURL('/');
  await expect(toasts(page)).toHaveText('Logged out successfully');
});

test('a browser that refuses cookies says so at the sign-in', async ({ page, accounts }) => {
  const person = await accounts.create();
  await page.route('**/api/v1/user/login', async (route) => {
    const response = await route.fetch();
    const { 'set-cookie': _refused, ...headers } = response.headers();
    // Gone before the page has its answer, since it asks at once who is signed in.
    await page.context().clearCookies();
    await route.fulfill({ response, headers });
  });
  await gotoReady(page, '/login');
  await signInByForm(page, person);
  await expect(page.getByRole('main').getByText('because cookies are blocked').first()).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('fields filled and Enter pressed before any script has arrived sign in, and stay out of the address', async ({
  page,
  accounts,
}) => {
  const person = await accounts.create(newPerson('Ana Lee'));
  const code = await holdCalls(page, '**/assets/*.js');
  await page.goto('/login?from=%2Fbrowse');
  await fillCredentials(page, person);
  await accountForm.password(page).press('Enter');
  await expect(page).toHaveURL('/browse');
  code.release();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(', Ana');
  await expect(toasts(page)).toHaveText('Welcome, Ana.');
});

test('a wrong password sent before any script has arrived is told in words above the form', async ({
  page,
  accounts,
  watch,
}) => {
  watch.allow(/status of 401/);
  const person = await accounts.create();
  const code = await holdCalls(page, '**/assets/*.js');
  await page.goto('/login');
  await fillCredentials(page, { ...person, password: 'not the password' });
  await accountForm.password(page).press('Enter');
  await expect(page.getByRole('alert').first()).toContainText('The email address or password is wrong.');
  code.release();
  await waitUntilReady(page);
  await expect(toasts(page)).toContainText('The email address or password is wrong.');
  await signInByForm(page, person);
  await expect(page).toHaveURL('/');
});

test('whoever is signed in goes on from the sign-in page', async ({ page, context, accounts }) => {
  await accounts.signedIn(context);
  await page.goto('/login?from=%2Freward');
  await expect(page).toHaveURL('/reward');
});

test('what is typed on the sign-in page stays while a session that this device remembers turns out to have ended', async ({
  page,
  context,
  accounts,
  watch,
}) => {
  // Said by the browser for the session that ended.
  watch.allow(/status of 401/);
  const ada = await accounts.signedIn(context, newPerson('Ada Quiet'));
  await gotoReady(page, '/');
  await context.clearCookies();
  const who = await holdCalls(page, '**/api/v1/user/me');
  await gotoReady(page, '/login?from=/breathing');
  await accountForm.email(page).fill(ada.email);
  // On a slow machine the page has asked again before it is looked at.
  await expect.poll(() => who.calls()).toBeGreaterThan(0);
  who.release();
  await expect(toasts(page)).toContainText(['You’ve been signed out']);
  await expect(accountForm.email(page)).toHaveValue(ada.email);
  await accountForm.password(page).fill(ada.password);
  await accountForm.submit(page).click();
  await expect(page).toHaveURL('/breathing');
});

test('while the server cannot say who is here no one is sent to sign in, and a press asks again', async ({
  page,
  context,
  accounts,
  watch,
}) => {
  watch.allow(/status of 503/);
  await accounts.signedIn(context);
  const me = '**/api/v1/user/me';
  await page.route(me, (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'Away.', code: 'database-away' } }),
  );
  await page.goto('/reward');
  await expect(page.getByText('The server hasn’t answered yet')).toBeVisible();
  await expect(page).toHaveURL('/reward');
  await page.unroute(me);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Tasks Completed')).toBeVisible();
});

test('while the server cannot say who is here, anyone can go on without an account', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 503/);
  await page.route('**/api/v1/user/me', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'Away.', code: 'database-away' } }),
  );
  await page.goto('/breathing');
  await expect(page.getByText('The server hasn’t answered yet')).toBeVisible();
  await page.getByRole('link', { name: 'Continue without an account' }).click();
  await expect(page).toHaveURL('/login?from=%2Fbreathing');
  await page.getByRole('button', { name: 'Continue without an account' }).click();
  await expect(page).toHaveURL('/breathing');
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
});

for (const atMs of [0, 40, 120, 250, 400, 700]) {
  test(`a sign-in sent ${String(atMs)} ms after the first key is never lost`, async ({ page, accounts }) => {
    const person = await accounts.create();
    await page.goto('/login');
    await accountForm.email(page).focus();
    await page.keyboard.type(person.email[0] ?? '');
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), atMs);
    await fillCredentials(page, person);
    await accountForm.password(page).press('Enter');
    await expect(page).toHaveURL('/');
  });
}
