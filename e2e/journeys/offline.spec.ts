// one-screen: phone
import type { Page } from '@playwright/test';
import { signInByForm, type Accounts } from '../support/accounts';
import { BREATH_MS, breathe, expectTally, start, stop, waitingNote } from '../support/breathing';
import { expectOpenToAll } from '../support/open-to-all';
import { outsideKnown } from '../support/outside';
import {
  allKeptForOffline,
  gotoReady,
  holdTime,
  keptForOffline,
  reloadReady,
  tellNetwork,
} from '../support/pages';
import { MEMBER_PAGES, PUBLIC_PAGES } from '../support/page-lists';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

/** What they show comes from the network; what was seen last of it is there without. */
const LIVE_LISTS = ['/books', '/video', '/appointments'];

/** A member's first visit, left alone until all is kept. */
async function visitInPeace(page: Page, accounts: Accounts): Promise<void> {
  await accounts.signedIn(page.context());
  await gotoReady(page, '/browse');
  await allKeptForOffline(page);
}

test('after one visit breathing works without a network, and what it gives arrives later', async ({
  page,
  context,
  accounts,
  watch,
}) => {
  watch.allowOutage();
  const person = await accounts.create();
  await holdTime(page);
  await gotoReady(page, '/');
  await keptForOffline(page);
  await gotoReady(page, '/login?from=/breathing');
  await signInByForm(page, person);
  await expect(page).toHaveURL('/breathing');
  // What makes its sounds is kept with all other code.
  expect(
    await page.evaluate(async () => {
      const kept = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return kept.flat().some(({ url }) => url.includes('/track.worker'));
    }),
  ).toBe(true);

  await context.setOffline(true);
  await reloadReady(page);
  await start(page);
  await breathe(page, BREATH_MS);
  await expectTally(page, { points: 4, leaves: 3, breaths: 1 });
  await expect(waitingNote(page)).toHaveText(/^3 updates to your points are saved/);
  await stop(page);
  await gotoReady(page, '/reward');
  await page.clock.runFor(1_000);
  await expect(page.getByText('Tasks Completed: 4 of 500')).toBeVisible();

  await context.setOffline(false);
  await tellNetwork(page, 'online');
  await expect(waitingNote(page)).toBeHidden();
  await expect.poll(() => accounts.totalScore(context)).toBe(4);
});

test('after one visit help is there without a network and without an account', async ({
  page,
  instance,
  watch,
}) => {
  watch.allowOutage();
  await gotoReady(page, '/');
  await keptForOffline(page);
  await instance.stop();
  await gotoReady(page, '/help');
  await expect(page.getByRole('main').getByRole('link', { name: '112' })).toBeVisible();
  await gotoReady(page, '/?landing=default');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mental Health Awareness');

  await page.getByRole('banner').getByRole('link', { name: 'Need help now?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Need help now?' });
  await dialog.getByLabel('Numbers for').selectOption({ label: 'India' });
  await expect(
    dialog.getByRole('group', { name: 'Thinking about suicide' }).getByRole('link'),
  ).toHaveAttribute('href', 'tel:14416');
});

test('after one visit in peace every public page is there without a network', async ({
  page,
  instance,
  watch,
}) => {
  watch.allowOutage();
  await gotoReady(page, '/');
  await allKeptForOffline(page);
  await instance.stop();
  for (const path of [...PUBLIC_PAGES, '/forgot-password']) {
    await gotoReady(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
  await gotoReady(page, '/faq');
  await page.getByRole('searchbox').fill('password');
  await expect(page.getByRole('main')).toContainText(/password/i);
  await expect(page.getByRole('main').locator('details:not([open])').first()).toBeVisible();

  await gotoReady(page, '/articles');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Psychosis/ })
    .first()
    .click();
  await expect(page).toHaveURL('/psychosis');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Psychosis');
});

test('after one visit in peace whoever is signed in stays so, and finds every page that is no live list', async ({
  page,
  accounts,
  instance,
  watch,
}) => {
  watch.allowOutage();
  watch.allow(/Failed to load videos/);
  await visitInPeace(page, accounts);
  await instance.stop();
  for (const path of MEMBER_PAGES.filter((one) => !LIVE_LISTS.includes(one))) {
    await gotoReady(page, path);
    await expect(page, path).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  }
});

test('without a network books and videos are those that were seen last', async ({
  page,
  accounts,
  instance,
  watch,
}) => {
  watch.allowOutage();
  await visitInPeace(page, accounts);
  await outsideKnown(page);
  const book = page.getByRole('heading', { name: 'Peace & Quiet' });
  const video = page.getByRole('main').getByText('Rain & thunder');
  const look = async () => {
    await gotoReady(page, '/books');
    await expect(book).toBeVisible();
    await gotoReady(page, '/video');
    await expect(video.first()).toBeVisible();
  };
  await look();
  await instance.stop();
  await look();
});

test('a page that is not kept says so and comes when the server is back', async ({
  page,
  instance,
  watch,
}) => {
  watch.allowOutage();
  await gotoReady(page, '/');
  await keptForOffline(page);
  await instance.stop();
  await gotoReady(page, '/confirm-address');
  await expect(page).toHaveURL('/offline?from=%2Fconfirm-address');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
  await expectOpenToAll(page);
  await instance.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/confirm-address');
});

test('a breath on the page that stands in for another ends before that one opens', async ({
  page,
  context,
  watch,
}) => {
  watch.allowOutage();
  await gotoReady(page, '/');
  await keptForOffline(page);
  await context.setOffline(true);
  await gotoReady(page, '/confirm-address');
  await page.getByRole('button', { name: 'Start breathing' }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  const isBack = page.evaluate(() => new Promise((resolve) => addEventListener('online', resolve)));
  await context.setOffline(false);
  await isBack;
  await expect(page).toHaveURL('/offline?from=%2Fconfirm-address');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page).toHaveURL('/confirm-address');
});

test('a line says that one is offline, and goes with the outage', async ({ page, context, watch }) => {
  watch.allowOutage();
  await gotoReady(page, '/');
  await keptForOffline(page);
  const line = page.getByRole('complementary', { name: 'Status' });
  await context.setOffline(true);
  await expect(line).toHaveText('You’re offline. Saved pages still work.');
  await expectOpenToAll(page);
  await context.setOffline(false);
  await expect(line).toBeHidden();
});

test('what the browser takes away is cached again at the next visit', async ({ page, instance, watch }) => {
  watch.allowOutage();
  await gotoReady(page, '/');
  await keptForOffline(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await reloadReady(page);
  await allKeptForOffline(page);
  await instance.stop();
  await gotoReady(page, '/help');
  await expect(page.getByRole('main').getByRole('link', { name: '112' })).toBeVisible();
});

test('nothing personal is kept for offline use', async ({ page, context, accounts }) => {
  await accounts.signedIn(context);
  await gotoReady(page, '/reward');
  await keptForOffline(page);
  await reloadReady(page);
  await expect(page.getByText('Tasks Completed')).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map((request) => new URL(request.url).pathname);
  });
  expect(kept).toContain('/reward');
  expect(
    kept.filter(
      (path) => path.startsWith('/api') || path.startsWith('/operator') || path.startsWith('/account/'),
    ),
  ).toEqual([]);
  expect(
    await page.evaluate(async () => (await (await caches.match('/reward'))?.text()) ?? ''),
  ).not.toContain('Ada');
});
