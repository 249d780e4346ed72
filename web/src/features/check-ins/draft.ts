import type { CheckIn } from '@stillgrove/domain/check-ins/check-in';
import { create } from 'zustand';
import type { Place } from './FeelingField';

/** A check-in that is being made or changed. */
export type Draft = {
  readonly place: Place | null;
  readonly words: readonly string[];
  readonly tags: string;
  readonly note: string;
  /** What is changed, and the revision from which the change began. */
  readonly of: { readonly id: string; readonly revision: number; readonly value: CheckIn } | null;
};

export const EMPTY: Draft = { place: null, words: [], tags: '', note: '', of: null };

type DraftState = { readonly owner: string | null; readonly draft: Draft };

/** Stays while someone looks at another page; it is in this tab’s memory only. */
export const useDraftState = create<DraftState>(() => ({ owner: null, draft: EMPTY }));

export function changeDraft(owner: string, change: Partial<Draft>): void {
  useDraftState.setState((before) => ({
    owner,
    draft: { ...(before.owner === owner ? before.draft : EMPTY), ...change },
  }));
}

/** The draft of a check-in that is to be changed. */
export function draftOf(record: NonNullable<Draft['of']>): Draft {
  const { pleasant, energy, words, tags, note } = record.value;
  return {
    place: { pleasant, energy: energy ?? 0 },
    words,
    tags: tags.join(', '),
    note,
    of: record,
  };
}
