import type { DBSchema, IDBPDatabase, OpenDBCallbacks } from 'idb';
import { expect, test } from 'vitest';
import { createDatabase, OPEN_LIMIT_MS, type DatabaseNotice } from './open-database';
import { StorageError } from './storage-error';

type Callbacks = OpenDBCallbacks<DBSchema>;

/** A browser whose database opens, fails or keeps silent when the test says so. */
function browserOnTrial() {
  const told: DatabaseNotice[] = [];
  const requests: {
    callbacks: Callbacks;
    succeed: (name: string) => void;
    fail: (error: unknown) => void;
  }[] = [];
  let limit: (() => void) | null = null;
  const database = createDatabase<DBSchema>(
    { name: 'test', version: 2, upgrade: () => undefined },
    {
      open: (_name, _version, callbacks) =>
        new Promise((resolve, reject) => {
          requests.push({
            callbacks,
            succeed: (name) => resolve({ name } as unknown as IDBPDatabase<DBSchema>),
            fail: reject,
          });
        }),
      after: (ms, callBack) => {
        expect(ms).toBe(OPEN_LIMIT_MS);
        limit = callBack;
        return () => (limit = null);
      },
      tell: (notice) => told.push(notice),
    },
  );
  return {
    ...database,
    told,
    requests,
    isTimed: () => limit !== null,
    reachLimit: () => limit?.(),
    trouble: () =>
      database.open().then(
        () => null,
        (error: unknown) => (error instanceof StorageError ? error.trouble : error),
      ),
  };
}

/** The event that a browser sends to a connection which another tab waits for. */
function connectionOnTrial() {
  const done: string[] = [];
  return { done, event: { target: { close: () => done.push('closed') } } as unknown as never };
}

test('a database is opened once for all who ask', async () => {
  const browser = browserOnTrial();
  const both = [browser.open(), browser.open()];
  browser.requests[0]?.succeed('first');
  expect(await Promise.all(both)).toEqual([{ name: 'first' }, { name: 'first' }]);
  expect(browser.requests).toHaveLength(1);
  expect(browser.isTimed()).toBe(false);
});

test('a database that another tab holds keeps no one waiting longer than the limit, and says so once', async () => {
  const browser = browserOnTrial();
  const trouble = browser.trouble();
  browser.requests[0]?.callbacks.blocked?.(1, 2, {} as never);
  browser.reachLimit();
  expect(await trouble).toBe('older-tab');
  expect(await browser.trouble()).toBe('older-tab');
  expect(browser.told).toEqual(['older-tab']);
  expect(browser.requests).toHaveLength(1);
});

test('a browser that never answers is treated as one without a database', async () => {
  const browser = browserOnTrial();
  const trouble = browser.trouble();
  browser.reachLimit();
  expect(await trouble).toBe('silent');
  expect(browser.told).toEqual(['silent']);
});

test('a database that opens after the limit is used from then on', async () => {
  const browser = browserOnTrial();
  const trouble = browser.trouble();
  browser.reachLimit();
  await trouble;
  browser.requests[0]?.succeed('late');
  await expect.poll(() => browser.trouble()).toBeNull();
  expect(await browser.open()).toEqual({ name: 'late' });
  expect(browser.requests).toHaveLength(1);
});

test('a tab lets go of the database for a newer version, after it has finished its writing', async () => {
  const browser = browserOnTrial();
  const { done, event } = connectionOnTrial();
  browser.beforeClosing(async () => {
    await Promise.resolve();
    done.push('finished');
  });
  const opened = browser.open();
  browser.requests[0]?.succeed('mine');
  await opened;
  browser.requests[0]?.callbacks.blocking?.(2, 3, event);
  await expect.poll(() => browser.told).toEqual(['newer-tab']);
  expect(done).toEqual(['finished', 'closed']);
  const trouble = browser.trouble();
  browser.requests[1]?.fail(new DOMException('newer', 'VersionError'));
  expect(await trouble).toBe('newer-tab');
});

test('a tab lets go of a database that is deleted elsewhere, without a word about versions', async () => {
  const browser = browserOnTrial();
  const { done, event } = connectionOnTrial();
  const opened = browser.open();
  browser.requests[0]?.succeed('mine');
  await opened;
  browser.requests[0]?.callbacks.blocking?.(2, null, event);
  await expect.poll(() => done).toEqual(['closed']);
  expect(browser.told).toEqual([]);
});

test('a connection that the browser ended is opened again', async () => {
  const browser = browserOnTrial();
  const opened = browser.open();
  browser.requests[0]?.succeed('first');
  await opened;
  browser.requests[0]?.callbacks.terminated?.();
  const again = browser.open();
  browser.requests[1]?.succeed('second');
  expect(await again).toEqual({ name: 'second' });
});

test('a browser without a database is told from one that is full, and is asked again next time', async () => {
  const refusals = [
    [new ReferenceError('indexedDB is not defined'), 'refused'],
    [new DOMException('denied', 'SecurityError'), 'refused'],
    [new DOMException('full', 'QuotaExceededError'), 'full'],
  ] as const;
  const browser = browserOnTrial();
  for (const [at, [error, expected]] of refusals.entries()) {
    const trouble = browser.trouble();
    browser.requests[at]?.fail(error);
    expect(await trouble).toBe(expected);
  }
  expect(browser.told).toEqual([]);
});
