import type { CheckIn } from '@stillgrove/domain/check-ins/check-in';
import { loadVault } from '../vault/load-vault';
import { saveRecord } from '../vault/private-records';
import { vaultStore } from '../vault/vault-store';
import { keepForVisit } from './visit-check-ins';

/**
 * Saves a check-in where the private space is open already, and otherwise keeps it for this visit: no one is asked for a
 * passphrase around an activity.
 */
export async function keepCheckIn(userId: string, checkIn: CheckIn): Promise<'saved' | 'for-visit'> {
  if ((await isOpen(userId)) && (await saveRecord('check-in', checkIn)).outcome === 'saved') return 'saved';
  keepForVisit(userId, checkIn);
  return 'for-visit';
}

async function isOpen(userId: string): Promise<boolean> {
  try {
    const { look } = await loadVault();
    const { owner, status } = vaultStore.getState();
    if (owner !== userId || status !== 'open') await look(userId);
    return vaultStore.getState().owner === userId && vaultStore.getState().status === 'open';
  } catch {
    return false;
  }
}
