import type { Page } from '@playwright/test';
import { confirmAddress, newPerson } from '../support/accounts';
import { expectOpenToAll } from '../support/open-to-all';
import { gotoReady, reloadReady } from '../support/pages';
import { expect, test } from '../support/test';

const freeDays = (page: Page) => page.getByRole('button', { name: /free times?$/ });
const times = (page: Page) => page.locator('ul[aria-labelledby="times-of-day"]').getByRole('button');
const appointments = (page: Page) => page.getByRole('region', { name: 'Your appointments' });

/** Chooses the last free day that is shown, and on it the time at a place in the list. */
async function chooseTime(page: Page, place: number): Promise<void> {
  await freeDays(page).last().click();
  await times(page).nth(place).click();
}

// Settings of its own give this file an instance of its own, whose therapists can be made real.
test.use({ timezoneId: 'Asia/Kolkata', instanceSettings: { LOG_LEVEL: 'warn' } });

test.beforeEach(({ instance }) => instance.changeStored('update therapists set is_sample = 0'));

test('an appointment is scheduled by day and time, moved and canceled, and email tells of each', async ({
  page,
  context,
  accounts,
  inbox,
}) => {
  const person = await accounts.signedIn(context, newPerson('Mira Stream'));
  await confirmAddress(page, await inbox.linkTo(person.email, 'Welcome'));

  await gotoReady(page, '/therapists');
  await page.getByRole('link', { name: /See free times.*OCD/ }).click();
  await expect(page).toHaveURL('/appointments?with=sample-ocd');
  await expect(appointments(page)).toContainText('Nothing is scheduled.');
  await chooseTime(page, 1);
  await expectOpenToAll(page);
  await expect(page.getByText(/on their clock \(Central European/)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm', exact: true }).dblclick();
  await expect(page.getByRole('status').filter({ hasText: 'Your appointment is scheduled' })).toBeFocused();
  await expect(appointments(page).getByRole('listitem')).toHaveCount(1);
  const [scheduled] = await inbox.emailsAbout('Your appointment is scheduled');
  expect(scheduled?.text).toContain('India Standard Time');
  expect(scheduled?.calendar).toContain('METHOD:REQUEST');
  expect(await inbox.emailsAbout('A new appointment')).toHaveLength(1);

  await expect(page).toHaveURL('/appointments');
  await reloadReady(page);
  await appointments(page).getByRole('button', { name: /^Move/ }).click();
  await chooseTime(page, 2);
  await page.getByRole('button', { name: 'Confirm new time' }).click();
  await expect(page.getByRole('button', { name: 'Confirm new time' })).toHaveCount(0);
  expect(await inbox.emailsAbout('Your appointment has a new time')).toHaveLength(1);

  await appointments(page)
    .getByRole('button', { name: /^Cancel appointment/ })
    .click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(appointments(page)).toContainText('Nothing is scheduled.');
  await page.getByText('Earlier and canceled').click();
  await expect(appointments(page).getByRole('listitem')).toContainText('Canceled');
  expect(await inbox.emailsAbout('Your appointment is canceled')).toHaveLength(1);
});

test(
  'who comes too late is told, keeps the page, and finds another time',
  { tag: '@desktop' },
  async ({ page, accounts, inbox, newDevice, watch }) => {
    watch.allow(/status of 409/);
    const other = await newDevice({ timezoneId: 'Asia/Kolkata' });
    for (const someone of [page, other]) {
      const { email } = await accounts.signedIn(someone.context());
      await confirmAddress(someone, await inbox.linkTo(email, 'Welcome'));
    }
    for (const someone of [page, other]) {
      await gotoReady(someone, '/appointments?with=sample-anxiety');
      await chooseTime(someone, 0);
    }
    await other.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(appointments(other).getByRole('listitem')).toHaveCount(1);

    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByText('Someone else has just scheduled this time.')).toBeVisible();
    await page.getByRole('button', { name: 'Show free times again' }).click();
    await chooseTime(page, 0);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(appointments(page).getByRole('listitem')).toHaveCount(1);
  },
);

test(
  'an example profile says that it cannot be scheduled',
  { tag: '@phone' },
  async ({ page, context, accounts, instance }) => {
    await instance.changeStored('update therapists set is_sample = 1');
    await accounts.signedIn(context);
    await gotoReady(page, '/appointments?with=sample-ocd');
    await expect(page.getByText('An example that can’t be scheduled').first()).toBeVisible();
    await chooseTime(page, 0);
    await expect(page.getByText('This is an example profile')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);
  },
);

test(
  'that an address has to be confirmed is said before anything is chosen, and nothing is scheduled without',
  { tag: '@phone' },
  async ({ page, context, accounts, watch }) => {
    watch.allow(/status of 403/);
    await accounts.signedIn(context);
    await gotoReady(page, '/appointments?with=sample-ocd');
    await expect(page.getByText('Confirm your email address before you book')).toBeVisible();
    await expectOpenToAll(page);
    await chooseTime(page, 0);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByText('Please confirm your email address first')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open settings' })).toHaveAttribute('href', '/settings');
  },
);
