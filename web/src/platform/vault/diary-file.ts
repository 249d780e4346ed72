import { diaryFile, type DiaryFile } from '@stillgrove/contract/diary-file';
import type { DiaryEntry } from '@stillgrove/domain/diary/entry';
import type { RecordToAdd } from '@stillgrove/domain/vault/bring-in';
import { fromBase64 } from './base64';
import { openLock } from './data-key';
import type { Sealed } from './seal';
import { openEntry, unsealDraft } from './sealed-pages';
import { recordToAdd } from './sealed-records';

export type FileOpened =
  | {
      readonly outcome: 'opened';
      readonly entries: DiaryEntry[];
      readonly unfinished: DiaryEntry[];
      readonly records: RecordToAdd[];
      readonly unreadable: number;
    }
  | { readonly outcome: 'no-diary-file' }
  | { readonly outcome: 'wrong-passphrase' };

/** Opens a diary file, whoever wrote it, with the passphrase that it had then. */
export async function openDiaryFile(text: string, passphrase: string): Promise<FileOpened> {
  const file = parsed(text);
  if (file === null) return { outcome: 'no-diary-file' };
  const { owner, key: lock } = file;
  const key = await openLock(
    {
      salt: fromBase64(lock.salt),
      rounds: lock.rounds,
      iv: fromBase64(lock.iv),
      wrappedKey: fromBase64(lock.bytes),
    },
    passphrase,
    owner,
  );
  if (key === null) return { outcome: 'wrong-passphrase' };
  const pages = await Promise.all(
    file.entries.map((piece) => {
      const revision = 'revision' in piece ? piece.revision : 0;
      return openEntry(key, { owner, id: piece.id, revision, sealed: sealedOf(piece) });
    }),
  );
  const drafts = await Promise.all(
    (file.version === 1 ? [] : file.drafts).map((piece) =>
      unsealDraft(key, { owner, id: piece.id, sealed: sealedOf(piece) }),
    ),
  );
  const records = await Promise.all(
    (file.version === 3 ? file.records : []).map(({ revision, ...piece }) =>
      recordToAdd(key, { owner, id: piece.id, revision, sealed: sealedOf(piece) }),
    ),
  );
  const entries = pages.flatMap((page) => page?.entry ?? []);
  const unfinished = drafts.flatMap((draft) => draft?.entry ?? []);
  const read = records.filter((record) => record !== null);
  const all = pages.length + drafts.length + records.length;
  const unreadable = all - entries.length - unfinished.length - read.length;
  return { outcome: 'opened', entries, unfinished, records: read, unreadable };
}

function sealedOf({ iv, bytes }: { iv: string; bytes: string }): Sealed {
  return { iv: fromBase64(iv), bytes: fromBase64(bytes) };
}

function parsed(text: string): DiaryFile | null {
  try {
    return diaryFile.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
