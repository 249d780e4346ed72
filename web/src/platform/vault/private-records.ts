import type { RecordKind } from '@stillgrove/domain/vault/records';
import { loadVault } from './load-vault';
import type { NoStorage } from './no-storage';
import type { NotSaved, Saved } from './vault';

/** A change of a record. */
export type RecordChange = {
  readonly kind: RecordKind;
  /** Whatever JSON can hold; checked by its reader, see `usePrivateRecords`. */
  readonly value: unknown;
  /** Left out for a new record, unless others are to refer to it: then a random one. */
  readonly id?: string | undefined;
  /** The revision from which the change began; none for a new record. */
  readonly base?: number | null | undefined;
};

/** Where a record was saved. */
export type SavedRecord = { readonly id: string; readonly revision: number };

/**
 * Saves a record in the private space of whoever is here, member or guest. It has to be open: see `askForVault`.
 *
 * @returns `gone` when it is not open any more, `changed` when the record was saved elsewhere first
 */
export async function saveRecord(
  kind: RecordKind,
  value: unknown,
  { id, base }: Pick<RecordChange, 'id' | 'base'> = {},
): Promise<(Saved & SavedRecord) | NotSaved | NoStorage> {
  const saved = await saveRecords([{ kind, value, id, base }]);
  const [record] = 'records' in saved ? saved.records : [];
  if (record !== undefined) return { outcome: 'saved', ...record };
  return saved.outcome === 'saved' ? { outcome: 'gone' } : saved;
}

/** The same for several, all or none of them. */
export async function saveRecords(
  changes: readonly RecordChange[],
): Promise<{ outcome: 'saved'; records: readonly SavedRecord[] } | NotSaved | NoStorage> {
  const list = changes.map(({ kind, value, id = crypto.randomUUID(), base = null }) => ({
    kind,
    value,
    id,
    base,
  }));
  const saved = await (await loadVault()).saveRecords(list);
  if (saved.outcome !== 'saved') return saved;
  const records = list.map(({ id }, at) => ({ id, revision: saved.revisions[at] ?? 1 }));
  return { outcome: 'saved', records };
}

/** Removes records for good. Those that are gone already are no trouble. */
export async function removeRecords(
  ids: readonly string[],
): Promise<{ outcome: 'removed' } | NotSaved | NoStorage> {
  return (await loadVault()).removeRecords(ids);
}

/**
 * The value of one record, also of a large one, which is not opened with the rest.
 *
 * @returns undefined when there is none, or it cannot be opened
 */
export async function readRecord(id: string): Promise<unknown> {
  return (await loadVault()).readRecord(id);
}
