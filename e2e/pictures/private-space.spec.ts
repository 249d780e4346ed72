import type { Page } from '@playwright/test';
import { checkIns, fileOfDays, importFile, openFiles, PASSPHRASE, touchField } from '../support/check-ins';
import { keepOpenFor } from '../support/diary';
import { gotoReady, reloadReady } from '../support/pages';
import { drawnPhoto } from '../support/photos';
import { OPEN_HERE, planPart } from '../support/plan';
import { answer, helpAtOnce, SELF_CHECKS, toNinthItem } from '../support/self-check';
import { press } from '../support/sitting';
import { at } from '../support/today';
import { PHONE_AND_DESKTOP } from './looks';
import { closeHint, test } from './test';
import { takeScreenshots, toSight } from './visit';
import { gotoSettings, openGroup } from '../support/settings';

const LOOKS = { looks: PHONE_AND_DESKTOP, still: true } as const;

const dialogOf = (page: Page) => page.getByRole('dialog');

/** Chooses a passphrase, and keeps the private space open so that a reload asks for nothing. */
async function choosePassphrase(page: Page, keepOpen = 'day'): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
  await dialog.getByLabel('Repeat the passphrase').fill(PASSPHRASE);
  await keepOpenFor(dialog, keepOpen);
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'hidden' });
}

async function toTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

async function firstCheckIn(page: Page): Promise<void> {
  await gotoReady(page, '/check-in');
  await closeHint(page);
  await checkIns(page).place('Pleasant, less energy').check({ force: true });
  await checkIns(page).button('Save check-in').click();
  await choosePassphrase(page);
  await page.getByText('Saved in your private space.').waitFor();
}

async function importDays(page: Page, days: number): Promise<void> {
  await openFiles(page);
  const begin = page.getByRole('button', { name: 'Import check-ins' });
  await begin.or(page.getByLabel('File with check-ins')).waitFor();
  // It stays open after a file.
  if (await begin.isVisible()) await begin.click();
  await importFile(page, 'check-ins.json', fileOfDays(at(0, 9), days));
  await page.getByRole('button', { name: /^Import \d/ }).click();
  await page.getByText(/^Imported \d/).waitFor();
}

test('15: check-ins', async ({ browser, instance, accounts }) => {
  const options = {
    browser,
    accounts,
    url: instance.url,
    file: '15-check-ins',
    title: 'Check-ins',
    ...LOOKS,
  };
  await takeScreenshots(options, async ({ page, shot, signIn }) => {
    const { button, main } = checkIns(page);
    await signIn();
    await gotoReady(page, '/check-in');
    await closeHint(page);
    await shot('Before the first');
    await touchField(page, 0.7, 0.72);
    await button('Calm').click();
    await main.getByText('Add tags or a note').click();
    await main.getByLabel('Tags').fill('tea, home');
    await toSight(page, 'How are you?');
    await shot('A place, words and tags');
    await button('Use sliders').click();
    await toTop(page);
    await shot('With sliders');
    await button('Use the picture').click();
    await button('Save check-in').click();
    await dialogOf(page).getByRole('button', { name: 'Not now' }).click();
    await page.getByText('Not saved yet').scrollIntoViewIfNeeded();
    await shot('Not saved yet');
    await button('Save check-in').click();
    await choosePassphrase(page);
    await toSight(page, 'Your check-ins');
    await shot('The first');
    await importDays(page, 3);
    await toSight(page, 'Your check-ins');
    await shot('Three');
    await importDays(page, 60);
    await reloadReady(page);
    await toSight(page, 'Your check-ins');
    await shot('Sixty days');
    await openFiles(page);
    await press(page, 'Import check-ins');
    await importFile(
      page,
      'daylio.csv',
      'full_date,date,weekday,time,mood,activities,note_title,note\n2026-01-05,January 5,Monday,10:30 PM,rad,walk,,\n2026-01-06,January 6,Tuesday,07:05,mies,,,',
    );
    await page.getByLabel('mies (1 time)').waitFor();
    await shot('A file of another app');
    await toSight(page, 'Ask me how I feel');
    await shot('Ask me how I feel');
  });
});

test('16: what helps, and self-checks', async ({ browser, instance, accounts }) => {
  const options = {
    browser,
    accounts,
    url: instance.url,
    file: '16-what-helps-and-self-checks',
    title: 'What helps me, and self-checks',
    ...LOOKS,
  };
  await takeScreenshots(options, async ({ page, shot, signIn }) => {
    await signIn();
    await firstCheckIn(page);
    await gotoReady(page, '/check-in/what-helps');
    await page.getByText('Too early to tell').waitFor();
    await toTop(page);
    await shot('Nothing yet');
    await gotoReady(page, '/check-in');
    await importDays(page, 60);
    await gotoReady(page, '/check-in/what-helps');
    await toSight(page, 'What happened so far');
    await shot('What happened together');
    await gotoReady(page, SELF_CHECKS);
    await closeHint(page);
    await shot('Three self-checks');
    await toNinthItem(page);
    await toTop(page);
    await shot('The ninth item');
    await page.getByRole('radio', { name: 'Several days' }).check();
    await helpAtOnce(page).getByLabel('Numbers for').selectOption({ label: 'United States' });
    await helpAtOnce(page).scrollIntoViewIfNeeded();
    await shot('Help at once');
    await press(page, 'Next');
    await answer(page, 'Somewhat difficult');
    await shot('The result');
    await page.getByText('Show the number and the ranges').click();
    await page.getByText('Show the number and the ranges').evaluate((one) => one.scrollIntoView());
    await shot('Number and ranges');
    await page.emulateMedia({ media: 'print' });
    await toTop(page);
    await shot('On paper');
    await page.emulateMedia({ media: 'screen' });
  });
});

async function writeWholePlan(page: Page): Promise<void> {
  const one = (title: string, label: string, text: string) => planPart(page, title).add({ [label]: text });
  await one('How I notice it’s getting hard', 'Something I notice', 'I stop answering messages');
  await one('What I can do by myself', 'Something that helps me', 'Breathe out slowly for a few minutes');
  await one('What I can do by myself', 'Something that helps me', 'Listen to one song I love');
  await one('Where I can go, and who is good company', 'A place, or someone', 'The library');
  await one('My reasons to stay', 'A reason', 'My dog waits at the door');
  await one('My reasons to stay', 'A reason', 'Spring in the garden');
  await planPart(page, 'People I can tell').add({
    Name: 'Maya',
    'Phone number (optional)': '+1 (555) 010-2233',
    'Note (optional)': 'My sister',
    'What I can say or write (optional)': 'Can you stay on the phone with me?',
  });
  await planPart(page, 'Professionals and lines').add({
    Name: 'Dr. Okafor',
    'Phone number (optional)': '+1 (555) 010-7788',
    'Note (optional)': 'Weekdays until five',
  });
  await one(
    'How I make things around me safer',
    'Something that makes it safer',
    'Stay with a friend for a night or two',
  );
}

const nextCard = (page: Page) => page.getByRole('button', { name: /^(Next|First) card$/ }).click();

test('17: a plan for hard moments', async ({ browser, instance, accounts }) => {
  const options = {
    browser,
    accounts,
    url: instance.url,
    file: '17-plan',
    title: 'A plan for hard moments',
    ...LOOKS,
  };
  await takeScreenshots(options, async ({ page, shot, signIn }) => {
    await signIn();
    await gotoReady(page, '/help');
    await page
      .getByRole('main')
      .getByLabel(/Country|Numbers for/)
      .first()
      .selectOption({ label: 'United States' });
    await gotoReady(page, '/plan');
    await closeHint(page);
    await shot('Nothing written yet');
    await toSight(page, 'How I notice it’s getting hard');
    await shot('A part, with suggestions');
    await writeWholePlan(page);
    await toSight(page, 'People I can tell');
    await shot('People');
    await press(page, 'Save it');
    await shot('Both ways to save it');
    await page.keyboard.press('Escape');
    await toSight(page, 'Where your plan is saved');
    await shot('Where it is kept');
    const box = page.getByRole('region', { name: 'My hope box' });
    const buffer = await drawnPhoto(page);
    await box.getByText('Add something').click();
    await box.getByLabel('Add photos').setInputFiles({ name: 'hill.jpg', mimeType: 'image/jpeg', buffer });
    await choosePassphrase(page);
    await box.getByRole('button', { name: 'Remove: Photo' }).waitFor();
    await box.getByLabel('Words to remember').fill('You got through last winter.');
    await box.getByRole('button', { name: 'Add words' }).click();
    await box.getByText('You got through last winter.').waitFor();
    await toSight(page, 'My hope box');
    await box.getByRole('img', { name: 'Photo' }).waitFor();
    await shot('The hope box');
    await press(page, OPEN_HERE);
    await page.getByText('Your plan is saved on this device.').waitFor();
    await toSight(page, 'On paper, or to someone you trust');
    await shot('On paper, or to someone');
    await reloadReady(page);
    await shot('The first card');
    await nextCard(page);
    await nextCard(page);
    await nextCard(page);
    await shot('Reasons');
    await nextCard(page);
    await shot('Someone to call');
    await nextCard(page);
    await nextCard(page);
    await shot('Lines of the country');
  });
});

test('18: the private space', async ({ browser, instance, accounts }) => {
  const options = {
    browser,
    accounts,
    url: instance.url,
    file: '18-private-space',
    title: 'The private space',
    ...LOOKS,
  };
  await takeScreenshots(options, async ({ page, shot, signIn }) => {
    const { button, place } = checkIns(page);
    const sync = page.getByRole('region', { name: 'Your private space on your other devices', exact: true });
    await signIn();
    await gotoReady(page, '/check-in');
    await closeHint(page);
    await place('Pleasant, less energy').check({ force: true });
    await button('Save check-in').click();
    await dialogOf(page).getByLabel('Passphrase', { exact: true }).waitFor();
    await shot('The first time');
    await dialogOf(page).getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
    await keepOpenFor(dialogOf(page), 'week');
    await dialogOf(page).getByLabel('Keep it open on this device').scrollIntoViewIfNeeded();
    await shot('How long it stays open');
    await choosePassphrase(page, 'five-minutes');
    await reloadReady(page);
    await toSight(page, 'Ask me how I feel');
    await page.getByRole('button', { name: 'Open your private space' }).scrollIntoViewIfNeeded();
    await shot('Locked again');
    await press(page, 'Open your private space');
    await dialogOf(page).getByLabel('Passphrase', { exact: true }).fill('not the passphrase');
    await dialogOf(page).getByRole('button', { name: 'Open', exact: true }).click();
    await dialogOf(page).getByText('That passphrase doesn’t open').waitFor();
    await shot('Later, with a slip');
    await page.keyboard.press('Escape');
    await gotoSettings(page, 'Your private space');
    await sync.getByRole('button', { name: 'Manage other devices' }).click();
    await dialogOf(page).getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
    await dialogOf(page).getByRole('button', { name: 'Open', exact: true }).click();
    await sync.getByLabel('Passphrase of your private space').fill(PASSPHRASE);
    await toSight(page, 'Your private space on your other devices');
    await shot('Other devices');
    await sync.getByRole('button', { name: 'Get my codes' }).click();
    await sync.getByRole('button', { name: 'Print' }).waitFor();
    await toSight(page, 'Recovery kit for your private space');
    await shot('The recovery kit');
    await openGroup(page, 'Reminders');
    await toSight(page, 'Reminders');
    await shot('Reminders');
  });
});
