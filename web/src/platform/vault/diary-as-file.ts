import type { PresentDiaryFile } from '@stillgrove/contract/diary-file';
import { toBase64 } from './base64';
import type { DraftRow, EntryRow, RecordRow, StoredDiary } from './rows';
import { withDrafts } from './sealed-pages';

/**
 * The whole vault as it lies on the device: sealed, and opened by its passphrase alone.
 *
 * @param records large ones, too
 * @param unwritten sealed drafts that are in this tab only
 * @returns null when there is no vault
 */
export async function diaryAsFile(
  stored: StoredDiary,
  records: readonly RecordRow[],
  unwritten: readonly DraftRow[],
): Promise<PresentDiaryFile | null> {
  const { diary, entries, drafts } = withDrafts(stored, unwritten);
  if (diary === undefined) return null;
  const { salt, rounds, iv, wrappedKey } = diary.lock;
  return {
    format: 'stillgrove-diary',
    version: 3,
    owner: diary.owner,
    key: { salt: toBase64(salt), rounds, iv: toBase64(iv), bytes: toBase64(wrappedKey) },
    entries: entries.map(withRevision),
    drafts: drafts.map(sealedPart),
    records: records.map(withRevision),
  };
}

function withRevision(row: EntryRow) {
  return { ...sealedPart(row), revision: row.revision };
}

function sealedPart({ id, sealed }: EntryRow | DraftRow) {
  return { id, iv: toBase64(sealed.iv), bytes: toBase64(sealed.bytes) };
}
