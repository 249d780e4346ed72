import type { Page } from '@playwright/test';
import { newPerson } from '../support/accounts';
import { bubbles, expectTally } from '../support/games';
import { expectOpenToAll } from '../support/open-to-all';
import { gotoReady } from '../support/pages';
import { expect, test } from '../support/test';

const ACTIVITIES = [
  '/breathing',
  '/diary',
  '/bubble',
  '/color',
  '/memory',
  '/body',
  '/relax',
  '/books',
  '/video',
  '/articles',
];

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

  await test.step('a new member is asked for nothing', async () => {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Good morning, Maria');
    await expect(main.getByText('Pick whatever you like. There’s no rush.')).toBeVisible();
    await expect(main.getByText('You have 0 points. Your tree is full at 500.')).toBeVisible();
    await expect(main.getByText('A young tree with no leaves yet.')).toBeAttached();
    await expect(main.getByText(/today on this device|Last opened/)).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Breathe for a minute' })).toHaveAttribute(
      'href',
      '/breathing',
    );
  });

  await test.step('no activity is missing, and none leads astray', async () => {
    const paths = await activities(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(paths).toEqual(ACTIVITIES);
    for (const path of ACTIVITIES) expect((await context.request.get(path)).status(), path).toBe(200);
  });

  await test.step('a round later the way back, the day and the tree show it', async () => {
    await activities(page).getByRole('link', { name: 'Bubble Pop' }).click();
    await bubbles(page).first().click();
    await expectTally(page, 'score', 1);
    await expect(main.getByText('You earned one point for your tree.')).toBeVisible();
    await gotoReady(page, '/browse');
    await expect(main.getByRole('link', { name: 'Back to Bubble Pop' })).toHaveAttribute('href', '/bubble');
    await expect(activities(page).filter({ hasText: 'Last opened today' })).toHaveText(/^Bubble Pop/);
    await expect(
      main.getByText('You have 1 point. Your tree is full at 500. You earned 1 point today on this device.'),
    ).toBeVisible();
    await expect(main.getByText('A tree with 1 of 500 leaves.')).toBeAttached();
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
