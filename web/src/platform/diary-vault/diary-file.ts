import { diaryFile, type DiaryFile } from '@stillgrove/contract/diary-file';
import { bindingOf } from '@stillgrove/domain/diary/binding';
import { isDiaryEntry, type DiaryEntry } from '@stillgrove/domain/diary/entry';
import { fromBase64, toBase64 } from './base64';
import { openLock } from './data-key';
import { reading, rowsOf } from './rows';
import { unseal, type Sealed } from './seal';

/** The whole diary as it lies on the device: sealed, and opened by its passphrase alone. */
export async function diaryAsFile(owner: string): Promise<DiaryFile | null> {
  const { diary, entries } = await reading(async (tx) => ({
    diary: await tx.objectStore('diaries').get(owner),
    entries: await tx.objectStore('entries').getAll(rowsOf(owner)),
  }));
  if (diary === undefined) return null;
  const { salt, rounds, iv, wrappedKey } = diary.lock;
  return {
    format: 'stillgrove-diary',
    version: 1,
    owner,
    key: { salt: toBase64(salt), rounds, iv: toBase64(iv), bytes: toBase64(wrappedKey) },
    entries: entries.map(({ id, sealed }) => ({
      id,
      iv: toBase64(sealed.iv),
      bytes: toBase64(sealed.bytes),
    })),
  };
}

export type FileOpened =
  | { readonly outcome: 'opened'; readonly entries: DiaryEntry[]; readonly unreadable: number }
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
  const opened = await Promise.all(
    file.entries.map(({ id, iv, bytes }) => {
      const sealed: Sealed = { iv: fromBase64(iv), bytes: fromBase64(bytes) };
      return unseal(key, sealed, bindingOf('entry', owner, id));
    }),
  );
  const entries = opened.filter(isDiaryEntry);
  return { outcome: 'opened', entries, unreadable: opened.length - entries.length };
}

function parsed(text: string): DiaryFile | null {
  try {
    return diaryFile.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
