import type { RecordToAdd } from '@stillgrove/domain/vault/bring-in';
import { bindingOf } from '@stillgrove/domain/vault/binding';
import {
  isLarge,
  isRecordContent,
  isRecordId,
  type PrivateRecord,
  type RecordContent,
  type RecordKind,
} from '@stillgrove/domain/vault/records';
import { isOutdated, nextRevision, type Revisions } from '@stillgrove/domain/vault/revisions';
import { BATCH, inBatches } from './in-batches';
import type { RecordRow, VaultRows } from './rows';
import { seal, unseal } from './seal';
import { unsealRevisions, type NotSaved, type OpenVault, type Vault } from './vault';

/** A record to save, and the revision from which the change began; null for a new one. */
export type RecordToSave = {
  readonly id: string;
  readonly kind: RecordKind;
  readonly value: unknown;
  readonly base: number | null;
};

export type RecordsRead = {
  /** By id; those that are not large. */
  readonly records: ReadonlyMap<string, PrivateRecord>;
  /** Rows that the vault's key does not open, since someone changed or exchanged them. */
  readonly unreadable: number;
  /** The number of the newest change that is in it; null when that is not known. */
  readonly change: number | null;
};

type SavedRecords = {
  readonly outcome: 'saved';
  readonly records: readonly PrivateRecord[];
  /** The number of the change. */
  readonly change: number;
};

export type SealedRecords = ReturnType<typeof createSealedRecords>;

/**
 * Records besides the pages, in a vault. Throws as the vault does.
 *
 * @param pause lets the page do something else between two batches
 */
export function createSealedRecords(
  rows: VaultRows,
  contents: Pick<Vault, 'changeContents' | 'findVault'>,
  pause: () => Promise<void>,
) {
  return {
    /** @param known what was read before: records whose row has not changed since are not opened again */
    async read({ owner, key }: OpenVault, known: RecordsRead): Promise<RecordsRead> {
      const vault = (await contents.findVault(owner)) ?? undefined;
      const change = vault?.revisions?.change ?? 0;
      if (known.change === change) return known;
      const revisions = await unsealRevisions(key, vault);
      const records = new Map<string, PrivateRecord>();
      let unreadable = 0;
      let reading = rows.recordsAfter(owner, '', BATCH);
      for (;;) {
        const batch = await reading;
        const last = batch.length < BATCH ? undefined : batch.at(-1);
        // The database reads the next ones while these are opened.
        if (last !== undefined) reading = rows.recordsAfter(owner, last.id, BATCH);
        const opened = await Promise.all(
          batch.map(async (row) => {
            const before = known.records.get(row.id);
            return before?.revision === row.revision ? before : openRecord(key, row, revisions);
          }),
        );
        for (const record of opened) {
          if (record === null) unreadable += 1;
          else if (record !== 'other kind') records.set(record.id, record);
        }
        if (last === undefined) return { records, unreadable, change };
        await pause();
      }
    },

    /** All of them, large ones too, to be added to another vault; null for those that do not open. */
    async readAll({ owner, key }: OpenVault): Promise<(RecordToAdd | null)[]> {
      return inBatches(await rows.everyRecord(owner), pause, async (row) => recordToAdd(key, row));
    },

    idsOf: ({ owner }: OpenVault): Promise<string[]> => rows.recordIds(owner),

    /** @returns undefined when there is no such record, or it cannot be opened */
    async readOne({ owner, key }: OpenVault, id: string): Promise<unknown> {
      const row = await rows.record(owner, id);
      if (row === undefined) return undefined;
      const content = await unsealRecord(key, row);
      return isRecordContent(content) ? content.value : undefined;
    },

    /**
     * Saves all of them or none.
     *
     * @throws Error when one could not be read again: a bug of the caller
     */
    async save(vault: OpenVault, changed: readonly RecordToSave[]): Promise<SavedRecords | NotSaved> {
      changed.forEach(checkReadable);
      const { owner, key } = vault;
      return contents.changeContents<SavedRecords | NotSaved>(vault, async (before, change) => {
        const sealed = await inBatches(changed, pause, async ({ id, kind, value, base }) => {
          const revision = nextRevision(before, id, base);
          const row = await sealRecord(key, owner, id, revision, { kind, value });
          return { row, base, record: { id, kind, revision, value } };
        });
        return {
          revisions: new Map([...before, ...sealed.map(({ row }) => [row.id, row.revision] as const)]),
          async apply(tx) {
            // Asked for all at once: one after another, thousands take seconds.
            const found = await Promise.all(sealed.map(({ row }) => tx.record(row.id)));
            if (sealed.some(({ base }, index) => (found[index]?.revision ?? null) !== base))
              return { outcome: 'changed' };
            await Promise.all(sealed.map(({ row }) => tx.putRecord(row)));
            return { outcome: 'saved', records: sealed.map(({ record }) => record), change };
          },
        };
      });
    },

    /** Those that are gone already are no trouble. */
    async remove(
      vault: OpenVault,
      ids: readonly string[],
    ): Promise<{ outcome: 'removed'; change: number } | { outcome: 'gone' }> {
      const removed = new Set(ids);
      return contents.changeContents<{ outcome: 'removed'; change: number }>(
        vault,
        async (before, change) => ({
          revisions: new Map([...before].filter(([id]) => !removed.has(id))),
          async apply(tx) {
            await Promise.all(ids.map((id) => tx.removeRecord(id)));
            return { outcome: 'removed', change };
          },
        }),
      );
    },
  };
}

/** What cannot be read must never be sealed: no one could see, correct or delete it again. */
function checkReadable({ id, kind, value }: RecordToSave): void {
  const read: unknown = JSON.parse(JSON.stringify({ kind, value }));
  if (!isRecordId(id) || !isRecordContent(read))
    throw new Error('A record that could not be read again was to be sealed.');
}

export async function sealRecord(
  key: CryptoKey,
  owner: string,
  id: string,
  revision: number,
  content: RecordContent,
): Promise<RecordRow> {
  const sealed = await seal(key, content, bindingOf('record', owner, id, revision));
  return { owner, id, revision, large: isLarge(content.kind) ? 1 : 0, sealed };
}

/** @returns null for one that does not open, or is of a kind of a newer version */
export async function recordToAdd(
  key: CryptoKey,
  row: Omit<RecordRow, 'large'>,
): Promise<RecordToAdd | null> {
  const content = await unsealRecord(key, row);
  return isRecordContent(content) ? { id: row.id, kind: content.kind, value: content.value } : null;
}

/** @returns undefined when the key is another or a byte was changed */
async function unsealRecord(
  key: CryptoKey,
  { owner, id, revision, sealed }: Omit<RecordRow, 'large'>,
): Promise<unknown> {
  return unseal(key, sealed, bindingOf('record', owner, id, revision));
}

/** @returns null for one that does not open; a kind of a newer version stays where it is, and is not shown */
async function openRecord(
  key: CryptoKey,
  row: RecordRow,
  revisions: Revisions,
): Promise<PrivateRecord | 'other kind' | null> {
  const content = await unsealRecord(key, row);
  if (content === undefined) return null;
  if (!isRecordContent(content)) return 'other kind';
  const { id, revision } = row;
  const { kind, value } = content;
  const outdated = isOutdated(revisions, id, revision, true);
  return outdated ? { id, kind, revision, value, outdated } : { id, kind, revision, value };
}
