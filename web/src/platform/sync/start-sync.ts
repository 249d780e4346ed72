import { retry } from '../http/retry';
import type { SharedVault } from '../vault/shared-contents';
import { isAnythingShared } from './sync-rows';

/** Syncs the vault that was opened, on a device that shares one; most share nothing, and load no code for it. */
export async function startIfShared(vault: SharedVault): Promise<void> {
  if (!(await isAnythingShared())) return;
  const { browserSync, keepSyncing } = await retry(() => import('./sync'));
  keepSyncing(browserSync(vault));
}
