import { createStore, useStore, type StoreApi } from 'zustand';
import type { StorageTrouble } from '../storage/storage-error';
import type { DraftState } from './drafts';
import type { Pages } from './vault';

export const NO_PAGES: Pages = { entries: [], drafts: [], unreadable: 0 };

export type LockedBecause = 'you' | 'away' | 'elsewhere' | null;

export type DiaryState = {
  /** Whose diary it is; null before anyone asked for one. */
  readonly owner: string | null;
  readonly status: 'looking' | 'insecure' | StorageTrouble | 'absent' | 'locked' | 'open';
  /** Readable pages; none unless the diary is open. */
  readonly pages: Pages;
  readonly lockedBecause: LockedBecause;
  /** Id of the draft that was being written when the diary locked. */
  readonly resume: string | null;
  /** What has become of the words that are being written, or were when the diary locked. */
  readonly unfinished: DraftState;
};

export type DiaryStore = StoreApi<DiaryState>;

export function createDiaryStore(): DiaryStore {
  return createStore<DiaryState>(() => ({
    owner: null,
    status: 'looking',
    pages: NO_PAGES,
    lockedBecause: null,
    resume: null,
    unfinished: 'none',
  }));
}

/** The state of this tab's diary. */
export const diaryStore = createDiaryStore();

export function useDiary(): DiaryState;
export function useDiary<Part>(select: (state: DiaryState) => Part): Part;
export function useDiary<Part>(select?: (state: DiaryState) => Part): DiaryState | Part {
  return useStore(diaryStore, select ?? ((state) => state as DiaryState & Part));
}
