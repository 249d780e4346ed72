import type { Tx } from '../../db/transaction';
import type { Secrets } from '../secrets/secrets';
import { DELETED_FROM, type Deletion, type DeletionKind, hashedText } from './deletion';
import { addDeletions, idsOf, listDeletions, removeRows } from './store';

/** How many of each kind were there again and are deleted once more. */
export type Replayed = {
  readonly deleted: Readonly<Record<DeletionKind, number>>;
  /** Deletions that were noted under a key that is not set, so that no one can tell what they were. */
  readonly unreadable: number;
};

const KINDS = Object.keys(DELETED_FROM) as DeletionKind[];

/**
 * Deletes again what a database brought back that is older than the list of deletions. Does nothing when the
 * database knows all of the list.
 *
 * @param eraseAccount removes one account and all that is held about the person
 */
export async function replayDeletions(
  tx: Tx,
  list: readonly Deletion[],
  { secrets, eraseAccount }: { secrets: Secrets; eraseAccount: (tx: Tx, id: string) => Promise<void> },
): Promise<Replayed> {
  const known = new Set((await listDeletions(tx)).map(({ hash }) => hash));
  const missing = list.filter(({ hash }) => !known.has(hash));
  const readable = missing.filter(({ hash }) => secrets.knowsKeyOf(hash));
  const hashes = new Set(readable.map(({ hash }) => hash));
  const deleted = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<DeletionKind, number>;
  for (const kind of readable.length === 0 ? [] : KINDS) {
    const again = (await idsOf(tx, kind)).filter((id) =>
      secrets.hashes(hashedText({ kind, id })).some((hash) => hashes.has(hash)),
    );
    if (kind === 'account') for (const id of again) await eraseAccount(tx, id);
    else await removeRows(tx, kind, again);
    deleted[kind] = again.length;
  }
  await addDeletions(tx, readable);
  return { deleted, unreadable: missing.length - readable.length };
}
