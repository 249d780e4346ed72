import type { OpenInvitation } from '@stillgrove/contract/operators';

/** Who invited someone, as a sentence without its period. */
export function invitedWords({
  invitedFrom,
  invitedBy,
}: Pick<OpenInvitation, 'invitedFrom' | 'invitedBy'>): string {
  if (invitedBy !== null) return `Invited by ${invitedBy}`;
  if (invitedFrom === 'operator') return 'Invited by a former operator';
  return invitedFrom === 'settings' ? 'Invited by the server’s settings' : 'Invited from the server';
}
