import { whenIdle } from '../clock/idle';
import { isVaultKeptOpen } from './kept-open-name';
import { loadVault } from './load-vault';

/**
 * Opens the private space of this person, where they keep it open on this device, once the page has nothing else to do.
 * Never asks for a passphrase.
 *
 * @returns keeps that from happening, if it has not happened yet
 */
export function openIfKept(userId: string): () => void {
  if (!isVaultKeptOpen()) return () => undefined;
  return whenIdle(() => {
    void loadVault().then(
      ({ look }) => look(userId),
      () => undefined,
    );
  });
}
