// one-screen: desktop
import { signInByForm } from '../support/accounts';
import { gotoReady, waitUntilReady } from '../support/pages';
import { expect, test } from '../support/test';

test('an address where nothing is has a page of its own and the status 404', async ({ page, watch }) => {
  watch.allow(/status of 404/);
  for (const path of ['/nowhere', '/breathing/deeper', '/login/x?from=/']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await waitUntilReady(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page).toHaveTitle('Page not found – Stillgrove');
  }
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('an address in another case leads to its own spelling', async ({ page, context, accounts }) => {
  await accounts.signedIn(context);
  for (const [written, spelled] of [
    ['/Bubble', '/bubble'],
    ['/Breathing', '/breathing'],
    ['/REWARD/', '/reward'],
    // Whoever is signed in goes on from there.
    ['/Login?from=/reward', '/reward'],
  ] as const) {
    const answer = await page.request.get(written, { maxRedirects: 0 });
    expect(answer.status(), written).toBe(308);
    await gotoReady(page, written);
    await expect(page).toHaveURL(spelled);
  }
});

test('the movement of an old address leads to the exercises, and so does their card', async ({
  page,
  context,
  accounts,
}) => {
  await accounts.signedIn(context);
  const answer = await page.request.get('/movement', { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  await gotoReady(page, '/movement');
  await expect(page).toHaveURL('/exercises');

  await gotoReady(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Exercises' }).click();
  await expect(page).toHaveURL('/exercises');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gentle exercises');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('who has to sign in first still arrives at the exercises', async ({ page, accounts }) => {
  const person = await accounts.create();
  await gotoReady(page, '/exercises?routine=chair');
  await expect(page).toHaveURL(/^[^?]*\/login\?from=/);
  await signInByForm(page, person);
  await expect(page).toHaveURL('/exercises?routine=chair');
});
