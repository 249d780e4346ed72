// one-screen: phone
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expectOpenToAll } from '../support/open-to-all';
import { logOutByBar, newPerson, signInByForm } from '../support/accounts';
import {
  backToDiary,
  beginDiary,
  choosePassphrase,
  diary,
  disclose,
  everythingStored,
  expectHeading,
  fillDevice,
  overhear,
  PASSPHRASE,
  toPrivateSpace,
  turnToNewPage,
  unlockDiary,
  writePage,
} from '../support/diary';
import { outsideTheScreen } from '../support/outside-the-screen';
import { gotoReady, keptForOffline, reloadReady, waitUntilReady } from '../support/pages';
import { expect, test } from '../support/test';
import { WHOLE } from '../support/in-sight';
import { at, liveAt } from '../support/today';

/** A locked copy of an earlier version, with one page whose year has five digits. */
const EARLIER_COPY = fileURLToPath(new URL('../support/earlier-diary.stillgrove.json', import.meta.url));
const SECRET = 'Zaubernuss';
const DRAFT = 'Quittenduft';

/** Where the page that was saved last stands until something else is written. */
const newPage = (page: Page) => page.getByRole('region', { name: 'Your new page' });

async function lock(page: Page): Promise<void> {
  await diary(page).button('Lock').click();
  await expect(diary(page).title).toHaveText('Your diary is locked');
}

/** They lie above what stands at the bottom of a phone. */
async function dismissMessages(page: Page): Promise<void> {
  const dismiss = page.getByRole('button', { name: 'Dismiss message', disabled: false });
  while ((await dismiss.count()) > 0) await dismiss.first().click();
}

/** Pastes at the end of the page that is being written, and leaves it in the same task. */
async function pasteAndLeave(page: Page, words: string): Promise<void> {
  await diary(page).text.press('ControlOrMeta+End');
  await diary(page).text.evaluate((area: HTMLTextAreaElement, pasted) => {
    area.focus();
    // The one way in which a script types as a person does.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    document.execCommand('insertText', false, pasted);
    location.assign('/help');
  }, words);
}

/** Too many words to be printed when they differ. */
async function expectWords(page: Page, words: string): Promise<void> {
  await expect.poll(async () => (await diary(page).text.inputValue()) === words).toBe(true);
}

// Each opening costs 600,000 rounds on purpose, which a busy machine takes its time for.

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('what is written reaches neither storage nor network nor console, and is back after unlocking', async ({
  page,
  context,
  accounts,
}) => {
  const heard = overhear(page);
  await page.clock.install();
  await accounts.signedIn(context);
  await gotoReady(page, '/diary');
  await expectOpenToAll(page);

  await test.step('the page comes first, and a passphrase with its first save', async () => {
    await diary(page).weather('Cloudy').check();
    await diary(page).text.fill(`A walk by the lake. ${SECRET}.`);
    expect(await everythingStored(page)).not.toContain(SECRET);
    await diary(page).button('Save').click();
    await expectHeading(page, 'Choose a passphrase');
    await expect(diary(page).button('Delete private space')).toBeHidden();
    await expectOpenToAll(page);
    await diary(page).button('Lock and save').click();
    await expect(page.getByText('Enter a passphrase.')).toBeVisible();
    await diary(page).passphrase.fill('short');
    await diary(page).button('Lock and save').click();
    await expect(page.getByText('Use at least 8 characters.')).toBeVisible();
    await expect(page.getByText('Type the passphrase a second time.')).toBeVisible();
    await expect(diary(page).button('Lock and save')).toBeInViewport(WHOLE);
    await diary(page).passphrase.fill(PASSPHRASE);
    await expect(page.getByText('Strong.')).toBeVisible();
    await page.getByLabel('Repeat the passphrase').fill('four herons in a quiet missed');
    await diary(page).button('Lock and save').click();
    await expect(page.getByText(/The two passphrases don’t match/)).toBeVisible();
    await choosePassphrase(page);
    await diary(page).button('Lock and save').click();
    await expect(diary(page).pages).toHaveText([new RegExp(`Cloudy.*A walk by the lake. ${SECRET}.`)]);
    await expectHeading(page, 'Diary');
    await expect(newPage(page)).toBeInViewport(WHOLE);
  });

  await test.step('a page is written, found and changed', async () => {
    await expect(page.getByText('Page saved on this device.')).toBeVisible();
    await diary(page).button('Write a page').click();
    await expectHeading(page, 'Diary');
    // It would lie over the Save of the next page.
    await expect(page.getByText('Page saved on this device.')).toHaveCount(0);
    await diary(page).weather('Rain').check();
    await diary(page).button('Change date').click();
    await diary(page).date.fill('2026-02-03');
    await diary(page).date.press('Enter');
    await expect(diary(page).button('Change date')).toBeFocused();
    await expect(diary(page).date).toBeHidden();
    await diary(page).button('Save').click();
    await expect(diary(page).pages).toHaveCount(2);
    await expect(newPage(page)).toBeInViewport(WHOLE);
    await expect(newPage(page)).toContainText('February 3');
    await page.getByLabel('Search your diary').fill('february rain');
    await expect(page.getByRole('status').filter({ hasText: '1 page' })).toBeVisible();
    await page.getByLabel('Search your diary').fill('zauber LAKE');
    await expect(diary(page).pages).toHaveText([new RegExp(SECRET)]);
    await diary(page).pages.getByRole('button', { name: /^Edit/ }).click();
    await expectHeading(page, 'Edit page');
    await diary(page).text.press('ControlOrMeta+End');
    await diary(page).text.pressSequentially(' And tea.');
    await diary(page).button('Save').click();
    const changed = diary(page).pages.filter({ hasText: 'And tea.' });
    await expect(changed.getByRole('heading')).toBeFocused();
    await expect(changed.getByRole('heading')).toBeInViewport();
    await dismissMessages(page);
    await expectOpenToAll(page);
  });

  await test.step('an unfinished page outlives the diary locking itself', async () => {
    await turnToNewPage(page);
    await diary(page).text.fill(`Not done yet: ${DRAFT}`);
    await page.clock.fastForward('04:59');
    await expect(diary(page).text).toBeVisible();
    await page.clock.fastForward('00:02');
    await expectHeading(page, 'Your diary is locked');
    await expect(diary(page).button('Delete private space')).toBeHidden();
    await expect(page.getByText('It locked while you were away.')).toBeVisible();
    expect(await page.content()).not.toContain(DRAFT);
    await expectOpenToAll(page);
  });

  await test.step('locked, nothing of it is readable anywhere', async () => {
    await reloadReady(page);
    await expect(diary(page).title).toHaveText('Your diary is locked');
    const stored = await everythingStored(page);
    expect(stored).toContain('stillgrove-diary entries 2');
    expect(stored).toContain('stillgrove-diary drafts 1');
    for (const word of [SECRET, DRAFT, '2026-02-03', 'And tea', PASSPHRASE]) {
      expect(stored, word).not.toContain(word);
      expect(await page.content(), word).not.toContain(word);
      expect(heard.join('\n'), word).not.toContain(word);
    }
  });

  await test.step('a wrong passphrase is told in words, as often as it takes', async () => {
    for (const wrong of ['four herons', 'four herons in the mist']) {
      await unlockDiary(page, wrong);
      await expect(page.getByText(/doesn’t open your private space/)).toBeVisible();
      await expect(diary(page).passphrase).toBeFocused();
    }
    await unlockDiary(page);
    await expectHeading(page, 'Diary');
    await expect(diary(page).text).toBeHidden();
    await expect(diary(page).pages).toHaveCount(2);
    await expect(page.getByRole('region', { name: 'Today’s page' })).toContainText('And tea.');
    await expect(diary(page).button('Write a page')).toBeInViewport(WHOLE);
    await page.getByRole('button', { name: /^Keep writing/ }).click();
    await expect(diary(page).text).toHaveValue(`Not done yet: ${DRAFT}`);
    await expectOpenToAll(page);
    await diary(page).button('Save').click();
    await expect(diary(page).pages).toHaveCount(3);
    await expect(page.getByRole('heading', { name: 'Unfinished pages' })).toBeHidden();
  });

  await test.step('with the tab hidden for two minutes it locks, too', async () => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.fastForward('02:01');
    await expect(diary(page).title).toHaveText('Your diary is locked');
  });
});

test('the passphrase changes, a copy is taken, and the diary comes back from it', async ({
  page,
  context,
  accounts,
}) => {
  const NEXT = 'a new morning by the lake';
  await accounts.signedIn(context);
  await gotoReady(page, '/diary');
  await beginDiary(page);
  await writePage(page, `${SECRET} one`);
  await writePage(page, `${SECRET} two`);

  const download = async (button: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), diary(page).button(button).click()]);
    return file;
  };
  await disclose(page, 'Export pages to read elsewhere');
  const plain = await readFile(await (await download('Export as text')).path(), 'utf8');
  expect(plain).toContain(`${SECRET} one`);
  const json = JSON.parse(
    await readFile(await (await download('Export as data (JSON)')).path(), 'utf8'),
  ) as unknown[];
  expect(json).toHaveLength(2);
  await toPrivateSpace(page);
  await disclose(page, 'Export everything');
  const copy = await (await download('Export a locked copy')).path();
  expect(await readFile(copy, 'utf8')).not.toContain(SECRET);

  await disclose(page, 'Change passphrase');
  await page.getByLabel('Current passphrase').fill('another one');
  await page.getByLabel('New passphrase').fill(NEXT);
  await page.getByLabel('Repeat the passphrase').fill(NEXT);
  await diary(page).button('Change passphrase').click();
  await expect(page.getByText(/isn’t your current passphrase/)).toBeVisible();
  await page.getByLabel('Current passphrase').fill(PASSPHRASE);
  await diary(page).button('Change passphrase').click();
  await expect(page.getByText('Passphrase changed.')).toBeVisible();
  await backToDiary(page);
  await lock(page);
  await unlockDiary(page);
  await expect(page.getByText(/doesn’t open your private space/)).toBeVisible();
  await unlockDiary(page, NEXT);
  await expect(diary(page).pages).toHaveCount(2);

  await diary(page)
    .pages.first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await diary(page).button('Keep it').click();
  await diary(page)
    .pages.first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await diary(page).button('Delete page').click();
  await expect(diary(page).pages).toHaveCount(1);

  await lock(page);
  await disclose(page, 'I forgot my passphrase');
  await diary(page).button('Delete private space').click();
  await diary(page).button('Delete everything').click();
  await expect(diary(page).title).toHaveText('Diary');
  expect(await everythingStored(page)).toContain('stillgrove-diary entries 0');

  await beginDiary(page, NEXT);
  await toPrivateSpace(page);
  await disclose(page, 'Import a copy');
  const bringIn = async (passphrase: string) => {
    await page.getByLabel('Locked copy').setInputFiles(copy);
    await page.getByLabel('Passphrase for this copy').fill(passphrase);
    await diary(page).button('Import pages').click();
  };
  await bringIn(NEXT);
  await expect(page.getByText('doesn’t open this copy')).toBeVisible();
  await bringIn(PASSPHRASE);
  await expect(page.getByText('Imported 2 pages.')).toBeVisible();
  await bringIn(PASSPHRASE);
  await expect(page.getByText('All pages in this copy are already in your diary.')).toBeVisible();
  await backToDiary(page);
  await expect(diary(page).pages).toHaveCount(2);
});

test('two tabs do not overwrite each other, and one lock closes both', async ({
  page,
  context,
  accounts,
}) => {
  await accounts.signedIn(context);
  await gotoReady(page, '/diary');
  await beginDiary(page);
  await writePage(page, 'First words');
  const other = await context.newPage();
  await gotoReady(other, '/diary');
  await unlockDiary(other);
  await expect(diary(other).pages).toHaveCount(1);

  for (const [tab, words] of [
    [page, 'Mine'],
    [other, 'Theirs'],
  ] as const) {
    await diary(tab).pages.getByRole('button', { name: /^Edit/ }).click();
    await diary(tab).text.fill(words);
  }
  await diary(page).button('Save').click();
  await expect(diary(page).pages).toHaveText(/Mine/);
  await diary(other).button('Save').click();
  await expect(other.getByRole('alert')).toHaveText(/changed in another tab/);
  await diary(other).button('Keep both versions').click();
  await expect(diary(other).pages).toHaveCount(2);
  await expect(diary(page).pages).toHaveCount(2);

  await lock(page);
  await expect(diary(other).title).toHaveText('Your diary is locked');
});

test('a device has one diary for each person, and signing out closes it', async ({ page, accounts }) => {
  const ada = await accounts.create(newPerson('Ada Quiet'));
  const ben = await accounts.create(newPerson('Ben Still'));
  await gotoReady(page, '/login?from=/diary');
  await signInByForm(page, ada);
  await waitUntilReady(page);
  await beginDiary(page);
  await writePage(page, SECRET);
  await logOutByBar(page);
  await expect(page).toHaveURL('/');
  expect(await page.content()).not.toContain(SECRET);

  await gotoReady(page, '/login?from=/diary');
  await signInByForm(page, ben);
  await expect(diary(page).title).toHaveText('Diary');
  await logOutByBar(page);
  await expect(page).toHaveURL('/');

  await gotoReady(page, '/login?from=/diary');
  await signInByForm(page, ada);
  await unlockDiary(page);
  await expect(diary(page).pages).toHaveText(new RegExp(SECRET));
});

test('on a full device every word stays, and nothing is said to be saved before it is', async ({
  page,
  context,
  accounts,
}) => {
  const WORDS = `Not lost. ${'A long day by the lake. '.repeat(400)}`;
  await gotoReady(page, '/help');
  const browser = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  // Before the first use of the storage: browsers remember for a while how much is left.
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 3_000_000 });
  await accounts.signedIn(context);
  await gotoReady(page, '/diary');
  await beginDiary(page);
  await fillDevice(page);

  await turnToNewPage(page);
  await diary(page).text.fill(WORDS);
  await expect(page.getByRole('alert').filter({ hasText: 'aren’t being saved because' })).toBeVisible();
  await expect(page.getByText('your unfinished page is saved')).toBeHidden();
  await expectOpenToAll(page);
  for (const button of ['Finish later', 'Save']) {
    await diary(page).button(button).click();
    await expect(page.getByRole('alert').filter({ hasText: 'couldn’t save this because' })).toBeVisible();
    await expect(diary(page).text).toHaveValue(WORDS);
  }
  await diary(page).button('Lock').click();
  await expect(page.getByText(/it’s lost when you close or reload the tab/)).toBeVisible();
  await expectOpenToAll(page);
  await diary(page).button('Keep it open').click();
  await expect(diary(page).text).toHaveValue(WORDS);

  await diary(page).button('Lock').click();
  await diary(page).button('Lock anyway').click();
  await expect(page.getByText(/It’s locked in this tab only/)).toBeVisible();
  await unlockDiary(page);
  await expect(diary(page).text).toHaveValue(WORDS);
  await browser.send('Storage.overrideQuotaForOrigin', { origin });
  await diary(page).button('Save').click();
  await expect(diary(page).pages).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Unfinished pages' })).toBeHidden();
});

test('a diary without storage or encryption says so', async ({ page, context, accounts }) => {
  await accounts.signedIn(context);
  await page.addInitScript(() => {
    if (location.search === '?storage=none')
      indexedDB.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    else Object.defineProperty(window, 'isSecureContext', { value: false });
  });
  await gotoReady(page, '/diary');
  await expect(page.getByText(/start with https/)).toBeVisible();
  await gotoReady(page, '/diary?storage=none');
  await expect(page.getByText(/can’t be kept here/)).toBeVisible();
});

test('an unfinished page stands above a new one after leaving by a link', async ({
  page,
  context,
  accounts,
}) => {
  await accounts.signedIn(context);
  await gotoReady(page, '/browse');
  const toDiary = page.getByRole('main').getByRole('link', { name: 'Diary', exact: true });
  await toDiary.click();
  await beginDiary(page);
  await turnToNewPage(page);
  await diary(page).text.fill('Half a sentence');
  await page.goBack();
  await toDiary.click();
  const further = page.getByRole('button', { name: /^Keep writing/ });
  await expect(further).toBeInViewport(WHOLE);
  // Of two, the one that was written on last, and the other behind a line.
  await diary(page).text.fill('Half of another');
  await page.goBack();
  await toDiary.click();
  await expect(further).toHaveCount(1);
  await page.getByText('1 more unfinished page').click();
  await expect(further).toHaveCount(2);
  await further.first().click();
  await expect(diary(page).text).toHaveValue('Half of another');
  await expect(further).toHaveCount(1);
  await further.click();
  await expect(diary(page).text).toBeFocused();
  await page.keyboard.type(' and the rest');
  await expect(diary(page).text).toHaveValue('Half a sentence and the rest');
  await diary(page).button('Save').click();
  await expect(newPage(page)).toContainText('and the rest');
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Lately' }).getByText(/: Diary$/)).toHaveCount(1);
});

test('the last letters and a large paste outlive a page that goes away in the same moment, without a question', async ({
  page,
  context,
  accounts,
}) => {
  const PASTED = ` and much more ${SECRET}`.repeat(1_700);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await accounts.signedIn(context);
  await gotoReady(page, '/diary');
  await beginDiary(page);
  await turnToNewPage(page);
  await diary(page).text.fill('Half a sentence');

  await test.step('right after a paste', async () => {
    await pasteAndLeave(page, PASTED);
    await page.waitForURL('/help');
    const stored = await everythingStored(page);
    expect(stored).not.toContain(SECRET);
    await gotoReady(page, '/diary');
    await unlockDiary(page);
    await page.getByRole('button', { name: /^Keep writing/ }).click();
    await expectWords(page, `Half a sentence${PASTED}`);
    expect(await everythingStored(page)).not.toContain('diary-stash');
  });

  await test.step('right after a letter', async () => {
    await diary(page).text.press('ControlOrMeta+End');
    await diary(page).text.press('!');
    await gotoReady(page, '/help');
    await gotoReady(page, '/diary');
    await unlockDiary(page);
    await page.getByRole('button', { name: /^Keep writing/ }).click();
    await expectWords(page, `Half a sentence${PASTED}!`);
  });

  expect(asked).toEqual([]);

  await test.step('and are asked about where the storage takes nothing at once', async () => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await pasteAndLeave(page, ' And the end.');
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await expect(page.getByText('your unfinished page is saved')).toBeVisible();
  });
});

test('a year of five digits is refused at its field, and a page that has one is shown, corrected and copied', async ({
  page,
  context,
  accounts,
}) => {
  await accounts.signedIn(context);
  await gotoReady(page, '/diary');
  await beginDiary(page);
  await turnToNewPage(page);
  await diary(page).text.fill('Typed too fast');
  await diary(page).button('Change date').click();
  await diary(page).date.fill('20261-11-22');
  await diary(page).button('Save').click();
  await expect(page.getByText('between 1900 and 2199')).toBeVisible();
  await expect(diary(page).text).toHaveValue('Typed too fast');
  await diary(page).button('Discard').click();
  await diary(page).button('Discard').last().click();

  await toPrivateSpace(page);
  await disclose(page, 'Import a copy');
  await page.getByLabel('Locked copy').setInputFiles(EARLIER_COPY);
  await page.getByLabel('Passphrase for this copy').fill(PASSPHRASE);
  await diary(page).button('Import pages').click();
  await expect(page.getByText('Imported 1 page.')).toBeVisible();
  await backToDiary(page);
  await expect(diary(page).pages).toHaveText(/20261.*The heron/);
  await disclose(page, 'Export pages to read elsewhere');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    diary(page).button('Export as text').click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/20261[^]*The heron/);
  await test.step('and keeps the word for the mood that was typed then, until another one is chosen', async () => {
    await expect(diary(page).pages).toHaveText(/calm/);
    await diary(page).pages.getByRole('button', { name: /^Edit/ }).click();
    await expect(diary(page).weather('calm')).toBeChecked();
    await expectOpenToAll(page);
    await diary(page).button('Change date').click();
    await diary(page).date.fill('2025-11-22');
    await diary(page).button('Save').click();
    await expect(diary(page).pages).toHaveText(/2025.*calm.*The heron/);
    await diary(page).pages.getByRole('button', { name: /^Edit/ }).click();
    await diary(page).weather('Clear').check();
    await diary(page).button('Save').click();
    await expect(diary(page).pages).toHaveText(/2025.*Clear.*The heron/);
    await expect(diary(page).pages).not.toHaveText(/calm/);
  });
});

test('words before the first passphrase stay in the tab, and the browser asks before they go', async ({
  page,
  context,
  accounts,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await accounts.signedIn(context);
  await gotoReady(page, '/browse');
  const toDiary = page.getByRole('main').getByRole('link', { name: 'Diary', exact: true });
  await toDiary.click();
  await diary(page).text.fill(SECRET);
  await page.goBack();
  await toDiary.click();
  await expect(diary(page).text).toHaveValue(SECRET);
  await diary(page).button('Save').click();
  await diary(page).button('Back to your page').click();
  await expectHeading(page, 'Diary');
  await expect(diary(page).text).toHaveValue(SECRET);
  expect(asked).toEqual([]);
  await page.evaluate(() => location.assign('/help'));
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(diary(page).text).toHaveValue(SECRET);
  expect(await everythingStored(page)).not.toContain(SECRET);

  await test.step('also when another tab sets the passphrase first', async () => {
    const other = await context.newPage();
    await gotoReady(other, '/diary');
    await beginDiary(other);
    await expect(page.getByText(/Your page is only in this tab/)).toBeVisible();
    await expectHeading(page, 'Your diary is locked');
    await unlockDiary(page);
    await expect(diary(page).text).toHaveValue(SECRET);
    await diary(page).button('Save').click();
    await expect(diary(page).pages).toHaveText([new RegExp(SECRET)]);
  });
});

test('a page begins with a weather by keyboard and a question of the day, and needs neither', async ({
  page,
  context,
  accounts,
}) => {
  await accounts.signedIn(context);
  await gotoReady(page, '/diary');

  await test.step('a weather is chosen, changed and removed', async () => {
    await diary(page).weather('Clear').focus();
    await page.keyboard.press('Space');
    await expect(diary(page).weather('Clear')).toBeChecked();
    await page.keyboard.press('ArrowRight');
    await expect(diary(page).weather('Partly sunny')).toBeChecked();
    await diary(page).button('Remove Partly sunny').press('Enter');
    await expect(diary(page).weather('Partly sunny')).not.toBeChecked();
    await expect(diary(page).weather('Clear')).toBeFocused();
  });

  await test.step('another question is asked, or none', async () => {
    const question = () => page.getByRole('main').locator('label:has(+ div)').innerText();
    const first = await question();
    await diary(page).button('Another question').click();
    const second = await question();
    expect(second).not.toBe(first);
    await expect(page.getByRole('main').getByRole('textbox', { name: second })).toBeVisible();
    await diary(page).button('Hide the question').click();
    await expect(diary(page).text).toBeFocused();
    await expect(page.getByRole('main').getByRole('textbox', { name: 'What’s on your mind?' })).toBeVisible();
    await diary(page).button('Show a question').click();
    await expect.poll(() => question()).toBe(second);
  });

  await test.step('what was begun under a question keeps it on another day', async () => {
    const question = page.getByRole('main').locator('label:has(+ div)');
    const asked = await question.innerText();
    await diary(page).text.fill('By the lake.');
    await diary(page).button('Change date').click();
    await diary(page).date.fill('2026-02-03');
    await diary(page).date.press('Enter');
    await expect(question).toHaveText(asked);
  });

  await test.step('above a phone’s keyboard the page and Save can be reached', async () => {
    await page.setViewportSize({ width: 360, height: 380 });
    for (const control of [diary(page).text, diary(page).button('Save')]) {
      await control.scrollIntoViewIfNeeded();
      await control.focus();
      await expect(control).toBeInViewport();
      // Nothing that stays in its place lies above it.
      await control.click({ trial: true });
    }
    await diary(page).text.fill('A long day by the lake. '.repeat(60));
    await diary(page).button('Save').click();
    await expectHeading(page, 'Choose a passphrase');
    await expectOpenToAll(page);
  });
});

test('the month shows the weather of the days that have a page, and leads to them', async ({
  page,
  context,
  accounts,
}) => {
  const lastMonth = monthBefore(new Date());
  await accounts.signedIn(context);
  await gotoReady(page, '/diary');
  await beginDiary(page);
  await expect(diary(page).month).toBeHidden();
  await writePage(page, 'Today');
  await turnToNewPage(page);
  await diary(page).button('Change date').click();
  await diary(page).date.fill(`${lastMonth}-15`);
  await diary(page).weather('Storm').check();
  await diary(page).text.fill('Thunder over the hills');
  await diary(page).button('Save').click();
  await expect(diary(page).pages).toHaveCount(2);

  const days = diary(page).month.getByRole('button');
  await expect(days).toHaveCount(1);
  await expect(diary(page).month.getByRole('columnheader').first()).toHaveText(/Sunday/);
  await dismissMessages(page);
  await expectOpenToAll(page);
  await diary(page).button('Previous month').press('Enter');
  await expect(days).toHaveAccessibleName(/15.*, Storm$/);
  await expect(diary(page).button('Previous month')).toBeFocused();
  await days.press('Enter');
  const found = diary(page).pages.filter({ hasText: 'Thunder' });
  await expect(found.getByRole('heading')).toBeFocused();
  await expect(found.getByRole('heading')).toBeInViewport();

  await test.step('also for a page that a search left out', async () => {
    await page.getByLabel('Search your diary').fill('today');
    await expect(found).toBeHidden();
    // On a phone, what is found takes the place of the month.
    await expect(diary(page).month).toBeHidden();
    await expect(diary(page).pages.filter({ hasText: 'Today' })).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 740 });
    await days.click();
    await expect(found.getByRole('heading')).toBeFocused();
  });

  await test.step('with large text, on a narrow screen and in colors of the system', async () => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await outsideTheScreen(page), `past pages on ${String(width)} px`).toEqual([]);
    }
    await diary(page).button('Write a page').click();
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await outsideTheScreen(page), `a page on ${String(width)} px`).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'active' });
    await diary(page).weather('Rain').check();
    const edge = (name: string) =>
      diary(page)
        .weather(name)
        .evaluate((radio) => getComputedStyle(radio.parentElement ?? radio).borderTopWidth);
    expect(await edge('Rain')).not.toBe(await edge('Clear'));
  });
});

test('a page of a year ago is told of, and shown when someone wants to read it', async ({
  page,
  context,
  accounts,
}) => {
  await liveAt(page, at(0, 12));
  await accounts.signedIn(context);
  await gotoReady(page, '/diary');
  await beginDiary(page);
  await writePage(page, 'Today');
  await expect(page.getByText('from a year ago today')).toHaveCount(0);
  await turnToNewPage(page);
  await diary(page).button('Change date').click();
  await diary(page).date.fill('2030-03-12');
  await diary(page).text.fill('The first snow');
  await diary(page).button('Save').click();
  await turnToNewPage(page);
  await expect(page.getByText('You have a page from a year ago today.')).toBeVisible();
  await dismissMessages(page);
  await expectOpenToAll(page);
  await diary(page).button('Read it').click();
  await expect(diary(page).pages.filter({ hasText: 'The first snow' }).getByRole('heading')).toBeFocused();
});

/** `2026-10` for any day of November 2026. */
function monthBefore(date: Date): string {
  return new Date(Date.UTC(date.getFullYear(), date.getMonth() - 1, 1)).toISOString().slice(0, 7);
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the diary opens and takes pages', async ({ page, context, accounts, watch }) => {
    watch.allowOutage();
    await accounts.signedIn(context);
    await gotoReady(page, '/diary');
    await beginDiary(page);
    await writePage(page, 'Before');
    await keptForOffline(page);
    await context.setOffline(true);
    await reloadReady(page);
    await unlockDiary(page);
    await writePage(page, 'After');
    await expect(diary(page).pages).toHaveCount(2);
  });
});
