import { OPERATOR_INVITATION_PAGE, type InvitedFrom } from '@stillgrove/contract/operators';
import { normalizeEmail } from '@stillgrove/domain/accounts/account';
import { INVITATION_HOURS } from '@stillgrove/domain/operators/invitation';
import type { Tx } from '../../db/transaction';
import { noteAction } from '../../platform/audit/audit';
import { newToken, sha256 } from '../../platform/tokens';
import { putInvitation } from './store';

const HOUR_MS = 3_600_000;

/**
 * Writes an invitation and voids an earlier one to the same address. The token stands behind the `#`, which browsers
 * keep to themselves; only its hash is stored.
 *
 * @returns the whole link, and the id by which the list of what operators did knows it
 */
export async function writeInvitation(
  tx: Tx,
  invitation: { email: string; from: InvitedFrom; invitedBy: string | null },
  { nowMs, publicUrl }: { nowMs: number; publicUrl: string },
): Promise<{ id: string; link: string }> {
  const { email, from, invitedBy } = invitation;
  const id = crypto.randomUUID();
  const token = newToken();
  await putInvitation(tx, {
    id,
    email,
    emailKey: normalizeEmail(email),
    from,
    invitedBy,
    tokenHash: sha256(token),
    createdAtMs: nowMs,
    expiresAtMs: nowMs + INVITATION_HOURS * HOUR_MS,
  });
  const action = from === 'operator' ? 'operator-invited' : 'operator-invited-from-server';
  await noteAction(tx, { userId: invitedBy }, { action, subject: id }, nowMs);
  return { id, link: `${publicUrl}${OPERATOR_INVITATION_PAGE}#${token}` };
}
