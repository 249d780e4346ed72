import { t } from '@lingui/core/macro';
import type { SyncStatus } from '../../platform/sync/create-sync';
import type { Trouble } from '../../platform/sync/sync-state';
import type { LockProblem } from '../../platform/sync/space-lock';

/** How things stand, in a sentence. */
export const STATUS_WORDS: Readonly<Record<Exclude<SyncStatus, 'unknown' | 'off'>, string>> = {
  working: t`Updating…`,
  'up-to-date': t`Up to date. Changes are sent about every 30 seconds while your private space is open.`,
  waiting: t`Waiting for a connection. Everything is saved on this device.`,
  elsewhere: t`Another tab of this browser is updating your devices.`,
  ended: t`Your private space isn’t synced anymore, or it was started again on another device. Everything on this device is still here. If you started again elsewhere, stop syncing here, then enter the new code.`,
  full: t`Our server has no more room for your private space. Everything on this device is still here. Delete what you don’t need, such as pictures.`,
  distrusted: t`Something on the server isn’t what your devices wrote:`,
};

/** What is wrong on the server. */
export const TROUBLE_WORDS: Readonly<Record<Trouble, string>> = {
  foreign: t`Some entries there were changed, swapped or damaged. We didn’t take them over.`,
  older: t`Some entries there are older than what this device has already seen. We kept the newer ones.`,
  missing: t`Some entries that your devices sent are missing there.`,
};

/** Why a code and a passphrase did not open what other devices share. */
export const LOCK_WORDS: Readonly<Record<LockProblem, string>> = {
  wrong: t`This code and passphrase don’t belong together. Check both, then try again. The passphrase is the one you typed on the other device to see the code.`,
  weaker: t`The server asked for weaker protection than your devices set up, so we stopped. Nothing was changed.`,
  unreadable: t`What’s on the server is damaged, and nothing was changed. Start again from a device that still has everything.`,
  'unknown-format': t`Your other device has a newer version of this site. Reload this page, then try again.`,
};
