import type { Tx } from './transaction';

/** Tables of what lets someone in, or on: each row is given out again when someone asks. */
const ACCESS = {
  sessions: 'sessions',
  'half-done sign-ins': 'pending_sign_ins',
  'emailed links': 'mailed_links',
  'invitations of operators': 'operator_invitations',
  'passkey challenges': 'passkey_challenges',
} as const;

export type EndedAccess = Readonly<Record<keyof typeof ACCESS, number>>;

/**
 * Ends every session, sign-in that is half done, emailed link, invitation and challenge. A restored database is older
 * than what has been ended since: a session closed by a new password, a link that was used.
 *
 * @returns how many there were
 */
export async function endAccess(tx: Tx): Promise<EndedAccess> {
  const ended: [string, number][] = [];
  for (const [name, table] of Object.entries(ACCESS)) {
    const { numDeletedRows } = await tx.deleteFrom(table).executeTakeFirstOrThrow();
    ended.push([name, Number(numDeletedRows)]);
  }
  return Object.fromEntries(ended) as EndedAccess;
}
