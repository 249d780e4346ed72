import type { PresentDiaryFile } from '@stillgrove/contract/diary-file';
import { toBase64 } from './base64';
import type { DraftRow, EntryRow, StoredDiary } from './rows';
import { withDrafts } from './vault';

/**
 * The whole diary as it lies on the device: sealed, and opened by its passphrase alone.
 *
 * @param unwritten sealed drafts that are in this tab only
 * @returns null when there is no diary
 */
export async function diaryAsFile(
  stored: StoredDiary,
  unwritten: readonly DraftRow[],
): Promise<PresentDiaryFile | null> {
  const { diary, entries, drafts } = withDrafts(stored, unwritten);
  if (diary === undefined) return null;
  const { salt, rounds, iv, wrappedKey } = diary.lock;
  return {
    format: 'stillgrove-diary',
    version: 2,
    owner: diary.owner,
    key: { salt: toBase64(salt), rounds, iv: toBase64(iv), bytes: toBase64(wrappedKey) },
    entries: entries.map((row) => ({ ...sealedPart(row), revision: row.revision })),
    drafts: drafts.map(sealedPart),
  };
}

function sealedPart({ id, sealed }: EntryRow | DraftRow) {
  return { id, iv: toBase64(sealed.iv), bytes: toBase64(sealed.bytes) };
}
