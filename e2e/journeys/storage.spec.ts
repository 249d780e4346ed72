// one-screen: phone
import type { Page } from '@playwright/test';
import { gotoReady } from '../support/pages';
import { expect, test } from '../support/test';

/** A tab that neither uses a database nor lets go of it, as one with an older version did. */
async function holdDatabase(page: Page, name: string): Promise<void> {
  await page.evaluate(
    (held) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open(held);
        opening.onsuccess = () => {
          // Whoever asks from now on waits behind this request, which the open connection keeps waiting.
          indexedDB.deleteDatabase(held).onblocked = () => resolve();
        };
      }),
    name,
  );
}

test('a tab that holds the database does not freeze the pages of a member', async ({
  page,
  context,
  accounts,
}) => {
  await accounts.signedIn(context);
  const other = await context.newPage();
  await gotoReady(other, '/help');
  await holdDatabase(other, 'stillgrove');
  await gotoReady(page, '/browse');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Bubble/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByText(/storage isn’t responding/)).toBeVisible();
});

test('a database that is held is told on the diary, with what to do', async ({ page, context, accounts }) => {
  await accounts.signedIn(context);
  const other = await context.newPage();
  await gotoReady(other, '/help');
  await holdDatabase(other, 'stillgrove-diary');
  await gotoReady(page, '/diary');
  await expect(page.getByRole('main').getByText(/Close other Stillgrove tabs/)).toBeVisible();
});

for (const [name, script] of [
  ['has no database', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
  [
    'refuses its database',
    () => {
      indexedDB.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    },
  ],
] as const) {
  test(`a browser that ${name} still opens the pages of a member, and the diary says why it cannot`, async ({
    page,
    context,
    accounts,
  }) => {
    await accounts.signedIn(context);
    await page.addInitScript(script);
    await gotoReady(page, '/browse');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Bubble/ })
        .first(),
    ).toBeVisible();
    await gotoReady(page, '/diary');
    await expect(page.getByText(/can’t be kept here/)).toBeVisible();
  });
}
