import type {
  DraftRow,
  EntryRow,
  KeptRow,
  RecordRow,
  StashRow,
  VaultPlace,
  VaultRow,
  VaultRows,
} from './rows';
import { ownPlace, withDiary, withoutDiary } from './rows';

type Kept = {
  readonly diaries: Map<string, VaultRow>;
  readonly entries: Map<string, EntryRow>;
  readonly drafts: Map<string, DraftRow | StashRow>;
  readonly records: Map<string, RecordRow>;
};

/** Storage for tests: several tabs may share one, and it refuses when it is told to. */
export function rowsInMemory() {
  let kept: Kept = { diaries: new Map(), entries: new Map(), drafts: new Map(), records: new Map() };
  const keys = new Map<string, KeptRow>();
  const places = new Map<string, VaultPlace>();
  const placeOf = (person: string) => places.get(person) ?? ownPlace(person);
  let refusal: Error | null = null;
  let letThrough = 0;
  const of = <Row extends { owner: string }>(owner: string, rows: Map<string, Row>) =>
    [...rows.values()].filter((row) => row.owner === owner);
  const check = () => {
    if (refusal !== null && letThrough <= 0) throw refusal;
  };

  const rows: VaultRows = {
    vaultOf: async (owner) => kept.diaries.get(owner),
    async recordsAfter(owner, after, most) {
      const small = of(owner, kept.records).filter(({ id, large }) => large === 0 && id > after);
      return small.sort((one, other) => (one.id < other.id ? -1 : 1)).slice(0, most);
    },
    record: async (owner, id) => kept.records.get(`${owner} ${id}`),
    everyRecord: async (owner) => of(owner, kept.records),
    recordIds: async (owner) => of(owner, kept.records).map(({ id }) => id),
    async keep(row) {
      check();
      keys.set(row.owner, row);
    },
    keptOf: async (owner) => keys.get(owner),
    async dropKeptBut(owner) {
      for (const id of [...keys.keys()]) if (id !== owner) keys.delete(id);
    },
    async read(owner) {
      return {
        diary: kept.diaries.get(owner),
        entries: of(owner, kept.entries),
        drafts: of(owner, kept.drafts),
      };
    },
    async change(owner, change) {
      check();
      const next: Kept = {
        diaries: new Map(kept.diaries),
        entries: new Map(kept.entries),
        drafts: new Map(kept.drafts),
        records: new Map(kept.records),
      };
      const at = (id: string) => `${owner} ${id}`;
      const result = await change({
        vault: async () => next.diaries.get(owner),
        putVault: async (row) => next.diaries.set(owner, row),
        entry: async (id) => next.entries.get(at(id)),
        putEntry: async (row) => next.entries.set(at(row.id), row),
        removeEntry: async (id) => next.entries.delete(at(id)),
        putDraft: async (row) => next.drafts.set(at(row.id), row),
        removeDraft: async (id) => next.drafts.delete(at(id)),
        record: async (id) => next.records.get(at(id)),
        putRecord: async (row) => next.records.set(at(row.id), row),
        removeRecord: async (id) => next.records.delete(at(id)),
        removeAll: async () => {
          next.diaries.delete(owner);
          for (const { id } of of(owner, next.entries)) next.entries.delete(at(id));
          for (const { id } of of(owner, next.drafts)) next.drafts.delete(at(id));
          for (const { id } of of(owner, next.records)) next.records.delete(at(id));
        },
      });
      // A device can turn out to be full as late as that.
      check();
      kept = next;
      letThrough -= 1;
      return result;
    },
    placeOf: async (person) => placeOf(person),
    async bring(guestId, person) {
      check();
      if (!kept.diaries.has(guestId)) return;
      const place = placeOf(person);
      places.set(person, withDiary(place, guestId, kept.diaries.has(place.home)));
    },
    async leave(person, home) {
      check();
      places.set(person, withoutDiary(placeOf(person), home));
    },
  };
  return {
    ...rows,
    /**
     * @param error null lets changes through again
     * @param after how many changes still go through
     */
    refuseWith(error: Error | null, after = 0) {
      refusal = error;
      letThrough = after;
    },
    /** Puts a row where the diary itself would not, as another program might. */
    putEntry: (row: EntryRow) => kept.entries.set(`${row.owner} ${row.id}`, row),
    putRecord: (row: RecordRow) => kept.records.set(`${row.owner} ${row.id}`, row),
  };
}

/** What a browser says when no space is left. */
export function deviceIsFull(): DOMException {
  return new DOMException('full', 'QuotaExceededError');
}
