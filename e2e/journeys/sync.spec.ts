// one-screen: desktop
import type { Page } from '@playwright/test';
import { findWords } from '../../server/src/testing/find-words';
import { diary, keepOpenFor, overhear, PASSPHRASE, unlockDiary, writePage } from '../support/diary';
import { beginPrivateSpace, checkIns } from '../support/check-ins';
import { expectOpenToAll } from '../support/open-to-all';
import { gotoReady, tellNetwork, turnTo } from '../support/pages';
import { joinSharing, openOtherDevices, otherDevices, startSharing } from '../support/sync';
import { gotoSettings, openGroup } from '../support/settings';
import { expect, test } from '../support/test';

const SECRET = 'Zaubernuss';

const section = (page: Page) => otherDevices(page).section;
const button = (page: Page, name: string | RegExp) => otherDevices(page).button(name);

/** Begins a diary with a page of these words. */
async function beginWith(page: Page, words: string): Promise<void> {
  await gotoReady(page, '/diary');
  await diary(page).text.fill(words);
  await diary(page).button('Save').click();
  await diary(page).passphrase.fill(PASSPHRASE);
  await page.getByLabel('Repeat the passphrase').fill(PASSPHRASE);
  await page.getByRole('main').locator('form button[type="submit"]').click();
  await expect(diary(page).pages.filter({ hasText: words })).toBeVisible();
}

/** Opens the section of the settings; each page of a tab begins locked. */
async function openSection(page: Page): Promise<void> {
  await gotoSettings(page, 'Your private space');
  await button(page, 'Manage other devices').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
}

const upToDate = (page: Page) => otherDevices(page).upToDate();

/** Opens the section in this document, with a new private space where there is none. */
async function openSectionHere(page: Page): Promise<void> {
  await turnTo(page, '/settings');
  await openGroup(page, 'Your private space');
  await button(page, 'Manage other devices').click();
}

async function addCheckIn(page: Page, note: string): Promise<void> {
  const { main, place, button: inMain } = checkIns(page);
  await place('Pleasant').check({ force: true });
  await main.getByText('Add tags or a note').click();
  await main.getByLabel('Note').fill(note);
  await inMain('Save check-in').click();
}

/** Both devices sync until both show these notes and the same check-ins; the other notes neither does. */
async function expectBoth(
  devices: readonly Page[],
  { shown, gone = [] }: { shown: readonly string[]; gone?: readonly string[] },
): Promise<void> {
  await expect(async () => {
    for (const device of devices) await tellNetwork(device, 'online');
    const [one, other] = await Promise.all(devices.map((device) => checkIns(device).day.innerText()));
    expect(one).toBe(other);
    for (const note of shown) expect(one).toContain(note);
    for (const note of gone) expect(one).not.toContain(note);
  }).toPass({ timeout: 60_000 });
}

// Each opening costs 600,000 rounds on purpose, which a busy machine takes its time for.
test.setTimeout(180_000);

test('what is written on one device is on the other, and the server cannot read it', async ({
  page,
  context,
  accounts,
  newDevice,
  watch,
}) => {
  // What was deleted elsewhere.
  watch.allow(/status of 409/);
  const heard = overhear(page);
  const person = await accounts.signedIn(context);
  await beginWith(page, `A walk by the lake. ${SECRET}.`);

  let code = '';
  await test.step('sharing begins with a sheet of codes, and four characters from it', async () => {
    await openSection(page);
    await section(page).getByLabel('Passphrase of your private space').fill(PASSPHRASE);
    await button(page, 'Get my codes').click();
    await expect(button(page, 'Print')).toBeVisible();
    await expectOpenToAll(page);
    const codes = await section(page).locator('dd').allTextContents();
    code = codes[0] ?? '';
    const field = section(page).getByLabel('Third group of your recovery code');
    await field.fill('0000');
    await button(page, 'Start syncing').click();
    await expect(section(page)).toContainText('That isn’t the third group');
    await field.fill(codes[1]?.split(' ')[2] ?? '');
    await button(page, 'Start syncing').click();
    await upToDate(page);
    await expectOpenToAll(page);
  });

  await test.step('another device gets the code after the passphrase', async () => {
    await button(page, 'Add a device').click();
    await section(page).getByLabel('Passphrase of your private space').fill(PASSPHRASE);
    await button(page, 'Show the code').click();
    await expect(section(page).getByRole('img', { name: 'QR code with your device code' })).toBeVisible();
    await expect(section(page)).toContainText(code);
    await button(page, 'Hide the code').click();
  });

  const laptop = await newDevice();
  await accounts.signIn(laptop.context(), person);
  await test.step('a second device needs the code and the passphrase', async () => {
    await beginWith(laptop, 'Rain on the window.');
    await openSection(laptop);
    // Another character than the right one, whatever that is.
    const wrong = code.endsWith('0') ? '1' : '0';
    await section(laptop)
      .getByLabel('Device code or recovery code')
      .fill(`${code.slice(0, -1)}${wrong}`.toLowerCase());
    await section(laptop).getByLabel('Passphrase of your other device').fill(PASSPHRASE);
    await button(laptop, 'Add this device').click();
    await expect(section(laptop)).toContainText('One or more characters are wrong');
    await section(laptop).getByLabel('Device code or recovery code').fill(code.toLowerCase());
    await section(laptop).getByLabel('Passphrase of your other device').fill(PASSPHRASE);
    await button(laptop, 'Add this device').click();
    await upToDate(laptop);
    await gotoReady(laptop, '/diary');
    await unlockDiary(laptop);
    await expect(diary(laptop).pages.filter({ hasText: SECRET })).toBeVisible();
    await expect(diary(laptop).pages.filter({ hasText: 'Rain on the window' })).toBeVisible();
  });

  await test.step('and what is written there comes back', async () => {
    await writePage(laptop, 'Snow in the morning.');
    await openSection(laptop);
    await upToDate(laptop);
    await openSection(page);
    await upToDate(page);
    await gotoReady(page, '/diary');
    await unlockDiary(page);
    await expect(diary(page).pages.filter({ hasText: 'Snow in the morning' })).toBeVisible();
  });

  await test.step('the server lets go of all of it', async () => {
    await openSection(page);
    await upToDate(page);
    await button(page, 'Delete everything on the server').click();
    await button(page, 'Delete it').click();
    await expect(button(page, 'Get my codes')).toBeVisible();
    await openSection(laptop);
    await expect(section(laptop)).toContainText('isn’t synced anymore');
  });

  const all = heard.join('\n');
  expect(all).toContain('/api/v1/sync/push');
  expect(findWords(Buffer.from(all), SECRET)).toEqual([]);
});

test('check-ins of two devices come together, whoever was offline, and when the server is killed', async ({
  page,
  context,
  accounts,
  newDevice,
  instance,
  watch,
}) => {
  watch.allowOutage();
  const person = await accounts.signedIn(context);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await gotoReady(page, '/check-in');
  await addCheckIn(page, 'A walk before work');
  await beginPrivateSpace(page);
  await expect(checkIns(page).day).toContainText('A walk before work');
  await addCheckIn(page, 'Tea with Maya');
  await expect(checkIns(page).day).toContainText('Tea with Maya');
  await openSectionHere(page);
  const { deviceCode } = await startSharing(page);
  await turnTo(page, '/check-in');

  const laptop = await newDevice({ reducedMotion: 'reduce' });
  await accounts.signIn(laptop.context(), person);
  await test.step('a new device sees them, and what it adds comes back', async () => {
    await gotoReady(laptop, '/settings');
    await openSectionHere(laptop);
    await beginPrivateSpace(laptop);
    await joinSharing(laptop, deviceCode);
    await turnTo(laptop, '/check-in');
    await addCheckIn(laptop, 'Rain in the evening');
    const all = ['A walk before work', 'Tea with Maya', 'Rain in the evening'];
    await expectBoth([page, laptop], { shown: all });
  });

  await test.step('one is changed offline, while another is deleted on the other device', async () => {
    await laptop.context().setOffline(true);
    await tellNetwork(laptop, 'offline');
    const ofTea = checkIns(laptop).day.locator('> li').filter({ hasText: 'Tea with Maya' });
    await ofTea.getByRole('button', { name: /^Change the check-in/ }).click();
    await checkIns(laptop).main.getByLabel('Note').fill('Coffee with Maya');
    await checkIns(laptop).button('Save check-in').click();
    await expect(checkIns(laptop).day).toContainText('Coffee with Maya');
    const ofWalk = checkIns(page).day.locator('> li').filter({ hasText: 'A walk before work' });
    await ofWalk.getByRole('button', { name: /^Delete the check-in/ }).click();
    await expect(ofWalk).toHaveCount(0);
    await expect(checkIns(laptop).day).toContainText('A walk before work');
    await laptop.context().setOffline(false);
    await expectBoth([page, laptop], {
      shown: ['Coffee with Maya', 'Rain in the evening'],
      gone: ['A walk before work', 'Tea with Maya'],
    });
  });

  await test.step('the server is killed after it stored what a device sent, and before it answered', async () => {
    let tell: () => void = () => undefined;
    const killed = new Promise<void>((resolve) => (tell = resolve));
    await laptop.route(
      '**/api/v1/sync/push',
      async (route) => {
        await route.fetch();
        await instance.kill9();
        await route.abort('connectionreset');
        tell();
      },
      { times: 1 },
    );
    await addCheckIn(laptop, 'Snow at night');
    await tellNetwork(laptop, 'online');
    await killed;
    await instance.start();
    await expectBoth([page, laptop], { shown: ['Coffee with Maya', 'Rain in the evening', 'Snow at night'] });
    for (const device of [page, laptop])
      await expect(checkIns(device).day.locator('> li').filter({ hasText: 'Snow at night' })).toHaveCount(1);
  });
});

/** Begins a private space in the settings, or opens it, and keeps it open. */
async function openForADay(page: Page): Promise<void> {
  await gotoSettings(page, 'Your private space');
  await button(page, 'Manage other devices').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
  const repeated = dialog.getByLabel('Repeat the passphrase');
  if (await repeated.isVisible()) await repeated.fill(PASSPHRASE);
  await keepOpenFor(dialog, '1 day');
  await dialog.locator('form button[type="submit"]').click();
}

/** Sends and fetches what changed, on a device whose space is kept open. */
async function update(page: Page): Promise<void> {
  await openOtherDevices(page);
  await upToDate(page);
}

const mix = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const patterns = (page: Page) => page.getByRole('dialog', { name: 'Breathing patterns' });
const openPatterns = async (page: Page) => {
  await gotoReady(page, '/breathing');
  await page.getByRole('button', { name: 'Patterns' }).click();
  await expect(patterns(page)).toBeVisible();
};

test('a breathing pattern and a mix of sounds are on both devices, and gone from both once deleted', async ({
  page,
  context,
  accounts,
  newDevice,
}) => {
  const person = await accounts.signedIn(context);
  await test.step('they are made where no one has a private space yet', async () => {
    await gotoReady(page, '/sounds');
    await page.getByRole('button', { name: 'Fire', exact: true }).click();
    await page.getByLabel('Name of this mix').fill('My evening');
    await page.getByRole('button', { name: 'Keep this mix' }).click();
    await expect(page.getByText('“My evening” is kept on this device.')).toBeVisible();
    await openPatterns(page);
    await patterns(page).getByLabel('Add one from text').fill('3-0-6-0');
    await patterns(page).getByRole('button', { name: 'Add', exact: true }).click();
    await expect(patterns(page).getByText('Added to your patterns and chosen.')).toBeVisible();
  });
  await openForADay(page);
  const { deviceCode } = await startSharing(page);

  const laptop = await newDevice();
  await accounts.signIn(laptop.context(), person);
  await openForADay(laptop);
  await joinSharing(laptop, deviceCode);

  await test.step('the other device has both, renames one and deletes the other', async () => {
    await openPatterns(laptop);
    const own = patterns(laptop).getByRole('region', { name: 'Your patterns' });
    await expect(own.getByRole('radio')).toHaveCount(1);
    await own.getByRole('button', { name: 'Delete' }).click();
    await expect(own.getByRole('radio')).toHaveCount(0);
    await gotoReady(laptop, '/sounds');
    await mix(laptop, 'My evening').getByRole('button', { name: 'Rename' }).click();
    await laptop.getByLabel('New name').fill('Late fire');
    await laptop.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(mix(laptop, 'Late fire')).toBeVisible();
    await update(laptop);
  });
  await test.step('and the first one follows', async () => {
    await update(page);
    await gotoReady(page, '/sounds');
    await expect(mix(page, 'Late fire')).toBeVisible();
    await openPatterns(page);
    const own = patterns(page).getByRole('region', { name: 'Your patterns' });
    await expect(own.getByRole('radio')).toHaveCount(0);
  });
});

/** The device and the server, by which it sets itself, are later by so many milliseconds. */
async function letPass(page: Page, milliseconds: number): Promise<void> {
  const later = () => Date.now() + milliseconds;
  await page.clock.install({ time: later() });
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), date: new Date(later()).toUTCString() };
    await route.fulfill({ response, headers });
  });
}

test('who shares a private space is asked a year later if the recovery kit is still there, and is then left alone', async ({
  page,
  context,
  accounts,
}) => {
  const question = page.getByText('Do you still have the recovery kit for your private space?');
  const openDiary = async () => {
    await gotoReady(page, '/diary');
    await unlockDiary(page);
    await expect(diary(page).pages.filter({ hasText: SECRET })).toBeVisible();
  };
  await accounts.signedIn(context);
  await beginWith(page, `A walk by the lake. ${SECRET}.`);
  await openSection(page);
  await startSharing(page);
  await openDiary();
  await expect(question).toHaveCount(0);

  await letPass(page, 367 * 86_400_000);
  await openDiary();
  await expect(question).toBeVisible();
  await expectOpenToAll(page);
  await page.getByRole('button', { name: 'I have it' }).click();
  await expect(page.getByText('We’ll ask again in a year')).toBeVisible();
  await expect(question).toHaveCount(0);
  await openDiary();
  await expect(question).toHaveCount(0);
});
