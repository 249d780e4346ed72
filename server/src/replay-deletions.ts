import { eraseAccount } from './features/personal-data/erase';
import type { Tx } from './db/transaction';
import { PERSONAL_DATA } from './personal-data';
import type { Deletion } from './platform/deletions/deletion';
import { type Replayed, replayDeletions } from './platform/deletions/replay';
import type { Secrets } from './platform/secrets/secrets';

/** Deletes what an older copy of the database brought back, with all that belongs to it. */
export function replayDeletionList(tx: Tx, list: readonly Deletion[], secrets: Secrets): Promise<Replayed> {
  return replayDeletions(tx, list, {
    secrets,
    eraseAccount: (inside, id) => eraseAccount(inside, PERSONAL_DATA, id),
  });
}

/** How many of each kind, such as `2 accounts, 1 message, 0 subscribers, 0 emails, 0 spaces`. */
export function replayedWords({ deleted }: Replayed): string {
  return Object.entries(deleted)
    .map(([kind, count]) => `${count.toLocaleString('en')} ${kind}${count === 1 ? '' : 's'}`)
    .join(', ');
}
