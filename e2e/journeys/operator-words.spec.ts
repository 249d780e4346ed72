// one-screen: phone
import type { Page } from '@playwright/test';
import { accountForm } from '../support/accounts';
import { becomeOperator, operatorSettings } from '../support/operator';
import { expectOpenToAll } from '../support/open-to-all';
import { gotoReady, keptForOffline, reloadReady } from '../support/pages';
import { expect, test } from '../support/test';

test.use({ instanceSettings: operatorSettings() });

/** Pages are rendered again beside the old ones, so what was saved is on them a moment later. */
const eventually = (check: () => Promise<void>) => expect(check).toPass({ timeout: 60_000 });
const toldIn = (page: Page) => page.getByRole('main');

test('what operators write reaches visitors, and corrected numbers also those without a network', async ({
  page,
  context,
  accounts,
  inbox,
  newDevice,
  watch,
}) => {
  test.slow();
  watch.allow(/status of (400|403|409)/);
  watch.allowOutage();
  await becomeOperator(page, accounts, inbox);
  const visitor = await newDevice({ serviceWorkers: 'allow' });
  await gotoReady(visitor, '/help');
  await keptForOffline(visitor);

  await test.step('the site has another name, and a newer save of someone else is not lost', async () => {
    await gotoReady(page, '/operator/site');
    const other = await context.newPage();
    await gotoReady(other, '/operator/site');
    await other.getByLabel('Address', { exact: true }).fill('Lower Lake Road 4, Bhopal');
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toldIn(other)).toContainText('Saved. Pages show it within seconds.');
    await other.close();

    await page.getByLabel('Name of this site').fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByLabel('Name of this site')).toBeFocused();
    await expect(toldIn(page)).toContainText('Enter the name of this site.');
    await page.getByLabel('Name of this site').fill('Quiet Hill');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const newer = page.getByRole('region', { name: 'Someone else saved changes while you were editing' });
    await expect(newer).toContainText('Lower Lake Road 4, Bhopal');
    await expectOpenToAll(page);
    await newer.getByRole('button', { name: 'Keep my changes' }).click();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused();
    await expect(page.getByLabel('Name of this site')).toHaveValue('Quiet Hill');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toldIn(page)).toContainText('Saved. Pages show it within seconds.');
    await eventually(async () => {
      await gotoReady(visitor, '/contact');
      await expect(visitor).toHaveTitle('Contact – Quiet Hill', { timeout: 500 });
    });
    await expect(toldIn(visitor)).toContainText('Lower Lake Road 4, Bhopal');
  });

  await test.step('samples are marked until the operator says what is true', async () => {
    await gotoReady(visitor, '/faq');
    await expect(toldIn(visitor)).toContainText('Sample figures');
    await gotoReady(page, '/operator/site');
    await page.getByLabel('Wellness workshops').check();
    await page.getByLabel('This is what our team offers').check();
    await page.getByLabel('Hours until you answer a message').fill('48');
    await page.getByLabel('These figures are true for our site').check();
    await expect(page.getByLabel('Minimum age for an account')).toHaveValue('16');
    await page.getByLabel('Ask for the year of birth at sign-up').check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toldIn(page)).toContainText('Saved. Pages show it within seconds.');
    await expectOpenToAll(page);
    await eventually(async () => {
      await gotoReady(visitor, '/faq?q=workshops');
      await expect(toldIn(visitor)).not.toContainText('Sample', { timeout: 500 });
    });
    await visitor.getByRole('heading', { name: 'Which services do you offer?' }).click();
    await expect(toldIn(visitor)).toContainText('Our team offers wellness workshops.');
    await gotoReady(visitor, '/contact');
    await expect(toldIn(visitor)).toContainText('We answer within 2 days.');
  });

  await test.step('a self-check that is switched off is gone, and without any nothing leads there', async () => {
    const cards = page
      .getByRole('main')
      .getByRole('link', { name: /My mood is low|I worry a lot|How am I doing/ });
    const switchOff = async (names: readonly string[]) => {
      await gotoReady(page, '/operator/site');
      for (const name of names) await page.getByLabel(name).uncheck();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(toldIn(page)).toContainText('Saved. Pages show it within seconds.');
    };
    const ways = page.locator('a[href$="/check-in/self-check"]');
    await gotoReady(page, '/check-in');
    await expect(ways).not.toHaveCount(0);
    await gotoReady(page, '/check-in/self-check');
    await expect(cards).toHaveCount(3);
    await switchOff(['Low mood (PHQ-2 and PHQ-9)']);
    await eventually(async () => {
      await gotoReady(page, '/check-in/self-check');
      await expect(cards).toHaveCount(2, { timeout: 500 });
    });
    await switchOff(['How you are doing (WHO-5)', 'Worry (GAD-2 and GAD-7)', 'Email people a day']);
    await eventually(async () => {
      await gotoReady(page, '/check-in/self-check');
      await expect(toldIn(page)).toContainText('This site doesn’t offer self-checks.', { timeout: 500 });
    });
    await gotoReady(page, '/check-in');
    await expect(toldIn(page).getByRole('heading', { name: 'How are you?' })).toBeVisible();
    await expect(ways).toHaveCount(0);
    await gotoReady(page, '/operator/site');
    await expect(page.getByLabel('Email people a day')).not.toBeChecked();
  });

  await test.step('whoever is too young for an account is refused in plain words, with a way to help', async () => {
    await gotoReady(visitor, '/login');
    await visitor.getByRole('link', { name: 'Sign up' }).click();
    await accountForm.fullName(visitor).fill('Noor');
    await accountForm.email(visitor).fill('noor@example.org');
    await accountForm.password(visitor).fill('seven herons at dusk');
    await visitor.getByLabel('Year of Birth').fill(String(new Date().getFullYear() - 12));
    await visitor.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
    const told = visitor
      .getByRole('main')
      .locator('form')
      .filter({ hasText: 'from the year after you turn 16' });
    await expect(told.getByRole('link', { name: 'Need help now?' })).toBeVisible();
    await told.getByRole('link', { name: 'page for young people' }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('For young people');
    await expect(toldIn(visitor)).toContainText('from the year after you turn 16');
  });

  await test.step('a question is added, found and told to search engines', async () => {
    await gotoReady(page, '/operator/questions');
    await page.getByRole('button', { name: 'Add a question' }).click();
    await page.getByLabel('Question', { exact: true }).fill('Is there parking?');
    await page.getByLabel('Answer').fill('<b>Yes</b>, behind the house.');
    await page.getByRole('button', { name: 'Save the question' }).click();
    await expect(page.getByLabel('Answer')).toBeFocused();
    await expect(toldIn(page)).toContainText('HTML such as <b> has no place here.');
    await page.getByLabel('Answer').fill('Yes, *behind* the house: [write to us](/contact).');
    await page.getByRole('button', { name: 'Show how it will look' }).click();
    await expect(toldIn(page).getByRole('link', { name: 'write to us' })).toBeVisible();
    await expectOpenToAll(page);
    await page.getByRole('button', { name: 'Save the question' }).click();
    await expect(page.getByRole('heading', { name: 'Is there parking?' })).toBeVisible();
    await eventually(async () => {
      await gotoReady(visitor, '/faq?q=BEHIND');
      await expect(toldIn(visitor).getByRole('status')).toHaveText('1 question', { timeout: 500 });
    });
    await visitor.getByRole('heading', { name: 'Is there parking?' }).click();
    await toldIn(visitor).getByRole('link', { name: 'write to us' }).click();
    await expect(visitor).toHaveURL('/contact');
    const known = await (await visitor.request.get('/faq')).text();
    expect(known).toContain('"name":"Is there parking?"');
  });

  await test.step('numbers are changed, and the device without a network has them', async () => {
    await gotoReady(page, '/operator/helplines');
    await expect(toldIn(page)).toContainText('You haven’t said which countries you serve.');
    await page.getByLabel('Country', { exact: true }).selectOption({ label: 'India' });
    await page.getByRole('button', { name: /^Mark as checked: Call 14416/ }).click();
    await page.getByRole('button', { name: 'Yes, I checked it' }).click();
    await expect(page.getByRole('region', { name: 'India' })).toContainText(
      /Checked by a person on .+ 20\d\d/,
    );
    await page.getByRole('button', { name: 'Change these numbers' }).click();
    await page.getByRole('button', { name: 'Add a number' }).click();
    const added = page.getByRole('group', { name: 'Number 4' });
    await added.getByLabel('Number', { exact: true }).fill('0755 123 456');
    await added.getByLabel('Hours').fill('In the evening');
    await added.getByLabel('Where you found it').fill('Their website');
    await added.getByRole('button', { name: 'Move up' }).click();
    await page.getByRole('group', { name: 'Number 3' }).getByRole('button', { name: 'Move up' }).click();
    const second = page.getByRole('group', { name: 'Number 2' });
    await expect(second.getByLabel('Number', { exact: true })).toHaveValue('0755 123 456');
    await expectOpenToAll(page);
    await page.getByRole('button', { name: 'Save the numbers' }).click();
    await expect(page.getByRole('button', { name: 'Undo your changes' })).toBeVisible();

    const calls = (on: Page) => on.getByRole('main').getByRole('link', { name: /^Call/ });
    await gotoReady(visitor, '/help');
    await visitor.getByLabel('Numbers for').selectOption({ label: 'India' });
    await eventually(async () => {
      await reloadReady(visitor);
      await expect(calls(visitor)).toHaveText(
        [
          /^Call 112/,
          'Call 0755 123 456Crisis lineIn the evening',
          'Call 0755 123 456',
          'Call 14416',
          'Call 1800-89-14416',
        ],
        { timeout: 500 },
      );
    });
    await visitor.context().setOffline(true);
    await reloadReady(visitor);
    await expect(calls(visitor).nth(1)).toHaveAttribute('href', 'tel:0755123456');
    await visitor.context().setOffline(false);
  });

  await test.step('what was done is written down, without anyone’s words', async () => {
    await gotoReady(page, '/operator/actions');
    await expect(page.getByRole('list', { name: 'What operators did' }).getByRole('listitem')).toContainText([
      'Changed the helplines of a country IN',
      'Changed the helplines of a country IN',
      'Added a question 1001',
      'Changed the settings of this site sampleFigures, services, sampleServices, answerHours, asksBirthYear',
      'Changed the settings of this site name',
      'Changed the settings of this site address',
      'Became an operator',
      'Invited an operator from the server',
    ]);
  });
});
