import { signInByForm } from '../support/accounts';
import { BREATH_MS, breathe, expectTally, start, stop, waitingNote } from '../support/breathing';
import { gotoReady, holdTime, keptForOffline, reloadReady } from '../support/pages';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

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
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('sounds')).keys()).length))
    .toBeGreaterThanOrEqual(4);

  await context.setOffline(true);
  await reloadReady(page);
  await start(page);
  await breathe(page, BREATH_MS);
  await expectTally(page, { points: 4, leaves: 3, breaths: 1 });
  await expect(waitingNote(page)).toHaveText(/^3 steps are kept safe/);
  await stop(page);
  await gotoReady(page, '/reward');
  await page.clock.runFor(1_000);
  await expect(page.getByText('Tasks Completed: 4 of 500')).toBeVisible();

  await context.setOffline(false);
  await expect(waitingNote(page)).toBeHidden();
  expect(await accounts.totalScore(context)).toBe(4);
});

test('after one visit help is there without a network and without an account', async ({
  page,
  grove,
  watch,
}) => {
  watch.allowOutage();
  await gotoReady(page, '/');
  await keptForOffline(page);
  await grove.stop();
  await gotoReady(page, '/help');
  await expect(page.getByRole('main').getByRole('link', { name: '112' })).toBeVisible();
  await gotoReady(page, '/?landing=default');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mental Health Awareness');

  await page.getByRole('banner').getByRole('link', { name: 'Need help now?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Need help now?' });
  await dialog.getByLabel('Numbers for').selectOption({ label: 'India' });
  await expect(dialog.getByRole('link', { name: 'Call 14416' })).toHaveAttribute('href', 'tel:14416');
});

test('an article that was opened once is there without a network, and one that was not was never fetched', async ({
  page,
  grove,
  watch,
}) => {
  watch.allowOutage();
  await gotoReady(page, '/');
  await keptForOffline(page);
  await gotoReady(page, '/anxiety');
  await grove.stop();
  await reloadReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anxiety');
  expect(await page.evaluate(async () => (await caches.match('/ptsd')) === undefined)).toBe(true);
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
