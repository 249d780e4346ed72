import { t } from '@lingui/core/macro';
import { KEEP_OPEN, type KeepOpen } from '@stillgrove/domain/vault/keep-open';
import { useState } from 'react';
import { readPreference, writePreference } from '../../platform/preferences/preferences';
import { showToast } from '../../platform/toasts/toast-store';
import { vaultStore } from '../../platform/vault/vault-store';

/** What was chosen last on this device. */
function lastChoice(): KeepOpen {
  const remembered = readPreference('keep-open');
  return KEEP_OPEN.find((choice) => choice === remembered) ?? 'five-minutes';
}

function remember(choice: KeepOpen): void {
  writePreference('keep-open', choice === 'five-minutes' ? null : choice);
}

/** The choice of a form: the last one on this device, until another one is made. */
export function useKeepOpen(): { value: KeepOpen; onChange: (choice: KeepOpen) => void } {
  const [value, setValue] = useState(lastChoice);
  const onChange = (choice: KeepOpen) => {
    remember(choice);
    setValue(choice);
  };
  return { value, onChange };
}

/** Some browsers cannot store keys, as in private windows. */
export function sayIfNotKept(choice: KeepOpen): void {
  const { status, keptUntilMs } = vaultStore.getState();
  if (status !== 'open' || choice === 'five-minutes' || keptUntilMs !== null) return;
  showToast(t`This browser can’t keep your private space open. It locks when you’re away.`, 'error');
}
