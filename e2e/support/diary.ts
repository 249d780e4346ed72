import { expect, type Page } from '@playwright/test';

export const PASSPHRASE = 'four herons in a quiet mist';

/** Whatever is done to the diary itself; the page around it has controls, too. */
export function diary(page: Page) {
  const main = page.getByRole('main');
  return {
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    passphrase: main.getByLabel('Passphrase', { exact: true }),
    text: main.getByLabel('What’s on your mind?'),
    pages: main.getByRole('article'),
    title: main.getByRole('heading', { level: 1 }),
  };
}

export async function beginDiary(page: Page, passphrase = PASSPHRASE): Promise<void> {
  await diary(page).passphrase.fill(passphrase);
  await page.getByLabel('Repeat the passphrase').fill(passphrase);
  await diary(page).button('Start your diary').click();
  await expect(diary(page).button('Write a page')).toBeVisible();
}

export async function unlockDiary(page: Page, passphrase = PASSPHRASE): Promise<void> {
  await diary(page).passphrase.fill(passphrase);
  await diary(page).button('Open your diary').click();
}

export async function writePage(page: Page, text: string): Promise<void> {
  await diary(page).button('Write a page').click();
  await diary(page).text.fill(text);
  await diary(page).button('Save page').click();
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
