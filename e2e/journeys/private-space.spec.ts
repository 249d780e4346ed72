// one-screen: phone
import type { Page } from '@playwright/test';
import { logOutByBar } from '../support/accounts';
import {
  choosePassphrase,
  diary,
  disclose,
  everythingStored,
  keepOpenFor,
  PASSPHRASE,
  privateSpace,
  toPrivateSpace,
  unlockDiary,
  writePage,
} from '../support/diary';
import { expectOpenToAll } from '../support/open-to-all';
import { gotoReady, reloadReady } from '../support/pages';
import { expect, test } from '../support/test';
import before from '../../web/src/platform/vault/version-2-database.json' with { type: 'json' };

// Each opening costs 600,000 rounds on purpose, which a busy machine takes its time for.

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

async function begin(page: Page, keepOpen: string): Promise<void> {
  await diary(page).text.fill('A walk by the lake.');
  await diary(page).button('Save').click();
  await choosePassphrase(page);
  await keepOpenFor(page.getByRole('main'), keepOpen);
  await expectOpenToAll(page);
  await diary(page).button('Lock and save').click();
  await expect(diary(page).pages).toHaveText([/A walk by the lake/]);
}

/** By how many CSS pixels the open private space is higher than what is kept for it. */
function roomTakenMore(page: Page): Promise<number> {
  return diary(page)
    .button('Lock now')
    .evaluate((button) => {
      const room = button.parentElement?.parentElement ?? button;
      return room.getBoundingClientRect().height - Number.parseFloat(getComputedStyle(room).minBlockSize);
    });
}

test('a private space that is kept open needs no passphrase until it is locked or someone signs out', async ({
  page,
  context,
  accounts,
}) => {
  const person = await accounts.signedIn(context);
  await gotoReady(page, '/diary');
  await begin(page, '1 day');
  await reloadReady(page);
  await expect(diary(page).title).toHaveText('Diary');
  await writePage(page, 'No passphrase was asked for');
  await toPrivateSpace(page);
  // It takes no more room than was kept for it, so that nothing below moves when it opens by itself.
  expect(await roomTakenMore(page)).toBe(0);
  await disclose(page, 'When it locks');
  await expect(page.getByText(/It stays open until/)).toBeVisible();
  await expectOpenToAll(page);
  await diary(page).button('Lock now').click();
  await expect(privateSpace(page).getByRole('button', { name: 'Open your private space' })).toBeFocused();
  await gotoReady(page, '/diary');
  await expect(diary(page).title).toHaveText('Your diary is locked');
  await unlockDiary(page);
  await expect(diary(page).title).toHaveText('Diary');
  await reloadReady(page);
  await expect(diary(page).title).toHaveText('Diary');
  await logOutByBar(page);
  expect(await everythingStored(page)).toContain('stillgrove-diary kept 0');
  await accounts.signIn(context, person);
  await gotoReady(page, '/diary');
  await expect(diary(page).title).toHaveText('Your diary is locked');
});

test('a passkey opens it beside the passphrase', async ({ page, context, accounts }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      hasPrf: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await accounts.signedIn(context);
  await gotoReady(page, '/diary');
  await begin(page, 'Until I’m away for 5 minutes');
  await toPrivateSpace(page);
  await disclose(page, 'Open with a passkey');
  await page.getByLabel('Your passphrase').fill('not the passphrase');
  await diary(page).button('Add a passkey').click();
  await expect(page.getByText('That isn’t your passphrase')).toBeVisible();
  await page.getByLabel('Your passphrase').fill(PASSPHRASE);
  await diary(page).button('Add a passkey').click();
  await expect(page.getByText('Passkey added.')).toBeVisible();
  await expectOpenToAll(page);
  await gotoReady(page, '/diary');
  await expect(diary(page).title).toHaveText('Your diary is locked');
  await diary(page).button('Use a passkey instead').click();
  await expect(diary(page).title).toHaveText('Diary');
  await expect(diary(page).pages).toHaveText([/A walk by the lake/]);
  await toPrivateSpace(page);
  await disclose(page, 'Open with a passkey');
  await diary(page).button('Remove passkeys').click();
  await diary(page).button('Remove them').click();
  await expect(diary(page).button('Remove them')).toBeHidden();
  await gotoReady(page, '/diary');
  await expect(diary(page).button('Open your diary')).toBeVisible();
  await expect(diary(page).button('Use a passkey instead')).toBeHidden();
});

test('a diary that the version before wrote in this browser is there with every word', async ({
  page,
  context,
  accounts,
}) => {
  await accounts.signedIn(context);
  const me = await context.request.get('/api/v1/user/me');
  const { user } = (await me.json()) as { user: { id: string } };
  await gotoReady(page, '/help');
  await page.evaluate(
    async ({ version, stores, localStorage: stashes, person }) => {
      const guest = stores.diaries[0]?.owner ?? '';
      for (const [name, text] of Object.entries(stashes)) localStorage.setItem(name, text);
      const bytesIn = (value: unknown): unknown => {
        if (typeof value !== 'object' || value === null) return value;
        if ('base64' in value)
          return Uint8Array.from(atob(String(value.base64)), (letter) => letter.charCodeAt(0));
        return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, bytesIn(part)]));
      };
      const db = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('stillgrove-diary', version);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('diaries', { keyPath: 'owner' });
          opening.result.createObjectStore('entries', { keyPath: ['owner', 'id'] });
          opening.result.createObjectStore('drafts', { keyPath: ['owner', 'id'] });
          opening.result.createObjectStore('places', { keyPath: 'person' });
        };
        opening.onsuccess = () => resolve(opening.result);
      });
      const tx = db.transaction([...db.objectStoreNames], 'readwrite');
      for (const [name, rows] of Object.entries(stores))
        for (const row of rows) tx.objectStore(name).put(bytesIn(row));
      tx.objectStore('places').put({ person, home: guest, aside: [] });
      await new Promise((resolve) => (tx.oncomplete = resolve));
      db.close();
    },
    { ...before, person: user.id },
  );
  await gotoReady(page, '/diary');
  await expect(diary(page).title).toHaveText('Your diary is locked');
  await unlockDiary(page);
  await expect(diary(page).pages).toHaveText([/A second page, changed\./, /The heron stood in the mist/]);
  await page.getByRole('button', { name: /^Keep writing/ }).click();
  await expect(diary(page).text).toHaveValue('Not finished, and the last words');
});

test('a browser that deletes what was not visited says so, and offers installing, sharing and a copy', async ({
  page,
  context,
  accounts,
}) => {
  await page.addInitScript(() => Object.assign(globalThis, { GestureEvent: class extends Event {} }));
  await accounts.signedIn(context);
  await gotoReady(page, '/diary');
  await diary(page).text.fill('A walk by the lake.');
  await diary(page).button('Save').click();
  await expect(page.getByText(/if you don’t visit for seven days/)).toBeVisible();
  await choosePassphrase(page);
  await diary(page).button('Lock and save').click();
  await expect(diary(page).pages).toHaveCount(1);
  await disclose(page, 'How your diary is stored');
  await expect(page.getByText('Add this site to your Home Screen or Dock.')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    diary(page).button('Export a locked copy').first().click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^private-space-.*\.stillgrove\.json$/);
  await page.getByRole('link', { name: 'Sync with other devices' }).click();
  await expect(page).toHaveURL(/\/settings#other-devices$/);
});
