import type { PullAnswer, PushAnswer, PushRequest } from '@stillgrove/contract/sync';
import { isEqual } from '@stillgrove/domain/sync/reconcile';
import { readSharedRecord } from '@stillgrove/domain/sync/shared-record';
import { KINDS } from './round';
import type { LocalChange, LocalRecord, RoundPorts } from './round-ports';
import type { HeadRow, KnownRow, SyncRows } from './sync-rows';
import type { SyncState } from './sync-state';
import { nameOf, type WireSeal } from './wire-seal';

/** The storage of one browser. */
export function syncRowsInMemory(): SyncRows {
  const heads = new Map<string, HeadRow>();
  const known = new Map<string, KnownRow>();
  return {
    head: async (owner) => heads.get(owner),
    known: async (owner) => [...known.values()].filter((row) => row.owner === owner),
    async write(head, rows) {
      heads.set(head.owner, head);
      for (const row of rows) known.set(`${row.owner} ${row.name}`, row);
    },
    async remove(owner) {
      heads.delete(owner);
      for (const [name, row] of known) if (row.owner === owner) known.delete(name);
    },
  };
}

type Row = { readonly id: string; readonly seq: number; readonly sealed: string };

/** Keeps records as the server’s own service does; a test may take things away or exchange them. */
export function serverInMemory() {
  const rows = new Map<string, Row>();
  let lastSeq = 0;
  return {
    rows,
    setLastSeq(seq: number): void {
      lastSeq = seq;
    },
    async pull(_space: string, since: number, most = 200): Promise<Omit<PullAnswer, 'success'>> {
      const changed = [...rows.values()]
        .filter(({ seq }) => seq > since)
        .sort((one, other) => one.seq - other.seq);
      return { records: changed.slice(0, most), more: changed.length > most, lastSeq };
    },
    async push(_space: string, records: PushRequest['records']): Promise<Omit<PushAnswer, 'success'>> {
      const stored: { id: string; seq: number }[] = [];
      const conflicts: { id: string; seq: number; sealed: string | null }[] = [];
      for (const { id, baseSeq, sealed } of records) {
        const there = rows.get(id);
        if (there?.sealed === sealed) stored.push({ id, seq: there.seq });
        else if ((there?.seq ?? 0) !== baseSeq)
          conflicts.push({ id, seq: there?.seq ?? 0, sealed: there?.sealed ?? null });
        else {
          lastSeq += 1;
          rows.set(id, { id, seq: lastSeq, sealed });
          stored.push({ id, seq: lastSeq });
        }
      }
      return { stored, conflicts };
    },
  };
}

export type MemoryServer = ReturnType<typeof serverInMemory>;

/** What is private on one device. */
export function recordsInMemory() {
  const records = new Map<string, LocalRecord>();
  const put = (id: string, kind: LocalRecord['kind'], value: unknown): number => {
    const name = nameOf({ id, kind });
    const revision = (revisions.get(name) ?? 0) + 1;
    revisions.set(name, revision);
    records.set(name, { id, kind, revision, value });
    return revision;
  };
  const revisions = new Map<string, number>();
  return {
    records,
    put,
    remove: (id: string, kind: LocalRecord['kind']) => void records.delete(nameOf({ id, kind })),
    read: async () => ({ records: [...records.values()], unreadable: [] }),
    apply: async (changes: readonly LocalChange[]) => {
      const isChanged = changes.some(
        ({ id, kind, base }) => (records.get(nameOf({ id, kind }))?.revision ?? null) !== base,
      );
      if (isChanged) return { outcome: 'changed' } as const;
      const made = changes.map(({ id, kind, value }) => {
        if (value !== null) return put(id, kind, value);
        records.delete(nameOf({ id, kind }));
        return null;
      });
      return { outcome: 'applied', revisions: made } as const;
    },
  };
}

export type MemoryRecords = ReturnType<typeof recordsInMemory>;

export function stateInMemory(device: string): RoundPorts['state'] & { state: SyncState } {
  const double = {
    state: {
      head: { space: 'space', device, cursor: 0, manifest: null, listedAtMs: 0, newer: [], kinds: KINDS },
      known: new Map(),
      troubles: {},
    } as SyncState,
    read: async () => double.state,
    write: async (...[head, known, troubles]: Parameters<RoundPorts['state']['write']>): Promise<void> => {
      double.state = { head, known: new Map([...double.state.known, ...known]), troubles };
    },
  };
  return double;
}

/** Seals nothing, for tests of many rounds. */
export const plainSeal: WireSeal = {
  serverIdOf: async (record) => nameOf(record),
  seal: async (record) => ({ id: nameOf(record), sealed: JSON.stringify(record) }),
  open: async (_id, sealed) => readSharedRecord(JSON.parse(sealed)) ?? 'foreign',
};

/** Whether two devices have the same. */
export function sameRecords(one: MemoryRecords, other: MemoryRecords): boolean {
  const valuesOf = ({ records }: MemoryRecords) =>
    Object.fromEntries([...records].map(([name, { value }]) => [name, value]));
  return isEqual(valuesOf(one), valuesOf(other));
}
