import type { Page } from '@playwright/test';
import { confirmAddress, newPerson, signInByForm } from '../support/accounts';
import { expectInSight } from '../support/in-sight';
import { expectOpenToAll } from '../support/open-to-all';
import { gotoReady, reloadReady } from '../support/pages';
import { confirmAppointment } from '../support/appointments';
import { expect, test } from '../support/test';

const freeDays = (page: Page) => page.getByRole('button', { name: /free times?$/ });
const daysWithThreeTimes = (page: Page) =>
  page.getByRole('button', { name: /, (?:[3-9]|\d{2}) free times$/ });
const times = (page: Page) => page.locator('ul[aria-labelledby="times-of-day"]').getByRole('button');
const appointments = (page: Page) => page.getByRole('region', { name: 'Your appointments' });

/**
 * Chooses the last day that is shown with three free times, and on it the time at a place in the list, 0 to 2. Of the
 * last days of a month there may be only hours left that come too soon.
 */
async function chooseTime(page: Page, place: number): Promise<void> {
  await expect(freeDays(page).first()).toBeVisible();
  if ((await daysWithThreeTimes(page).count()) === 0)
    await page.getByRole('button', { name: 'Month after' }).click();
  await daysWithThreeTimes(page).last().click();
  await times(page).nth(place).click();
}

// Settings of its own give this file an instance of its own, whose therapists can be made real.
test.use({ timezoneId: 'Asia/Kolkata', instanceSettings: { LOG_LEVEL: 'warn' } });

test.beforeEach(({ instance }) => instance.changeStored('update therapists set is_sample = 0'));

test(
  'an appointment is scheduled by day and time, moved and canceled, and email tells of each',
  { tag: '@phone' },
  async ({ page, context, accounts, inbox }) => {
    test.slow();
    const person = await accounts.signedIn(context, newPerson('Mira Stream'));
    await confirmAddress(page, await inbox.linkTo(person.email, 'Welcome'));

    await gotoReady(page, '/therapists');
    await page.getByRole('link', { name: /See free times.*OCD/ }).click();
    await expect(page).toHaveURL('/appointments?with=sample-ocd');
    // Who was chosen on the page before comes first here.
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Schedule an appointment',
      'Your appointments',
    ]);
    await expect(page.getByRole('heading', { name: 'Schedule an appointment' })).toBeFocused();
    await expectInSight(page.getByRole('heading', { name: 'Which time works for you?' }));
    await expect(appointments(page)).toContainText('You have no upcoming appointments.');
    await chooseTime(page, 1);
    await expectOpenToAll(page);
    await expect(page.getByText(/On your therapist’s clock, it’ll be .* \(Central European/)).toBeVisible();
    const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
    await confirm.click();
    const consent = page.getByRole('checkbox', { name: /^I agree/ });
    await expect(consent).toBeFocused();
    await expect(consent).toHaveAccessibleDescription(/^Check the box if you agree/);
    await expectOpenToAll(page);
    await consent.check();
    await confirm.dblclick();
    await expect(page.getByRole('status').filter({ hasText: 'Your appointment is scheduled' })).toBeFocused();
    await expect(appointments(page).getByRole('listitem')).toHaveCount(1);
    const [scheduled] = await inbox.emailsAbout('Appointment scheduled');
    expect(scheduled?.text).toContain('India Standard Time');
    expect(scheduled?.calendar).toContain('METHOD:REQUEST');
    await expect.poll(() => inbox.emailsAbout('New appointment')).toHaveLength(1);

    await expect(page).toHaveURL('/appointments');
    await reloadReady(page);
    await appointments(page).getByRole('button', { name: /^Move/ }).click();
    await chooseTime(page, 2);
    await page.getByRole('button', { name: 'Confirm new time' }).click();
    await expect(page.getByRole('button', { name: 'Confirm new time' })).toHaveCount(0);
    // One to each side.
    await inbox.emailsAbout('Appointment moved', 2);

    await appointments(page)
      .getByRole('button', { name: /^Cancel appointment/ })
      .click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(appointments(page)).toContainText('You have no upcoming appointments.');
    await expect(
      page.getByRole('status').filter({ hasText: 'Your appointment is canceled and deleted.' }),
    ).toBeFocused();
    await expect(appointments(page).getByRole('listitem')).toHaveCount(0);
    await inbox.emailsAbout('Appointment canceled', 2);
  },
);

test(
  'the links of a reminder move and cancel without signing in, and a canceled one leaves nothing',
  { tag: '@phone' },
  async ({ page, context, accounts, inbox, instance, newDevice, watch }) => {
    test.slow();
    watch.allow(/status of 400/);
    const { email } = await accounts.signedIn(context, newPerson('Lena Brook'));
    await confirmAddress(page, await inbox.linkTo(email, 'Welcome'));
    await gotoReady(page, '/appointments?with=sample-trauma');
    await chooseTime(page, 0);
    await confirmAppointment(page);
    await expect(appointments(page).getByRole('listitem')).toHaveCount(1);

    const elsewhere = await newDevice({ timezoneId: 'Asia/Kolkata' });
    const heading = elsewhere.getByRole('heading', { level: 1 });
    const remindNow = async () => {
      // No page asks anything while the server restarts.
      for (const each of [page, elsewhere]) await each.goto('about:blank');
      await instance.changeStored(
        "update outbox set next_try_at = 0 where cause like 'appointment-reminder:%'",
      );
    };
    const linksIn = (text: string | undefined) => ({
      move: /Move it to another time: (\S+)/.exec(text ?? '')?.[1] ?? '',
      cancel: /Cancel the appointment: (\S+)/.exec(text ?? '')?.[1] ?? '',
    });
    await remindNow();
    const [first] = await inbox.emailsAbout('Reminder', 2);
    const before = linksIn(first?.text);

    await gotoReady(elsewhere, before.move);
    await expect(heading).toHaveText('Move this appointment');
    await expectOpenToAll(elsewhere);
    await chooseTime(elsewhere, 1);
    await elsewhere.getByRole('button', { name: 'Confirm new time' }).click();
    await expect(heading).toHaveText('Your appointment has a new time');
    await gotoReady(elsewhere, '/help');
    await gotoReady(elsewhere, before.cancel);
    await expect(heading).toHaveText('This link doesn’t work');

    await remindNow();
    const { cancel } = linksIn((await inbox.emailsAbout('Reminder', 4)).at(-1)?.text);
    await gotoReady(elsewhere, cancel);
    await expect(heading).toHaveText('Cancel this appointment?');
    await expectOpenToAll(elsewhere);
    // Opened and not pressed, as programs that scan email do: nothing has changed.
    await gotoReady(page, '/appointments');
    await expect(appointments(page).getByRole('listitem')).toHaveCount(1);
    const times = async () => {
      const answered = await elsewhere.request.get('/api/v1/therapists/sample-trauma/times');
      return ((await answered.json()) as { times: readonly string[] }).times;
    };
    const free = (await times()).length;
    await elsewhere.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(heading).toHaveText('Your appointment is canceled');
    expect((await times()).length).toBeGreaterThan(free);
    await gotoReady(elsewhere, '/help');
    await gotoReady(elsewhere, cancel);
    await expect(heading).toHaveText('This link doesn’t work');
    await expect(
      elsewhere.getByText('If it was canceled, you don’t need to do anything else.'),
    ).toBeVisible();
    await inbox.emailsAbout('Appointment canceled', 2);
  },
);

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
    await confirmAppointment(other);
    await expect(appointments(other).getByRole('listitem')).toHaveCount(1);

    await confirmAppointment(page);
    await expect(page.getByText('Someone else took this time a moment ago.')).toBeVisible();
    await page.getByRole('button', { name: 'Show free times again' }).click();
    await chooseTime(page, 0);
    await confirmAppointment(page);
    await expect(appointments(page).getByRole('listitem')).toHaveCount(1);
  },
);

test(
  'a sample profile says that no one can schedule an appointment with it',
  { tag: '@phone' },
  async ({ page, context, accounts, instance }) => {
    await instance.changeStored('update therapists set is_sample = 1');
    await accounts.signedIn(context);
    await gotoReady(page, '/appointments');
    await expect(page.getByText('You can look at example times')).toBeVisible();
    await expect(page.getByText('Sample profile', { exact: true })).toHaveCount(6);
    const choices = page.getByRole('group', { name: 'Who would you like to talk to?' }).getByRole('radio');
    await expect(choices.first()).toHaveAccessibleName(/Next free: /);
    await expectOpenToAll(page);
    const whichTime = page.getByRole('heading', { name: 'Which time works for you?' });
    await choices.nth(1).click();
    await expect(whichTime).toBeFocused();
    await page.getByRole('button', { name: 'Choose someone else' }).click();
    await expect(choices.nth(1)).toBeFocused();
    // The same one again.
    await choices.nth(1).click();
    await expect(whichTime).toBeFocused();
    await gotoReady(page, '/therapists');
    await page.getByRole('link', { name: /See example times.*OCD/ }).click();
    await expect(page.getByRole('heading', { name: 'Example times' })).toBeFocused();
    await expectInSight(page.getByRole('heading', { name: 'Which time works for you?' }));
    await expect(page.getByText('This isn’t a real person. You can look at example times')).toBeVisible();
    await expect(page.getByText('Before you schedule an appointment')).toHaveCount(0);
    await chooseTime(page, 0);
    await expect(page.getByText('This is a sample profile, not a real person')).toBeVisible();
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
    await expect(
      page.getByText('Before you schedule an appointment, confirm your email address'),
    ).toBeVisible();
    await expectOpenToAll(page);
    await chooseTime(page, 0);
    await confirmAppointment(page);
    await expect(page.getByText('Your email address isn’t confirmed yet.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open Profile Settings' })).toHaveAttribute(
      'href',
      '/settings#email-address',
    );
  },
);

test(
  'a guest sees who is free when, and comes back with an account to the time that was chosen',
  { tag: '@phone' },
  async ({ page, accounts }) => {
    const person = await accounts.create();
    await gotoReady(page, '/login?from=/appointments');
    await page.getByRole('button', { name: 'Continue without an account' }).click();
    await expect(page).toHaveURL('/appointments');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Schedule an appointment',
      'Appointments need an account',
    ]);
    await expect(page.getByText('You can see free times without one.')).toBeVisible();
    await page.locator('input[name="therapist"][value="sample-ocd"]').click();
    const question = page.getByRole('heading', { name: 'How would you like to meet?' });
    await expect(question).toBeFocused();
    await expectInSight(question);
    await chooseTime(page, 1);
    const chosen = await times(page).nth(1).innerText();
    const panel = page
      .getByRole('main')
      .locator('div')
      .filter({ hasText: /^Check your appointment/ })
      .last();
    await expect(panel).toContainText('To schedule it, you need a free account.');
    await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeHidden();
    await expectOpenToAll(page);
    await panel.getByRole('link', { name: 'Sign in' }).click();
    await signInByForm(page, person);
    await expect(page).toHaveURL(/\/appointments\?with=sample-ocd&time=/);
    await expect(page.getByRole('button', { name: chosen, pressed: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Choose someone else' }).click();
    await expect(page).toHaveURL('/appointments');
  },
);
