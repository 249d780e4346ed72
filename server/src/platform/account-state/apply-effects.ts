import type { Effects } from '@stillgrove/domain/accounts/account-state';
import type { Tx } from '../../db/transaction';
import { forgetDevicesOf } from '../known-devices/store';
import { removeLinks } from '../emailed-links/store';
import { removePendingSignInsOf } from '../pending-sign-ins/store';
import type { RenewedSession } from '../session/sessions';
import { removePlainSessionsOf, removeSessionsOf, renewSession } from '../session/store';
import { newToken, sha256 } from '../tokens';
import { removeFactors, removeUnfinishedFactors } from './store';

/** Where an event of an account happens; null for a caller without a session or a token. */
export type Here = {
  readonly userId: string;
  readonly sessionId: string | null;
  /** SHA-256 of the device's token, as `KnownDevices.current` names it. */
  readonly device: string | null;
};

/**
 * Ends in the database what an event ends by the rules. The account itself is removed by whoever
 * knows everything that belongs to it.
 *
 * @returns the session in which it happens, under a new token if its level changed, else null
 */
export async function applyEffects(tx: Tx, effects: Effects, here: Here): Promise<RenewedSession | null> {
  const { userId, sessionId, device } = here;
  if (effects.sessions === 'all') await removeSessionsOf(tx, userId, null);
  if (effects.sessions === 'others') await removeSessionsOf(tx, userId, sessionId);
  if (effects.sessions === 'other-plain') await removePlainSessionsOf(tx, userId, sessionId ?? '');
  if (effects.pendingSignIns === 'all') await removePendingSignInsOf(tx, userId);
  if (effects.knownDevices === 'all') await forgetDevicesOf(tx, userId, null);
  if (effects.knownDevices === 'others') await forgetDevicesOf(tx, userId, device);
  if (effects.factors === 'unfinished') await removeUnfinishedFactors(tx, userId);
  if (effects.factors === 'all') await removeFactors(tx, userId);
  await removeLinks(tx, userId, effects.links);
  if (effects.thisSession === 'unchanged' || sessionId === null) return null;
  const token = newToken();
  const secondFactor = effects.thisSession === 'raised';
  const expiresAtMs = await renewSession(tx, sessionId, { tokenHash: sha256(token), secondFactor });
  return expiresAtMs === null ? null : { token, expiresAtMs };
}
