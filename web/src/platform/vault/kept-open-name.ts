/**
 * What stands in local storage while a vault is kept open on this device: the id of that vault. Signing out clears it
 * with everything else there. Apart from the code of the vault, which is loaded where someone has one.
 */
export const KEPT_OPEN = 'vault-kept-open';

export function isVaultKeptOpen(): boolean {
  try {
    return localStorage.getItem(KEPT_OPEN) !== null;
  } catch {
    return false;
  }
}
