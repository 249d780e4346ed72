import { endAccess } from './db/end-access';
import { eraseAccount } from './features/personal-data/erase';
import type { Tx } from './db/transaction';
import { PERSONAL_DATA } from './personal-data';
import type { Deletion } from './platform/deletions/deletion';
import { type Replayed, replayDeletions } from './platform/deletions/replay';
import type { Secrets } from './platform/secrets/secrets';

/**
 * Deletes what an older copy of the database brought back, with all that belongs to it. Such a copy holds sessions and
 * links, too, that were ended since, so all of them end.
 */
export async function replayDeletionList(
  tx: Tx,
  list: readonly Deletion[],
  secrets: Secrets,
): Promise<Replayed> {
  const replayed = await replayDeletions(tx, list, {
    secrets,
    eraseAccount: (inside, id) => eraseAccount(inside, PERSONAL_DATA, id),
  });
  if (Object.values(replayed.deleted).some((count) => count > 0)) await endAccess(tx);
  return replayed;
}

/** How many of each kind, such as `2 accounts, 1 message, 0 subscribers, 0 emails, 0 spaces`. */
export function replayedWords({ deleted }: Replayed): string {
  return Object.entries(deleted)
    .map(([kind, count]) => `${count.toLocaleString('en')} ${kind}${count === 1 ? '' : 's'}`)
    .join(', ');
}
