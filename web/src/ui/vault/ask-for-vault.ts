import { t } from '@lingui/core/macro';
import { useAppStore } from '../../platform/session/app-store';
import { showToast } from '../../platform/toasts/toast-store';
import { loadVault } from '../../platform/vault/load-vault';
import { vaultStore } from '../../platform/vault/vault-store';

let asking: Promise<'open' | 'given-up'> | null = null;

/**
 * Opens the private space of whoever is here, member or guest, before something is saved there: at once where it is open
 * already, else with a dialog that asks for the passphrase, and the first time for a new one. Whoever calls it keeps
 * what was typed when it is given up.
 */
export function askForVault(): Promise<'open' | 'given-up'> {
  asking ??= ask().finally(() => (asking = null));
  return asking;
}

async function ask(): Promise<'open' | 'given-up'> {
  const userId = useAppStore.getState().app.user?.id;
  if (userId === undefined) return 'given-up';
  try {
    const { look } = await loadVault();
    const { owner, status } = vaultStore.getState();
    if (owner !== userId || status !== 'open') await look(userId);
    if (vaultStore.getState().status === 'open') return 'open';
    return await (await import('./VaultDialog')).showVaultDialog();
  } catch {
    showToast(t`We couldn’t open your private space. Check your connection, then try again.`, 'error');
    return 'given-up';
  }
}
