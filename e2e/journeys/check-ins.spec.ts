// one-screen: phone
import {
  beginPrivateSpace,
  checkIns,
  importFile,
  openFiles,
  PASSPHRASE,
  saveFirst,
  touchField,
} from '../support/check-ins';
import { expectInSight } from '../support/in-sight';
import { expectOpenToAll } from '../support/open-to-all';
import { gotoReady } from '../support/pages';
import { expect, test } from '../support/test';

const CANARY = 'saffron-pelican';

test.beforeEach(async ({ context, accounts, page }) => {
  await accounts.signedIn(context);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('who opens the private space on a page goes on reading there', async ({ page }) => {
  const { main, button } = checkIns(page);
  const openPrivateSpace = async () => {
    await button('Open your private space').click();
    const dialog = page.getByRole('dialog');
    // What is typed at once arrives where it is wanted.
    await expect(dialog.getByLabel('Passphrase', { exact: true })).toBeFocused();
    await dialog.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
    await dialog.locator('button[type=submit]').click();
  };
  await gotoReady(page, '/check-in');
  await touchField(page, 0.7, 0.72);
  await saveFirst(page);
  await gotoReady(page, '/check-in/what-helps');
  await openPrivateSpace();
  await expect(main.getByRole('heading', { name: 'What happened so far' })).toBeFocused();
  await expect(main.getByText('Too early to tell')).toBeVisible();
  await gotoReady(page, '/check-in');
  await openPrivateSpace();
  await expect(main.locator(':focus')).toContainText('Your check-ins');
});

test('one touch, words and a note are kept, change nothing on the server, and can be deleted and brought back', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  const { main, button, day } = checkIns(page);
  await gotoReady(page, '/check-in');
  await touchField(page, 0.7, 0.72);
  await expectInSight(button('Save check-in'));
  await expect(main.getByText('Pleasant, less energy')).toBeVisible();
  await button('Calm').click();
  await main.getByLabel('Your own word').fill(CANARY);
  await button('Add').click();
  await expectInSight(button(`Remove “${CANARY}”`));
  await main.getByText('Add tags or a note').click();
  await main.getByLabel('Tags').fill(`tea, ${CANARY}`);
  await main.getByLabel('Note').fill(`${CANARY} in the morning`);
  await saveFirst(page);
  await expect(main.getByText(`Pleasant, less energy · Calm · ${CANARY}`)).toBeVisible();
  await expect(main.locator('[data-kept]')).toBeVisible();
  await main.getByRole('link', { name: 'See your check-ins' }).click();
  await expect(main.getByRole('heading', { name: 'Your check-ins' })).toBeInViewport();

  await expect(day.getByRole('listitem').first()).toContainText('Pleasant, less energy');
  await main.getByText('Show as a table').click();
  await expect(main.getByRole('row', { name: /Pleasant, less energy.*\+1.*-1.*Calm/ })).toBeVisible();
  await expectOpenToAll(page);

  await main.getByRole('button', { name: /^Delete the check-in/ }).click();
  await expect(day).toHaveCount(0);
  await button('Undo').click();
  await expect(day).toContainText(CANARY);
  await main.getByText('Delete check-ins').click();
  await button('Delete all check-ins').click();
  await button('Delete all').click();
  await expect(main.getByText('Deleted 1 check-in.')).toBeVisible();
  await expect(day).toHaveCount(0);
  await gotoReady(page, '/browse');
  await expect(page.getByRole('region', { name: 'Lately' }).getByText(/: Check-in$/)).toHaveCount(1);
  expect(sent.filter((each) => each.includes(CANARY))).toEqual([]);
});

test('a word from the list joins the first ones, one of one’s own stands below, both taken back by a touch; all words stand in four parts', async ({
  page,
}) => {
  const { main, button } = checkIns(page);
  const own = main.getByLabel('Your own word');
  await gotoReady(page, '/check-in');
  await touchField(page, 0.7, 0.72);
  await button('More words, with meanings').click();
  await button('Calm Nothing is pulling at you.').click();
  await expect(button('Calm')).toHaveAttribute('aria-pressed', 'true');
  await main.getByText('Unpleasant, more energy').click();
  await button('Tense Your body is tight and ready.').click();
  await expect(main.getByText('1 chosen')).toHaveCount(2);
  await expect(main.getByText('Chosen: 2 of 5')).toBeVisible();
  const others = [/^Worried /, /^Angry /, /^Afraid /].map((name) => main.getByRole('button', { name }));
  for (const word of others) await word.click();
  const full = main.getByText('You have chosen 5 words. Remove one to add another.').last();
  await expectInSight(full);
  await own.fill('one more');
  await own.press('Enter');
  await expect(own).toHaveAccessibleDescription('You have chosen 5 words. Remove one to add another.');
  for (const word of others) await word.click();
  await expect(own).toHaveAccessibleDescription('');
  await button('Fewer words').last().click();
  await expect(button('More words, with meanings')).toBeFocused();
  await own.fill('a bit odd');
  await own.press('Enter');
  await expectInSight(button('Remove “a bit odd”'));
  await expect(main.getByRole('status').filter({ hasText: 'Added: a bit odd' })).toHaveCount(1);
  await button('Remove “a bit odd”').click();
  await expect(own).toBeFocused();
  await expect(main.getByRole('listitem').filter({ hasText: 'a bit odd' })).toHaveCount(0);
  await expect(button('Tense')).toHaveAttribute('aria-pressed', 'true');
  await button('Tense').click();
  await expect(button('Tense')).toHaveAttribute('aria-pressed', 'false');
});

test('by keyboard the field is walked in both directions, and a dialog that is given up loses nothing', async ({
  page,
}) => {
  const { main, place, button } = checkIns(page);
  await gotoReady(page, '/check-in');
  await button('Use sliders').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(place('Unpleasant, more energy')).toBeFocused();
  await expect(place('Unpleasant, more energy')).toBeChecked();
  await button('Use sliders').press('Enter');
  await expect(main.getByLabel('How much energy do you have?')).toHaveAttribute(
    'aria-valuetext',
    'More energy',
  );
  await main.getByLabel('How pleasant is it?').press('ArrowLeft');
  await expect(main.getByText('Very unpleasant, more energy')).toBeVisible();

  await button('Save check-in').press('Enter');
  await expect(page.getByRole('dialog', { name: 'Choose a passphrase' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectInSight(main.getByText('Not saved yet'));
  await expect(main.getByRole('status').filter({ hasText: 'Not saved yet' })).toBeFocused();
  await expect(main.getByText('Very unpleasant, more energy')).toBeVisible();
  await button('Keep for this visit only').click();
  await expect(main.getByRole('heading', { name: 'Kept for this visit only' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'breathe for a minute' })).toBeVisible();
  await button('Save in your private space').click();
  await beginPrivateSpace(page);
  await expect(main.getByRole('heading', { name: 'Your check-ins' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Kept for this visit only' })).toHaveCount(0);
});

test('a file of Daylio is asked about, imported once, and adds nothing the second time', async ({ page }) => {
  const file = [
    'full_date,date,weekday,time,mood,activities,note_title,note',
    '2026-01-05,January 5,Monday,10:30 PM,rad,"walk | long, slow tea",,"<b>Good</b> ""day"""',
    '2026-01-06,6. Januar,Dienstag,07:05,mies,,,',
    'no date,,,,rad,,,',
  ].join('\n');
  const { main, button, place } = checkIns(page);
  await gotoReady(page, '/check-in');
  await place('Pleasant').check({ force: true });
  await saveFirst(page);
  await openFiles(page);
  await button('Import check-ins').click();
  await importFile(page, 'daylio.csv', file);
  await expect(main.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
  await main.getByLabel('mies (1 time)').selectOption('Very unpleasant');
  await expect(main.getByText('2 check-ins would be added.')).toBeVisible();
  await expect(
    main.getByText('1 row would be left out, because we can’t read its date. Line 4.'),
  ).toBeVisible();
  await button('Import 2 check-ins').click();
  await expect(main.getByText('Imported 2 check-ins.')).toBeVisible();

  await importFile(page, 'daylio-again.csv', file);
  await main.getByLabel('mies (1 time)').selectOption('Unpleasant');
  await expect(main.getByText('0 check-ins would be added.')).toBeVisible();
  await expect(main.getByText('2 are already here and stay as they are.')).toBeVisible();
  await importFile(page, 'broken.csv', 'a,b\n"open');
  await expect(main.getByRole('alert')).toContainText('on line 2 a quotation mark has no partner');
});

test('who wants to be asked gives one tap before and after, and is told nothing before eight times', async ({
  page,
}) => {
  const { main, button, place } = checkIns(page);
  await gotoReady(page, '/check-in');
  await place('Pleasant').check({ force: true });
  // As far down as a phone has it.
  await button('Save check-in').evaluate((save) => {
    save.scrollIntoView({ block: 'start' });
  });
  await saveFirst(page);
  await expectInSight(main.getByText('Saved in your private space.'));
  await expect(main.getByRole('status').filter({ hasText: 'Saved in your private space.' })).toBeFocused();
  await expect(main.getByRole('link', { name: 'Breathe for a minute' })).toHaveCount(0);
  await button('Before and after').click();
  const minute = main.getByRole('link', { name: 'Breathe for a minute' });
  await expect(minute).toHaveAttribute('href', '/breathing?minutes=1');
  // By links, since a reload would lock the private space.
  await page.evaluate(() => {
    history.pushState(null, '', '/body');
  });
  await expect(main.getByRole('heading', { name: 'Body scan' })).toBeVisible();
  await button('A little heavy').click();
  await expect(main.getByText('Saved in your private space.')).toBeVisible();
  await button('Begin').click();
  await expect(button('Skip this part')).toBeVisible();
  while (await button('Skip this part').isVisible()) await button('Skip this part').click();
  await button('Light').click();
  await expect(main.getByText('Saved in your private space.')).toBeVisible();
  await page.evaluate(() => {
    history.pushState(null, '', '/bubble');
  });
  await button('Heavy').click();
  await expect(main.getByText('Saved in your private space.')).toBeVisible();
  const bubbles = main.getByRole('group', { name: 'Bubbles' }).getByRole('button');
  while ((await bubbles.count()) > 0) await bubbles.first().press('Space');
  await button('A little light').click();
  await expect(main.getByText('Saved in your private space.')).toBeVisible();
  await page.evaluate(() => {
    history.pushState(null, '', '/check-in/what-helps');
  });
  await expect(main.getByRole('heading', { name: 'Bubble Pop' })).toBeVisible();
  await expect(main.getByText('1 time so far.')).toHaveCount(2);
  await expect(main.getByText('7 more times and we can tell you something.')).toHaveCount(2);
  await expect(main.getByText('It can’t show why')).toBeVisible();
  // Where it is read why it takes eight times, one can also choose not to be asked any more.
  await expect(button('Before and after')).toHaveAttribute('aria-pressed', 'true');
  await expectOpenToAll(page);
});
