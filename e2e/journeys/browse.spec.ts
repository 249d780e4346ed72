// one-screen: phone
import type { Page } from '@playwright/test';
import { newPerson, openAccountPanel } from '../support/accounts';
import { bubbles, expectTally } from '../support/games';
import { expectOpenToAll } from '../support/open-to-all';
import { HUB_PATHS } from '../support/page-lists';
import { gotoReady } from '../support/pages';
import { expect, test } from '../support/test';

const RECORDS = ['/placeformpage', '/placeformpage/x', '/account/criminals'];

function activities(page: Page) {
  return page.getByRole('region', { name: 'What would help today?' }).getByRole('listitem');
}

test('the hub greets by name, leads to every activity, and knows what was done last', async ({
  page,
  context,
  accounts,
}) => {
  await page.clock.install({ time: new Date().setHours(9, 0) });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await accounts.signedIn(context, newPerson('Maria del Mar'));
  await gotoReady(page, '/browse');
  const main = page.getByRole('main');

  await test.step('there is one greeting, and the header is folded', async () => {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Good morning, Maria');
    await expect(main.getByText(/Hello|Welcome/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
    await openAccountPanel(page);
    await expect(main.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
    await expectOpenToAll(page);
    await page.keyboard.press('Escape');
    await expect(main.getByRole('button', { name: 'Your account' })).toBeFocused();
  });

  await test.step('no activity is missing, and none leads astray', async () => {
    await expect(main.getByText(/leaves? this week|Last opened/)).toHaveCount(0);
    await main.getByRole('link', { name: 'All activities' }).click();
    await expect(activities(page).first()).toBeInViewport();
    const paths = await activities(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(paths).toEqual(HUB_PATHS);
    for (const path of HUB_PATHS) expect((await context.request.get(path)).status(), path).toBe(200);
  });

  await test.step('a round later the last days, the cards and the tree show it', async () => {
    await activities(page).getByRole('link', { name: 'Bubble Pop' }).click();
    await bubbles(page).first().click();
    await expectTally(page, 'score', 1);
    await expect(main.getByText('You earned one point for your tree.')).toBeVisible();
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toMatch(/activity\W+bubble/);
    await gotoReady(page, '/browse');
    await expect(activities(page).filter({ hasText: 'Last opened today' })).toHaveText(/^Bubble Pop/);
    const lately = main.getByRole('region', { name: 'Lately' });
    await expect(lately.getByText('1 leaf this week')).toBeVisible();
    await expect(lately.getByText(/day: Bubble Pop$/)).toBeAttached();
    await expect(main.getByText(/^A tree with (one|1) of 500 leaves\.$|1 of 500/)).toBeAttached();
    await expectOpenToAll(page);
  });
});

test('an instance that keeps no records has no pages for them', async ({
  page,
  context,
  accounts,
  watch,
}) => {
  watch.allow(/status of 404/);
  for (const path of RECORDS) expect((await context.request.get(path)).status(), path).toBe(404);
  await accounts.signedIn(context);
  for (const path of RECORDS) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  }
});
