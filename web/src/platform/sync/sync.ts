import {
  deleteSynced,
  pullRecords,
  pushRecords,
  readSyncLock,
  writeSyncLock,
} from '@stillgrove/contract/operations/sync';
import { t } from '@lingui/core/macro';
import { useStore } from 'zustand';
import { call } from '../http/call';
import { webLock } from '../one-tab/one-tab';
import { useAppStore } from '../session/app-store';
import type { SharedVault } from '../vault/shared-contents';
import { createSync, type Sync, type SyncView } from './create-sync';
import type { Applied, LocalChange } from './round-ports';
import { VaultLocked } from './space-keeper';
import { browserSyncRows } from './sync-rows';

/** Batches go out on this beat, so that their times tell little of when someone writes. */
const BEAT_MS = 30_000;

const askForTab = webLock('stillgrove-sync');

/** @param vault the shared part of this tab’s vault, which loads this module and cannot be loaded by it */
function createBrowserSync(vault: SharedVault): Sync {
  return createSync({
    keeper: { rows: browserSyncRows, vault },
    local: {
      async read() {
        const contents = await vault.read();
        if (contents === null) throw new VaultLocked();
        return contents;
      },
      async apply(changes: readonly LocalChange[]): Promise<Applied> {
        const applied = await vault.apply(changes);
        if (applied.outcome === 'gone') throw new VaultLocked();
        return applied.outcome === 'applied' ? applied : { outcome: 'changed' };
      },
    },
    calls: {
      lock: async () => (await call(readSyncLock)).lock,
      saveLock: (body) => call(writeSyncLock, { body }),
      pull: (space, since) => call(pullRecords, { query: { space, since: String(since) } }),
      push: (space, records) => call(pushRecords, { body: { space, records } }),
      deleteAll: () => call(deleteSynced),
    },
    userId: () => {
      const { user } = useAppStore.getState().app;
      return user === null || user.isGuest === true ? null : user.id;
    },
    oneTab: async () => {
      const giveBack = await askForTab('if-free', () => undefined);
      return giveBack === null ? null : () => void giveBack();
    },
    now: () => Date.now(),
    between: t`— Also written on another device: —`,
  });
}

let ofThisTab: Sync | null = null;

/** The sharing of this device, in this tab. */
export function browserSync(vault: SharedVault): Sync {
  return (ofThisTab ??= createBrowserSync(vault));
}

export function useSync(sync: Sync): SyncView {
  return useStore(sync.store);
}

let isBeating = false;

/** From now on this tab brings what is private to the other devices, and from there, while the private space is open. */
export function keepSyncing(sync: Sync): void {
  if (!isBeating) {
    isBeating = true;
    setInterval(() => void sync.syncNow(), BEAT_MS);
    window.addEventListener('online', () => void sync.syncNow());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') void sync.syncNow();
    });
  }
  void sync.syncNow();
}
