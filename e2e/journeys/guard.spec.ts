// one-screen: phone
import { newPerson, signInByForm } from '../support/accounts';
import { holdCalls } from '../support/held';
import { gotoReady, openMenu, recordAddresses, waitUntilReady } from '../support/pages';
import { expect, test } from '../support/test';

const ME = '**/api/v1/user/me';

for (const path of ['/breathing', '/reward', '/browse']) {
  test(`who is not signed in comes from ${path} to the sign-in page, and from there back to it`, async ({
    page,
    accounts,
  }) => {
    const person = await accounts.create();
    await gotoReady(page, '/help');
    await page.goto(path);
    await waitUntilReady(page);
    await expect(page).toHaveURL(`/login?from=${encodeURIComponent(path)}`);

    await page.goBack();
    await expect(page).toHaveURL('/help');
    await page.goForward();
    await expect(page).toHaveURL(`/login?from=${encodeURIComponent(path)}`);

    await waitUntilReady(page);
    await signInByForm(page, person);
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL('/help');
  });
}

test('a link on a page asks for a sign-in, too, and keeps the page that had it', async ({ page }) => {
  await gotoReady(page, '/');
  await openMenu(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'RewardTree' }).click();
  await expect(page).toHaveURL('/login?from=%2Freward');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('after signing in no one is led to another site', async ({ page, accounts, watch }) => {
  // The session is taken away while the page may still be asking for points.
  watch.allow(/status of 401/);
  const person = await accounts.create();
  for (const foreign of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/%09/evil.example',
    'javascript:alert(1)',
  ]) {
    await gotoReady(page, `/login?from=${foreign}`);
    const counted = page.waitForResponse('**/api/v1/points');
    await signInByForm(page, person);
    await expect(page, foreign).toHaveURL('/');
    // Else it may be asked for without the session that it needs.
    await counted;
    await page.context().clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
    });
  }
});

test.describe('who is signed in never sees the sign-in page', () => {
  test('on the first visit with a session', async ({ page, accounts, context }) => {
    await accounts.signedIn(context);
    const answer = await holdCalls(page, ME);
    const addresses = recordAddresses(page);
    await page.goto('/breathing');
    await expect(page.getByText('Loading…')).toBeVisible();
    answer.release();
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
    expect([...new Set(addresses)]).toEqual(['/breathing']);
  });

  test('on a reload', async ({ page, accounts, context }) => {
    await accounts.signedIn(context);
    await gotoReady(page, '/breathing');
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
    const answer = await holdCalls(page, ME);
    const addresses = recordAddresses(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
    await waitUntilReady(page);
    const answered = page.waitForResponse(ME);
    answer.release();
    await (await answered).finished();
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
    expect([...new Set(addresses)]).toEqual(['/breathing']);
  });
});

test('a session that ended elsewhere leads to the sign-in page and keeps what belongs to the person', async ({
  page,
  accounts,
  context,
}) => {
  const person = await accounts.signedIn(context, newPerson());
  const points = page.waitForResponse('**/api/v1/points');
  await gotoReady(page, '/reward');
  await expect(page.getByText('Tasks Completed')).toBeVisible();
  await points;
  await context.clearCookies();
  await gotoReady(page, '/reward');
  await expect(page).toHaveURL('/login?from=%2Freward');
  await signInByForm(page, person);
  await expect(page).toHaveURL('/reward');
});
