import { t } from '@lingui/core/macro';
import { inChunks, isHopeChunk, type HopeItem } from '@stillgrove/domain/safety-plan/hope-box';
import { fromBase64, toBase64 } from '../../../platform/vault/base64';
import { readRecord, removeRecords, saveRecords } from '../../../platform/vault/private-records';
import { askForVault } from '../../../ui/vault/ask-for-vault';
import { NOT_SAVED_WORDS } from '../../../ui/vault/trouble-words';

type NewItem = Pick<HopeItem, 'kind' | 'text' | 'link'>;

/**
 * Seals something in the hope box: a photo or recording together with all of its chunks, or nothing of it.
 *
 * @returns why it could not be saved, in words; null when it was
 */
export async function keepItem(item: NewItem, file: Blob | null = null): Promise<string | null> {
  const bytes = file === null ? null : new Uint8Array(await file.arrayBuffer());
  return keepBytes({ ...item, type: file?.type ?? '', addedAtMs: Date.now() }, bytes);
}

async function keepBytes(item: Omit<HopeItem, 'chunks'>, bytes: Uint8Array | null): Promise<string | null> {
  if ((await askForVault()) !== 'open') return t`This wasn’t saved, because your private space isn’t open.`;
  const chunks = (bytes === null ? [] : inChunks(bytes)).map((part) => ({
    kind: 'hope-chunk' as const,
    id: crypto.randomUUID(),
    value: { data: toBase64(part) },
  }));
  const value: HopeItem = { ...item, chunks: chunks.map(({ id }) => id) };
  const { outcome } = await saveRecords([...chunks, { kind: 'hope-item', value }]);
  return outcome === 'saved' ? null : NOT_SAVED_WORDS[outcome];
}

/** Opens a photo or recording, chunk by chunk. @returns null where one of them cannot be opened */
export async function openFile({ chunks, type }: HopeItem): Promise<Blob | null> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (const id of chunks) {
    const chunk = await readRecord(id);
    if (!isHopeChunk(chunk)) return null;
    parts.push(fromBase64(chunk.data));
  }
  return new Blob(parts, { type });
}

/**
 * Removes something with its chunks.
 *
 * @returns puts it back as it was, and resolves like `keepItem`; null when it could not be removed
 */
export async function removeItem(id: string, item: HopeItem): Promise<(() => Promise<string | null>) | null> {
  const file = item.chunks.length === 0 ? null : await openFile(item);
  const { outcome } = await removeRecords([id, ...item.chunks]);
  if (outcome !== 'removed') return null;
  const bytes = file === null ? null : new Uint8Array(await file.arrayBuffer());
  return () => keepBytes(item, bytes);
}
