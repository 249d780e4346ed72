import 'fake-indexeddb/auto';
import { beforeAll, expect, test } from 'vitest';
import { fromBase64 } from './base64';
import { browserRows } from './rows';
import { browserOnTrial, PASSPHRASE } from './testing';
import before from './version-2-database.json';

const [diary] = before.stores.diaries;
const GUEST = diary?.owner ?? '';

/** The database as the version before stored it: made with that version in a browser, and copied out of it. */
async function restoreDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open('stillgrove-diary', before.version);
  opening.onupgradeneeded = () => {
    const db = opening.result;
    db.createObjectStore('diaries', { keyPath: 'owner' });
    for (const name of ['entries', 'drafts']) db.createObjectStore(name, { keyPath: ['owner', 'id'] });
    db.createObjectStore('places', { keyPath: 'person' });
  };
  const db = await answer(opening);
  for (const [name, rows] of Object.entries(before.stores))
    for (const row of rows)
      await answer(db.transaction(name, 'readwrite').objectStore(name).put(bytesIn(row)));
  return db;
}

function answer<Result>(asked: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(new Error('The database refused.', { cause: asked.error }));
  });
}

function bytesIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('base64' in value && typeof value.base64 === 'string') return fromBase64(value.base64);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, bytesIn(part)]));
}

const visit = () => {
  const browser = browserOnTrial(browserRows);
  for (const [name, text] of Object.entries(before.localStorage)) browser.local.storage.setItem(name, text);
  return browser.tab();
};

let olderTab: IDBDatabase;
let wasToldToClose = false;

beforeAll(async () => {
  olderTab = await restoreDatabase();
  olderTab.onversionchange = () => {
    wasToldToClose = true;
    olderTab.close();
  };
});

test('a diary of the version before opens with all of its pages, and with the words of a page that went away', async () => {
  const tab = visit();
  await tab.look(GUEST);
  expect(wasToldToClose).toBe(true);
  expect(tab.state().status).toBe('locked');
  expect(await tab.unlock('four herons in a quiet missed')).toEqual({ outcome: 'wrong' });
  expect(await tab.unlock(PASSPHRASE)).toEqual({ outcome: 'opened' });
  expect(tab.texts().sort()).toEqual(['A second page, changed.', 'The heron stood in the mist. Ünïcödé ✓']);
  expect(tab.unfinished()).toEqual(['Not finished, and the last words']);
  expect(tab.state().pages.entries.some(({ outdated }) => outdated)).toBe(false);
  expect(tab.state().pages.unreadable).toBe(0);
});

test('its pages stay as they were when other records join them', async () => {
  const tab = visit();
  await tab.look(GUEST);
  await tab.unlock(PASSPHRASE);
  const pages = (await browserRows.read(GUEST)).entries;
  const record = { id: 'one', kind: 'check-in', value: { mood: 'calm' }, base: null } as const;
  expect(await tab.saveRecords([record])).toMatchObject({ outcome: 'saved' });
  expect((await browserRows.read(GUEST)).entries).toEqual(pages);
  const next = visit();
  await next.look(GUEST);
  await next.unlock(PASSPHRASE);
  expect(next.records('check-in')).toMatchObject([{ value: { mood: 'calm' } }]);
  expect(next.texts()).toHaveLength(2);
});

test('the version before cannot open the database any more, and changes nothing in it', async () => {
  const opening = indexedDB.open('stillgrove-diary', before.version);
  const refused = await new Promise((resolve) => (opening.onerror = () => resolve(opening.error?.name)));
  expect(refused).toBe('VersionError');
  expect((await browserRows.read(GUEST)).entries).toHaveLength(2);
});

test('it belongs to the member whom the guest becomes, records and all', async () => {
  await browserRows.bring(GUEST, 'ada');
  const tab = visit();
  await tab.look('ada');
  await tab.unlock(PASSPHRASE);
  expect(tab.texts()).toHaveLength(2);
  expect(tab.records('check-in')).toHaveLength(1);
  expect(await tab.lockedCopy()).toMatchObject({ version: 3, records: [{ id: 'one' }] });
  await tab.deleteVault();
  expect(await browserRows.read(GUEST)).toEqual({ diary: undefined, entries: [], drafts: [] });
  expect(await browserRows.recordIds(GUEST)).toEqual([]);
});
