import type { DiaryRow, DiaryRows, DraftRow, EntryRow, StashRow } from './rows';

type Kept = {
  readonly diaries: Map<string, DiaryRow>;
  readonly entries: Map<string, EntryRow>;
  readonly drafts: Map<string, DraftRow | StashRow>;
};

/** Storage for tests: several tabs may share one, and it refuses when it is told to. */
export function rowsInMemory() {
  let kept: Kept = { diaries: new Map(), entries: new Map(), drafts: new Map() };
  let refusal: Error | null = null;
  const of = <Row extends { owner: string }>(owner: string, rows: Map<string, Row>) =>
    [...rows.values()].filter((row) => row.owner === owner);
  const check = () => {
    if (refusal !== null) throw refusal;
  };

  const rows: DiaryRows = {
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
      };
      const at = (id: string) => `${owner} ${id}`;
      const result = await change({
        diary: async () => next.diaries.get(owner),
        putDiary: async (row) => next.diaries.set(owner, row),
        entry: async (id) => next.entries.get(at(id)),
        putEntry: async (row) => next.entries.set(at(row.id), row),
        removeEntry: async (id) => next.entries.delete(at(id)),
        putDraft: async (row) => next.drafts.set(at(row.id), row),
        removeDraft: async (id) => next.drafts.delete(at(id)),
        removeAll: async () => {
          next.diaries.delete(owner);
          for (const { id } of of(owner, next.entries)) next.entries.delete(at(id));
          for (const { id } of of(owner, next.drafts)) next.drafts.delete(at(id));
        },
      });
      // A device can turn out to be full as late as that.
      check();
      kept = next;
      return result;
    },
  };
  return {
    ...rows,
    /** @param error null lets changes through again */
    refuseWith: (error: Error | null) => (refusal = error),
    /** Puts a row where the diary itself would not, as another program might. */
    putEntry: (row: EntryRow) => kept.entries.set(`${row.owner} ${row.id}`, row),
  };
}

/** What a browser says when no space is left. */
export function deviceIsFull(): DOMException {
  return new DOMException('full', 'QuotaExceededError');
}
