import { plannedGuest } from '../guests/plan';
import { retry } from '../http/retry';
import { useAppStore } from '../session/app-store';
import { session } from '../session/session';
import { startIfShared } from '../sync/start-sync';
import { browserSyncRows } from '../sync/sync-rows';
import { createTabVault } from './create-tab-vault';
import { nextTask } from '../clock/next-task';
import { lockAtEnd } from './lock-at-end';
import { lockWhenAway } from './lock-when-away';
import { browserTabs } from './other-tabs';
import { browserPasskeys } from './passkey';
import { beforeClosing, browserRows } from './rows';
import { vaultStore } from './vault-store';

const vault = createTabVault({
  rows: browserRows,
  storage: () => localStorage,
  store: vaultStore,
  otherTabs: browserTabs(),
  watchAway: lockWhenAway,
  watchTime: lockAtEnd,
  isSecure: () => isSecureContext,
  persist: async () => navigator.storage.persist(),
  passkeys: browserPasskeys,
  now: () => Date.now(),
  pause: nextTask,
  newId: () => crypto.randomUUID(),
  forgetShared: browserSyncRows.remove,
  comesAlong: (guestId, userId) => plannedGuest(userId) === guestId,
  onFirstUse() {
    vaultStore.subscribe(({ status }, before) => {
      if (status === 'open' && before.status !== 'open') void bringTogether();
    });
    beforeClosing(vault.finishWriting);
    session.beforeHandOver(vault.finishWriting);
    useAppStore.subscribe(({ app }) => vault.lockFor(app.user?.id ?? null));
    window.addEventListener('beforeunload', (event) => {
      if (vault.wouldLoseWords()) event.preventDefault();
    });
    // Where a page goes away without being asked, as on phones.
    window.addEventListener('pagehide', vault.putLastWordsAside, { capture: true });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') vault.putLastWordsAside();
    });
  },
});

/**
 * First what was made on this device while the vault was locked, so that it counts as changed here; then what other
 * devices have. Without storage or network there is nothing to do right now; the next opening tries again.
 */
async function bringTogether(): Promise<void> {
  try {
    const { keepMirroring } = await retry(() => import('./mirror-own'));
    await keepMirroring(vault);
  } catch {
    // As said above.
  }
  await startIfShared(vault.shared).catch(() => undefined);
}

/** The vault of whoever is signed in, in this tab. */
export const {
  look,
  begin,
  unlock,
  keepOpen,
  unlockByPasskey,
  addPasskey,
  removePasskeys,
  arePasskeysOffered,
  lock,
  lockFor,
  writeFirstPage,
  save,
  remove,
  writeDraft,
  putAside,
  leaveDraft,
  giveUpDrafts,
  saveRecords,
  removeRecords,
  readRecord,
  bringIn,
  bringInAside,
  deleteAside,
  lockedCopy,
  shared,
  changeKey,
  deleteVault,
  forgetPerson,
  leave,
} = vault;
