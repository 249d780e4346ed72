import { expect, type Page } from '@playwright/test';

/** A part of the plan that is written. */
export function planPart(page: Page, title: string) {
  const part = page.getByRole('region', { name: title });
  const toggle = part.getByRole('button', { name: title, exact: true });
  const open = async () => {
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  };
  return {
    part,
    toggle,
    /** Parts that are empty are folded. */
    open,
    add: async (fields: Readonly<Record<string, string>>) => {
      await open();
      for (const [label, text] of Object.entries(fields)) await part.getByLabel(label).fill(text);
      await part.getByRole('button', { name: 'Add', exact: true }).click();
    },
  };
}

export const OPEN_HERE = 'Save without a passphrase';

/** Writes a plan with two parts, and leaves the others out. */
export async function writePlan(
  page: Page,
  { reason, phone }: { reason: string; phone: string },
): Promise<void> {
  await planPart(page, 'My reasons to stay').add({ 'A reason': reason });
  await planPart(page, 'People I can tell').add({
    Name: 'Maya',
    'Phone number (optional)': phone,
    'Note (optional)': 'My sister',
    'What I can say or write (optional)': 'Can you stay on the phone with me?',
  });
}

/** The card that is shown. */
export function card(page: Page) {
  return page.getByRole('main').locator('section[aria-labelledby="plan-card"]');
}

/** Everything that this browser keeps in its databases for the site, as text. */
export function databases(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(async () => {
    const asked = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('no database'));
      });
    const texts: Record<string, string> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name));
      const stores = [...database.objectStoreNames];
      const rows = await Promise.all(
        stores.map((store) => asked(database.transaction(store).objectStore(store).getAll())),
      );
      texts[name] = JSON.stringify(rows, (_key, value: unknown) =>
        value instanceof ArrayBuffer || ArrayBuffer.isView(value) ? new TextDecoder().decode(value) : value,
      );
      database.close();
    }
    return texts;
  });
}

export async function expectCard(page: Page, title: string): Promise<void> {
  await expect(card(page).getByRole('heading', { level: 2 })).toHaveText(title);
}

/** A photo as cameras take them, with words beside it that tell where that was. */
export async function photoWith(page: Page, words: string): Promise<Buffer> {
  const bytes = await page.evaluate(async (text) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2_000, height: 1_500 });
    canvas.getContext('2d')?.fillRect(0, 0, 900, 900);
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
    const picture = new Uint8Array(await (jpeg ?? new Blob()).arrayBuffer());
    const beside = new TextEncoder().encode(`Exif\0\0${text}`);
    const length = beside.length + 2;
    return [...picture.slice(0, 2), 0xff, 0xe1, length >> 8, length & 255, ...beside, ...picture.slice(2)];
  }, words);
  expect(Buffer.from(bytes).toString('latin1')).toContain(words);
  return Buffer.from(bytes);
}

/** Gives the plan that is kept on this device long words in each of its seven parts. */
export async function fillPlan(page: Page, itemsInEach: number): Promise<void> {
  await page.evaluate(async (count) => {
    const { id: owner } = JSON.parse(localStorage.getItem('member') ?? '{}') as { id: string };
    const parts = ['signs', 'alone', 'company', 'reasons', 'people', 'professionals', 'safer'];
    const words =
      'A sentence as people write it when they have time, with what to do and whom to ask for help first.';
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('stillgrove-open-plan');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('no database'));
    });
    const tx = database.transaction('parts', 'readwrite');
    for (const part of parts) {
      const hasPhones = part === 'people' || part === 'professionals';
      const items = Array.from({ length: count }, (_, at) => ({
        id: `${part}-${String(at)}`,
        text: hasPhones ? `Person ${String(at)}` : `${words} ${part} ${String(at)}`,
        phone: hasPhones ? `+1 555 010 22${String(10 + at)}` : '',
        note: hasPhones ? 'Weekdays until five, and by text at any time' : '',
        message: part === 'people' ? 'Can you stay on the phone with me for a while?' : '',
      }));
      tx.objectStore('parts').put({ owner, part, items, opensFirst: false, changedAtMs: Date.now() });
    }
    await new Promise((resolve) => (tx.oncomplete = resolve));
    database.close();
  }, itemsInEach);
}
