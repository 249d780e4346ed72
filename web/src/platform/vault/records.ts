import { recordsToAdd, type RecordToAdd } from '@stillgrove/domain/vault/bring-in';
import { isLarge, type PrivateRecord, type RecordKind } from '@stillgrove/domain/vault/records';
import type { NoStorage } from './no-storage';
import type { Contents, Opening } from './opening';
import type { RecordsRead, RecordToSave, SealedRecords } from './sealed-records';
import type { NotSaved, OpenVault } from './vault';
import { NO_RECORDS, type ReadableRecords, type VaultStore } from './vault-store';

type Ports = {
  readonly opening: Pick<Opening, 'changing' | 'opened'>;
  readonly sealed: SealedRecords;
  readonly store: VaultStore;
  readonly newId: () => string;
};

const NONE: RecordsRead = { records: new Map(), unreadable: 0, change: null };

/** All records in a vault besides the pages of the diary. What is saved is not read again, however many there are. */
export function createRecords({ opening, sealed, store, newId }: Ports) {
  /** What is readable of the open vault. */
  let known = NONE;
  let shown = NO_RECORDS;
  /** Changes and readings take their turn: what was read before a change must not take its place. */
  let turn: Promise<unknown> = Promise.resolve();

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = turn.then(work);
    turn = result.catch(() => undefined);
    return result;
  }

  /** @param changed kinds whose lists are others now; all when left out */
  function show(read: RecordsRead, changed?: ReadonlySet<RecordKind>): ReadableRecords {
    const lists: Partial<Record<RecordKind, PrivateRecord[]>> = {};
    for (const kind of changed ?? []) lists[kind] = [];
    for (const record of read.records.values())
      if (changed === undefined || changed.has(record.kind)) (lists[record.kind] ??= []).push(record);
    known = read;
    shown = {
      byKind: changed === undefined ? lists : { ...shown.byKind, ...lists },
      unreadable: read.unreadable,
    };
    return shown;
  }

  function showIfOpen(open: OpenVault, read: RecordsRead, changed?: ReadonlySet<RecordKind>): void {
    if (opening.opened() === open) store.setState({ records: show(read, changed) });
  }

  /** What is known after a change of this tab; another tab's may have come before it. */
  function withOwn(records: RecordsRead['records'], change: number): RecordsRead {
    return { ...known, records, change: known.change === change - 1 ? change : null };
  }

  async function saveAndShow(open: OpenVault, list: readonly RecordToSave[]) {
    const saved = await sealed.save(open, list);
    if (saved.outcome === 'changed') showIfOpen(open, await sealed.read(open, known));
    if (saved.outcome !== 'saved') return saved;
    const small = saved.records.filter(({ kind }) => !isLarge(kind));
    const records = new Map([...known.records, ...small.map((record) => [record.id, record] as const)]);
    showIfOpen(open, withOwn(records, saved.change), new Set(small.map(({ kind }) => kind)));
    return saved;
  }

  const contents: Contents = {
    open: (open) => inTurn(async () => ({ records: show(await sealed.read(open, NONE)) })),
    readAgain: (open) =>
      inTurn(async () => {
        const read = await sealed.read(open, known);
        return opening.opened() === open && read !== known ? { records: show(read) } : {};
      }),
    hide() {
      known = NONE;
      shown = NO_RECORDS;
      return { records: NO_RECORDS };
    },
    afterLock: async () => undefined,
    forgetAll: async () => undefined,
  };

  return {
    contents,

    /** Saves all of them or none. `changed`: one of them was saved elsewhere first; the state shows it then. */
    async save(
      list: readonly RecordToSave[],
    ): Promise<{ outcome: 'saved'; revisions: readonly number[] } | NotSaved | NoStorage> {
      return opening.changing((open) =>
        inTurn(async () => {
          const saved = await saveAndShow(open, list);
          if (saved.outcome !== 'saved') return saved;
          return { outcome: 'saved', revisions: saved.records.map(({ revision }) => revision) };
        }),
      );
    },

    /** Adds records of a file or of another vault that are not here yet. */
    async add(
      incoming: readonly RecordToAdd[],
    ): Promise<{ outcome: 'saved'; added: number } | NotSaved | NoStorage> {
      return opening.changing((open) =>
        inTurn(async () => {
          const ids = new Set(await sealed.idsOf(open));
          const added = recordsToAdd([...known.records.values()], ids, incoming, newId);
          const saved = await saveAndShow(
            open,
            added.map((record) => ({ ...record, base: null })),
          );
          return saved.outcome === 'saved' ? { outcome: 'saved', added: added.length } : saved;
        }),
      );
    },

    async remove(ids: readonly string[]): Promise<{ outcome: 'removed' } | NotSaved | NoStorage> {
      return opening.changing((open) =>
        inTurn(async () => {
          const removed = await sealed.remove(open, ids);
          if (removed.outcome === 'gone') return { outcome: 'gone' };
          const kinds = new Set(ids.flatMap((id) => known.records.get(id)?.kind ?? []));
          const records = new Map(known.records);
          for (const id of ids) records.delete(id);
          showIfOpen(open, withOwn(records, removed.change), kinds);
          return { outcome: 'removed' };
        }),
      );
    },

    /** One record, also a large one. @returns undefined when there is none, or it cannot be opened */
    async readOne(id: string): Promise<unknown> {
      const open = opening.opened();
      if (open === null) return undefined;
      const here: PrivateRecord | undefined = known.records.get(id);
      return here === undefined ? sealed.readOne(open, id) : here.value;
    },
  };
}
