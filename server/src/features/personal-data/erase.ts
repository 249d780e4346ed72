import type { Tx } from '../../db/transaction';
import type { DataSubject, PersonalPart } from '../../platform/personal-data/part';
import { findSubject, removeAccount } from './store';

/** Removes the account and all that is held about the person, and tells no one. */
export async function eraseEverything(
  tx: Tx,
  parts: readonly PersonalPart[],
  subject: DataSubject,
): Promise<void> {
  for (const part of parts) await part.erase?.(tx, subject);
  await removeAccount(tx, subject.userId);
}

/** The same by the id of the account, for one that a restored backup brought back. */
export async function eraseAccount(tx: Tx, parts: readonly PersonalPart[], userId: string): Promise<void> {
  const subject = await findSubject(tx, userId);
  if (subject !== null) await eraseEverything(tx, parts, subject);
}
