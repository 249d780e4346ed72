import { t } from '@lingui/core/macro';
import { openDB, type DBSchema, type IDBPDatabase, type OpenDBCallbacks } from 'idb';
import { showToast } from '../toasts/toast-store';
import { StorageError, storageTroubleOf } from './storage-error';

/** A browser that has not opened a database by then is treated as one without it, in milliseconds. */
export const OPEN_LIMIT_MS = 4_000;

type Definition<Schema> = {
  readonly name: string;
  readonly version: number;
  readonly upgrade: NonNullable<OpenDBCallbacks<Schema>['upgrade']>;
};

/** Problems with the database itself that are reported whatever the person was doing. */
export type DatabaseNotice = 'older-tab' | 'newer-tab' | 'silent';

export type DatabasePorts<Schema> = {
  readonly open: (
    name: string,
    version: number,
    callbacks: OpenDBCallbacks<Schema>,
  ) => Promise<IDBPDatabase<Schema>>;
  /** Calls back after so many milliseconds; the returned function cancels that. */
  readonly after: (ms: number, callBack: () => void) => () => void;
  readonly tell: (notice: DatabaseNotice) => void;
};

/** The only way in which a database is opened: it never waits forever, and never keeps another tab waiting. */
export type Database<Schema> = {
  /**
   * The connection, which is opened once and again after it was lost.
   *
   * @throws StorageError when there is no storage, or none within `OPEN_LIMIT_MS`
   */
  readonly open: () => Promise<IDBPDatabase<Schema>>;
  /** Work to finish before the connection is given up to a tab with a newer version. */
  readonly beforeClosing: (finish: () => Promise<void>) => void;
};

/** Nothing is opened before it is asked for. */
export function createDatabase<Schema extends DBSchema>(
  { name, version, upgrade }: Definition<Schema>,
  ports: DatabasePorts<Schema> = browserPorts(),
): Database<Schema> {
  let connection: Promise<IDBPDatabase<Schema>> | null = null;
  let finishing: () => Promise<void> = () => Promise.resolve();

  function connect(): Promise<IDBPDatabase<Schema>> {
    let isBlocked = false;
    const opening = openNow({
      upgrade,
      blocked: () => (isBlocked = true),
      blocking: (_present, wanted, event) => void giveUp(event.target as IDBDatabase, wanted),
      terminated: () => (connection = null),
    });
    return new Promise((resolve, reject) => {
      const cancel = ports.after(OPEN_LIMIT_MS, () => {
        const trouble = isBlocked ? 'older-tab' : 'silent';
        ports.tell(trouble);
        reject(new StorageError(trouble));
      });
      opening.then(
        (database) => {
          cancel();
          // Later callers get it, even if it came too late for the first ones.
          connection = Promise.resolve(database);
          resolve(database);
        },
        (error: unknown) => {
          cancel();
          connection = null;
          reject(new StorageError(storageTroubleOf(error) ?? 'refused', { cause: error }));
        },
      );
    });
  }

  /** Browsers without IndexedDB throw at once, and not always an exception of the storage. */
  async function openNow(callbacks: OpenDBCallbacks<Schema>): Promise<IDBPDatabase<Schema>> {
    return ports.open(name, version, callbacks);
  }

  /** @param wanted the version that another tab wants; null when it deletes the database */
  async function giveUp(database: IDBDatabase, wanted: number | null): Promise<void> {
    await finishing().catch(() => undefined);
    database.close();
    connection = null;
    if (wanted !== null) ports.tell('newer-tab');
  }

  return {
    open: () => (connection ??= connect()),
    beforeClosing: (finish) => (finishing = finish),
  };
}

const WORDS: Readonly<Record<DatabaseNotice, string>> = {
  'older-tab': t`Stillgrove is open in another tab with an older version. Close that tab, then reload this page. Until then, nothing can be saved on this device.`,
  'newer-tab': t`Stillgrove was updated in another tab. Reload this page to continue.`,
  silent: t`This browser’s storage isn’t responding, so nothing can be saved on this device right now. Close other Stillgrove tabs, then reload this page.`,
};

function browserPorts<Schema extends DBSchema>(): DatabasePorts<Schema> {
  return {
    open: (name, version, callbacks) => openDB<Schema>(name, version, callbacks),
    after: (ms, callBack) => {
      const timer = setTimeout(callBack, ms);
      return () => clearTimeout(timer);
    },
    tell: (notice) => showToast(WORDS[notice], 'error'),
  };
}
