// one-screen: desktop
import { readFile } from 'node:fs/promises';
import type { BoardAnswer } from '@stillgrove/contract/operator-board';
import { headerOf } from '../../server/src/testing/received-email';
import { newPerson } from '../support/accounts';
import { expectOpenToAll } from '../support/open-to-all';
import { becomeOperator, operatorSettings } from '../support/operator';
import { gotoReady, reloadReady } from '../support/pages';
import { expect, test } from '../support/test';

test.use({ instanceSettings: operatorSettings() });

const RE_AUTHENTICATION = /\/api\/v1\/user\/re-authentication$/;
const BOARD = /\/api\/v1\/operator\/board\?/;
/** Some of its steps are done at a server that is open to the world. */
const CALM: BoardAnswer = {
  success: true,
  messages: { waiting: 0, oldestMs: null, toWriteAgain: 0 },
  emails: { failed: 0, late: 0 },
  opening: 0,
  backup: { ageMs: 5 * 3_600_000, isDue: false },
  appointments: { today: 3, nextSevenDays: 14 },
  newAccounts: 2,
};
const ANSWERS = /\/api\/v1\/operator\/messages\/.*\/answers/;

test('an operator answers a message, unblocks its email, and takes the list of subscribers along', async ({
  page,
  instance,
  accounts,
  inbox,
  watch,
}) => {
  test.slow();
  const main = page.getByRole('main');
  let operator = newPerson();
  const send = (path: string, data: object) =>
    page.request.post(`${instance.url}/api/v1/${path}`, { data, headers: { origin: instance.url } });

  const needed = main.getByRole('region', { name: /needs? you$/ });

  await test.step('the board says what needs a person, how the day looks, and what is in order', async () => {
    operator = await becomeOperator(page, accounts, inbox);
    const message = 'Good morning.\n\nHow do I begin?';
    await send('contact', { name: 'Ana Lee', email: 'ana@example.org', subject: 'A first step', message });
    await gotoReady(page, '/operator');
    await expect(needed.getByRole('heading')).toHaveText('2 things need you');
    await expect(needed.getByRole('link')).toContainText([
      /^1 unanswered message.*less than an hour ago/,
      /^\d+ steps before you open/,
    ]);
    await expect(main.getByRole('region', { name: 'Today' }).getByRole('link')).toContainText([
      /Appointments today\s*0/,
      /Appointments in the seven days after\s*0/,
      /New accounts today\s*1/,
    ]);
    await expect(main.getByRole('region', { name: 'In order' })).toContainText('No email is late.');
    // Until all is done, the steps before opening come first.
    const rooms = main.getByRole('region', { name: 'All rooms' });
    await expect(rooms.getByRole('link').first()).toContainText('Before you open');
    await expectOpenToAll(page);
    await needed.getByRole('link', { name: /unanswered message/ }).click();
    await expect(page).toHaveURL('/operator/messages');
  });

  const card = main.getByRole('listitem').filter({ hasText: 'A first step' });
  const words = card.getByLabel('Your answer to Ana Lee');
  const sendIt = card.getByRole('button', { name: 'Send answer' });

  await test.step('what is typed outlives a reload and a server that is away', async () => {
    await expect(card).toContainText('How do I begin?');
    await card.getByRole('button', { name: /^Answer/ }).click();
    await expect(words).toBeFocused();
    await sendIt.click();
    await expect(words).toHaveAccessibleDescription(/Write an answer\./);
    await words.fill('Take one slow breath.\nThen come and see us.');
    await expectOpenToAll(page);
    await reloadReady(page);
    await expect(words).toHaveValue('Take one slow breath.\nThen come and see us.');
    await card.getByLabel('Quote their message below the answer').check();

    watch.allowOutage();
    await page.route(ANSWERS, (route) => route.abort());
    await sendIt.click();
    await expect(card).toContainText('We couldn’t reach our server. Check your connection');
    await expect(words).toHaveValue('Take one slow breath.\nThen come and see us.');
    await page.unroute(ANSWERS);
  });

  await test.step('pressed twice it is emailed once, and stands below the message', async () => {
    await sendIt.dblclick();
    await expect(card.getByRole('list', { name: 'Answers' })).toContainText('Ola Berg answered');
    await expect(card.getByRole('button', { name: /^Answer again/ })).toBeFocused();
    const [mail] = await inbox.emailsAbout('Re: A first step');
    expect(headerOf(mail?.headers ?? [], 'to')).toBe('ana@example.org');
    expect(mail?.text).toContain('Then come and see us.');
    expect(mail?.text).toContain('> How do I begin?');
    await card.getByRole('button', { name: /^Open again/ }).click();
    await card.getByRole('button', { name: /^Mark as done/ }).click();
    await expect(card.getByRole('button', { name: /^Open again/ })).toBeVisible();
    // Without the sentences that are fading away just then.
    await reloadReady(page);
    await main.getByRole('button', { name: 'Done', exact: true }).click();
    await expect(card).toContainText('Take one slow breath.');
    await expectOpenToAll(page);
  });

  await test.step('an email that does not go out is shown, and goes out when it can', async () => {
    await inbox.goAway();
    await card.getByRole('button', { name: /^Answer again/ }).click();
    await words.fill('One thing more.');
    await sendIt.click();
    await expect(card).toContainText('One thing more.');
    await expect.poll(() => instance.takeComplaints()).toHaveLength(1);
    await gotoReady(page, '/operator');
    await needed.getByRole('link', { name: /^1 email is late/ }).click();
    await expect(page).toHaveURL('/operator/email');
    await expect(main).toContainText('Not sent after one try');
    await expect(main).toContainText('The email server couldn’t be reached.');
    await expect(main).not.toContainText('One thing more.');
    await main.getByRole('button', { name: /^Delete/ }).click();
    await expectOpenToAll(page);
    await main.getByRole('button', { name: 'Keep it' }).click();

    await inbox.comeBack();
    await main.getByRole('button', { name: /^Send again now/ }).click();
    await expect(main).toContainText('We’re trying to send this email again now.');
    await inbox.emailsAbout('An answer to your message');
    await main.getByRole('button', { name: 'Refresh' }).click();
    await expect(main).toContainText('There is no unsent email.');
  });

  await test.step('the list of subscribers is exported with unsubscribe links', async () => {
    await gotoReady(page, '/operator/subscribers');
    await expect(main).toContainText('No one is subscribed yet.');
    await send('newsletter', { email: 'ben@example.org' });
    const [mail] = await inbox.emailsAbout('Please confirm');
    const link = /https?:\/\/\S+confirm\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    await page.goto(link);
    await page.getByRole('button').click();
    await gotoReady(page, '/operator/subscribers');
    await expect(main.getByRole('listitem').filter({ hasText: 'ben@example.org' })).toBeVisible();
    await expectOpenToAll(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: 'Export as CSV' }).click(),
    ]);
    const [columns, line] = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect([file.suggestedFilename(), columns]).toEqual(['subscribers.csv', 'email,confirmed,unsubscribe']);
    expect(line).toMatch(/^ben@example\.org,\d{4}-\d\d-\d\d,http\S+\/newsletter\/leave\?token=/);
    await gotoReady(page, '/operator/actions');
    await expect(main).toContainText('Exported the list of subscribers');
  });

  await test.step('a message and a subscriber are deleted with a reason, after the password', async () => {
    await gotoReady(page, '/operator/messages');
    await main.getByRole('button', { name: 'Done', exact: true }).click();
    const remove = card.getByRole('button', { name: /^Delete/ });
    await remove.click();
    await expectOpenToAll(page);
    await page.keyboard.press('Escape');
    await expect(remove).toBeFocused();
    await remove.click();
    await card.getByRole('button', { name: 'Yes, delete' }).click();
    await expect(card.getByLabel('Reason')).toHaveAccessibleDescription(/Choose a reason\./);
    await card.getByLabel('Reason').selectOption('The person asked us to');
    // As if the password had been shown too long ago.
    await page.route(RE_AUTHENTICATION, (route) =>
      route.fulfill({ json: { success: true, recent: false, ways: ['password'] } }),
    );
    await card.getByRole('button', { name: 'Yes, delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' });
    await dialog.getByLabel('Current password').fill(operator.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(main).toContainText('No messages were marked as done in the last year.');
    await page.unroute(RE_AUTHENTICATION);

    await gotoReady(page, '/operator/subscribers');
    const row = main.getByRole('listitem').filter({ hasText: 'ben@example.org' });
    await row.getByRole('button', { name: /^Delete/ }).click();
    await row.getByLabel('Reason').selectOption('Another reason');
    await expectOpenToAll(page);
    await row.getByRole('button', { name: 'Yes, delete' }).click();
    await expect(main).toContainText('No one is subscribed yet.');
    await gotoReady(page, '/operator/actions');
    await expect(main).toContainText('Deleted a subscriber Reason: Another reason');
    await expect(main).toContainText('Deleted a message Reason: The person asked us to');
  });

  await test.step('a test email shows that emails arrive', async () => {
    await gotoReady(page, '/operator/before-you-open');
    const steps = (name: string) => main.getByRole('region', { name, exact: true }).getByRole('listitem');
    const test = (name: string) => steps(name).filter({ hasText: 'Test email' });
    await expectOpenToAll(page);
    await test('To do').getByRole('button', { name: 'Send a test email' }).click();
    const [mail] = await inbox.emailsAbout('Test email from');
    expect(headerOf(mail?.headers ?? [], 'to')).toBe(operator.email);
    await reloadReady(page);
    await expect(test('Done')).toContainText('The email server took a test email.');
    await expectOpenToAll(page);
    await gotoReady(page, '/operator/mail');
    await expect(page).toHaveURL('/operator/email');
  });

  await test.step('on a calm morning the board says that nothing needs anyone', async () => {
    await page.route(BOARD, (route) => route.fulfill({ json: CALM }));
    await gotoReady(page, '/operator');
    await expect(main.getByRole('region', { name: 'Nothing needs you right now' })).toBeVisible();
    await expect(main.getByRole('region', { name: 'In order' }).getByRole('link')).toHaveText([
      'Every message is answered.',
      'No email is late.',
      'The last backup was made 5 hours ago.',
      'All steps before you open are done.',
    ]);
    await expect(main.getByRole('link').last()).toContainText('Before you open');
    await expectOpenToAll(page);
    await page.unroute(BOARD);
  });

  await test.step('a sign-in that has ended meanwhile is told as that', async () => {
    watch.allow(/status of 404/);
    await send('newsletter', { email: 'cem@example.org' });
    const mail = (await inbox.emailsAbout('Please confirm', 2)).at(-1);
    await page.goto(/https?:\/\/\S+confirm\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    await page.getByRole('button').click();
    // The last request that a page sends by itself: the first without a session is then the one that is pressed.
    const counted = page.waitForResponse(/\/api\/v1\/points$/);
    await gotoReady(page, '/operator/subscribers');
    await counted;
    const exporting = main.getByRole('button', { name: 'Export as CSV' });
    await expect(exporting).toBeVisible();
    await page.context().clearCookies();
    await exporting.click();
    await expect(main).toContainText('You’re no longer signed in as an operator.');
  });
});
