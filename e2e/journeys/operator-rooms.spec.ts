// one-screen: phone
import { headerOf } from '../../server/src/testing/received-email';
import { confirmAppointment } from '../support/appointments';
import { confirmAddress, newPerson } from '../support/accounts';
import { expectOpenToAll } from '../support/open-to-all';
import { becomeOperator, operatorSettings } from '../support/operator';
import { gotoReady, reloadReady, waitUntilReady } from '../support/pages';
import { expect, test } from '../support/test';

test.use({ instanceSettings: operatorSettings(), timezoneId: 'Asia/Kolkata' });

test('operators keep the directory and its hours, and cancel an appointment with a message to the visitor', async ({
  page,
  accounts,
  inbox,
  newDevice,
  watch,
}) => {
  test.slow();
  watch.allow(/status of 409/);
  await becomeOperator(page, accounts, inbox);
  const main = page.getByRole('main');
  const button = (name: RegExp | string) => main.getByRole('button', { name });

  await test.step('the order follows two buttons that keep the focus', async () => {
    await gotoReady(page, '/operator/therapists');
    await expectOpenToAll(page);
    const down = button(/^Down.*for anxiety/);
    await down.press('Enter');
    await expect(down).toBeFocused();
    await down.press('Enter');
    await expect(down).toBeFocused();
    const stored = async () => {
      const answer = await page.request.get('/api/v1/operator/therapists');
      return ((await answer.json()) as { therapists: { id: string }[] }).therapists.map(({ id }) => id);
    };
    await expect.poll(async () => (await stored()).indexOf('sample-anxiety')).toBe(2);
    await reloadReady(page);
    await expect(main.getByRole('heading', { level: 2 }).nth(2)).toContainText('for anxiety');
  });

  await test.step('samples go at once, after asking once more', async () => {
    await button('Remove all samples').click();
    await button('Yes, remove all samples').click();
    await expect(main).toContainText('There are no therapists yet.');
  });

  await test.step('what is typed outlives mistakes and a reload, and is saved once', async () => {
    await main.getByRole('link', { name: 'Add a therapist' }).click();
    await expect(main.getByRole('heading', { name: 'Add a therapist' })).toBeFocused();
    await button('Save profile').click();
    await expect(main.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(main).toContainText('Choose at least one way to meet.');
    await expectOpenToAll(page);
    await main.getByLabel('Name', { exact: true }).fill('Dr. Mira Sen');
    await main.getByLabel('Qualifications').fill('Licensed psychotherapist');
    await main.getByLabel('Online').check();
    await reloadReady(page);
    await expect(main).toContainText('We kept what you typed and didn’t save.');
    await expect(main.getByLabel('Name', { exact: true })).toHaveValue('Dr. Mira Sen');
    await main.getByLabel('Add a language').selectOption({ label: 'Bangla' });
    await expect(main.getByLabel('Time zone')).toHaveValue('Asia/Kolkata');
    await button('Save profile').dblclick();
    await expect(main.getByRole('heading', { name: 'Dr. Mira Sen' })).toHaveCount(1);
    await expect(main).toContainText('No hours are set, so no one can schedule an appointment.');
  });

  await test.step('hours are refused where they overlap, and copied over the week', async () => {
    await main.getByRole('link', { name: /^Edit hours/ }).click();
    const monday = main.getByRole('group', { name: 'Monday', exact: true });
    await monday.getByRole('button', { name: /^Add hours/ }).click();
    await expect(monday.getByLabel('From')).toBeFocused();
    await monday.getByRole('button', { name: /^Add hours/ }).click();
    await monday.getByLabel('From').last().fill('16:00');
    await button('Save hours').click();
    await expect(monday).toContainText('These hours overlap with other hours on the same day.');
    await expectOpenToAll(page);
    await monday
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click();
    await monday.getByRole('button', { name: 'Copy to Tuesday through Friday' }).click();
    await button('Save hours').click();
    await expect(main).toContainText('Works on Monday, Tuesday, Wednesday, Thursday, and Friday.');
  });

  await test.step('of two who change one profile the second is told, and keeps what was typed', async () => {
    const other = await page.context().newPage();
    for (const tab of [page, other]) {
      await gotoReady(tab, '/operator/therapists');
      await tab.getByRole('link', { name: /^Edit profile/ }).click();
    }
    const about = (tab: typeof page) => tab.getByRole('main').getByLabel('About');
    await about(other).fill('Written first.');
    await other.getByRole('button', { name: 'Save profile' }).click();
    await expect(other.getByRole('link', { name: 'Add a therapist' })).toBeVisible();
    await other.close();
    await about(page).fill('Written second.');
    await button('Save profile').click();
    await expect(main.getByRole('alert')).toContainText('Someone else has changed this profile');
    await expect(about(page)).toHaveValue('Written second.');
    await button('Load the saved profile').click();
    await expect(about(page)).toHaveValue('Written first.');
  });

  const visitor = await newDevice({ timezoneId: 'Asia/Kolkata' });
  const person = await accounts.signedIn(visitor.context(), newPerson('Asha Rao'));
  await confirmAddress(visitor, await inbox.linkTo(person.email, 'Welcome'));

  await test.step('visitors find the new profile within seconds, and schedule an appointment', async () => {
    const seeTimes = visitor.getByRole('link', { name: /^See free times/ });
    await expect(async () => {
      await visitor.goto('/therapists');
      await expect(seeTimes).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    await waitUntilReady(visitor);
    await seeTimes.click();
    await visitor
      .getByRole('button', { name: /free times?$/ })
      .last()
      .click();
    await visitor.locator('ul[aria-labelledby="times-of-day"]').getByRole('button').first().click();
    await confirmAppointment(visitor);
    await inbox.emailsAbout('Appointment scheduled');
  });

  await test.step('a therapist stays while there are upcoming appointments', async () => {
    await gotoReady(page, '/operator/therapists');
    await button(/^Remove: Dr. Mira Sen/).click();
    await button('Yes, remove').click();
    await expect(main.getByRole('alert')).toContainText('This therapist still has one upcoming appointment.');
  });

  await test.step('an appointment is canceled with a message to the visitor', async () => {
    // The address that the room had before.
    await gotoReady(page, '/operator/bookings');
    await expect(page).toHaveURL('/operator/appointments');
    await expect(main.getByRole('link', { name: person.email })).toBeVisible();
    await expect(main).toContainText('Asha Rao');
    await button(/^Cancel appointment/).click();
    await main.getByLabel('Message to this person (optional)').fill('Mira is ill. We are sorry.');
    await expectOpenToAll(page);
    await button('Yes, cancel it').dblclick();
    await expect(main.getByRole('listitem').filter({ hasText: 'Asha Rao' })).toContainText('Canceled');
    // The other one goes to the therapist.
    const mails = await inbox.emailsAbout('Appointment canceled', 2);
    const mail = mails.find(({ headers }) => headerOf(headers, 'to') === person.email);
    expect(mail?.text).toContain('Mira is ill. We are sorry.');
    expect(mail?.calendar).toContain('METHOD:CANCEL');
    await gotoReady(page, '/operator/actions');
    await expect(main.getByText('Canceled an appointment')).toHaveCount(1);
  });
});
