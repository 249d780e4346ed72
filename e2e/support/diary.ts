import { expect, type Locator, type Page } from '@playwright/test';
import { WHOLE } from './in-sight';

export const PASSPHRASE = 'four herons in a quiet mist';

/** Whatever is done to the diary itself; the page around it has controls, too. */
export function diary(page: Page) {
  const main = page.getByRole('main');
  return {
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    weather: (name: string) => main.getByRole('radio', { name, exact: true }),
    passphrase: main.getByLabel('Passphrase', { exact: true }),
    text: main.locator('textarea'),
    date: main.getByLabel('Date', { exact: true }),
    month: main.getByRole('table'),
    pages: main.getByRole('article'),
    title: main.getByRole('heading', { level: 1 }),
  };
}

/** The heading of the state that is shown now is in sight and has the focus. */
export async function expectHeading(page: Page, words: string): Promise<void> {
  await expect(diary(page).title).toHaveText(words);
  await expect(diary(page).title).toBeFocused();
  await expect(diary(page).title).toBeInViewport(WHOLE);
}

/** The part of the settings that belongs to the whole private space. */
export const privateSpace = (page: Page) =>
  page.getByRole('region', { name: 'Your private space', exact: true });

/** Goes on from the diary to what belongs to the whole private space, which stays open on the way. */
export async function toPrivateSpace(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Your private space', exact: true }).click();
  await expect(privateSpace(page).getByRole('button', { name: 'Lock now' })).toBeVisible();
}

/** Goes back to the diary, still open. */
export async function backToDiary(page: Page): Promise<void> {
  await page.goBack();
  await expect(diary(page).title).toHaveText('Diary');
}

/** Opens a part that few people need. */
export async function disclose(page: Page, title: string): Promise<void> {
  await page.getByRole('main').locator('summary', { hasText: title }).click();
}

/** Chooses for how long the private space stays open, which is folded where a passphrase is chosen or typed. */
export async function keepOpenFor(form: Locator, choice: string): Promise<void> {
  const field = form.getByLabel('Keep it open on this device');
  if (!(await field.isVisible())) await form.getByText('How long it stays open', { exact: true }).click();
  await field.selectOption(choice);
}

export async function choosePassphrase(page: Page, passphrase = PASSPHRASE): Promise<void> {
  await diary(page).passphrase.fill(passphrase);
  await page.getByLabel('Repeat the passphrase').fill(passphrase);
}

/** Begins a diary without a page, as for the pages of another device. */
export async function beginDiary(page: Page, passphrase = PASSPHRASE): Promise<void> {
  await disclose(page, 'Import a copy');
  await diary(page).button('Set a passphrase').click();
  await choosePassphrase(page, passphrase);
  await diary(page).button('Start your diary').click();
  await diary(page).button('Go to your diary').click();
  await expect(diary(page).button('Write a page')).toBeVisible();
}

/** Opens a locked diary: with today’s page where there is one, else with a page to write on. */
export async function unlockDiary(page: Page, passphrase = PASSPHRASE): Promise<void> {
  await diary(page).passphrase.fill(passphrase);
  await diary(page).button('Open your diary').click();
}

/** Begins a page, unless one is there already. */
export async function turnToNewPage(page: Page): Promise<void> {
  await expect(diary(page).title).toHaveText('Diary');
  if (await diary(page).text.isHidden()) await diary(page).button('Write a page').click();
}

export async function writePage(page: Page, text: string): Promise<void> {
  await turnToNewPage(page);
  await diary(page).text.fill(text);
  await diary(page).button('Save').click();
  await expect(diary(page).pages.filter({ hasText: text })).toBeVisible();
}

/** Stores bytes of another kind until the browser says that no space is left. */
export async function fillDevice(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('something else');
      opening.onupgradeneeded = () => opening.result.createObjectStore('bytes', { autoIncrement: true });
      opening.onsuccess = () => resolve(opening.result);
    });
    const isStored = (size: number) =>
      new Promise<boolean>((resolve) => {
        const tx = db.transaction('bytes', 'readwrite');
        tx.objectStore('bytes').put(crypto.getRandomValues(new Uint8Array(size)));
        tx.oncomplete = () => resolve(true);
        tx.onabort = () => resolve(false);
      });
    for (const size of [60_000, 4_000]) while (await isStored(size));
    db.close();
  });
}

/** Everything that this browser stores for us, bytes read as letters in every way that text is stored. */
export async function everythingStored(page: Page): Promise<string> {
  const inPage = await page.evaluate(async () => {
    const texts: string[] = [
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
      JSON.stringify(history.state),
      location.href,
    ];
    const add = (value: unknown): void => {
      if (value instanceof Uint8Array) {
        for (const encoding of ['utf-8', 'utf-16le', 'latin1'])
          texts.push(new TextDecoder(encoding).decode(value));
      } else if (typeof value === 'object' && value !== null) {
        for (const [name, part] of Object.entries(value)) {
          texts.push(name);
          add(part);
        }
      } else texts.push(String(value));
    };
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error(name));
      });
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const asked = db.transaction(store).objectStore(store).getAll();
          asked.onsuccess = () => resolve(asked.result as unknown[]);
          asked.onerror = () => reject(new Error(store));
        });
        texts.push(`${name} ${store} ${String(rows.length)}`);
        rows.forEach(add);
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        texts.push(request.url);
        texts.push((await (await cache.match(request))?.text()) ?? '');
      }
    }
    return texts.join('\n');
  });
  return `${inPage}\n${JSON.stringify(await page.context().cookies())}`;
}

/** Notes all that leaves the page: addresses and bodies of requests, and lines of the console. */
export function overhear(page: Page): string[] {
  const heard: string[] = [];
  page.on('request', (request) => heard.push(`${request.url()} ${request.postData() ?? ''}`));
  page.on('console', (message) => heard.push(message.text()));
  return heard;
}

/** Each sealed record as it lies in the database, by its id. */
export function sealedRecords(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('stillgrove-diary');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('The database did not open.'));
    });
    const rows = await new Promise<{ id: string }[]>((resolve, reject) => {
      const asked = db.transaction('records').objectStore('records').getAll();
      asked.onsuccess = () => resolve(asked.result as { id: string }[]);
      asked.onerror = () => reject(new Error('The records could not be read.'));
    });
    db.close();
    const readable = (_: string, value: unknown) => (value instanceof Uint8Array ? [...value] : value);
    return Object.fromEntries(rows.map((row) => [row.id, JSON.stringify(row, readable)]));
  });
}
