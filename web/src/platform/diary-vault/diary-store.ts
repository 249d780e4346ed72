import { create } from 'zustand';
import type { StorageTrouble } from '../storage/storage-error';
import type { Pages } from './vault';

export const NO_PAGES: Pages = { entries: [], drafts: [], unreadable: 0 };

export type LockedBecause = 'you' | 'away' | 'elsewhere' | null;

export type DiaryState = {
  /** Whose diary it is; null before anybody asked for one. */
  readonly owner: string | null;
  readonly status: 'looking' | 'insecure' | StorageTrouble | 'absent' | 'locked' | 'open';
  /** Readable pages; none unless the diary is open. */
  readonly pages: Pages;
  readonly lockedBecause: LockedBecause;
  /** Id of the page that was being written when the diary locked. */
  readonly resume: string | null;
};

const AT_FIRST: DiaryState = {
  owner: null,
  status: 'looking',
  pages: NO_PAGES,
  lockedBecause: null,
  resume: null,
};

export const useDiary = create<DiaryState>(() => AT_FIRST);
