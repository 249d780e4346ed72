import { t } from '@lingui/core/macro';
import { today } from '../../platform/clock/clock';
import { saveFile } from '../../platform/storage/save-file';
import { showToast } from '../../platform/toasts/toast-store';
import { lockedCopy } from '../../platform/vault/tab-vault';

/** Saves a file with everything in the private space, locked with its passphrase. */
export async function saveLockedCopy(): Promise<void> {
  try {
    const file = await lockedCopy();
    if (file === null) return;
    saveFile(`private-space-${today()}.stillgrove.json`, 'application/json', JSON.stringify(file));
  } catch {
    showToast(
      t`We couldn’t make the copy, because this browser’s storage can’t be used right now. Try again in a minute.`,
      'error',
    );
  }
}
