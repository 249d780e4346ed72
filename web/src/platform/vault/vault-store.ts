import type { DiaryEntry } from '@stillgrove/domain/diary/entry';
import type { PrivateRecord, RecordKind } from '@stillgrove/domain/vault/records';
import { createStore, useStore, type StoreApi } from 'zustand';
import type { StorageTrouble } from '../storage/storage-error';
import type { DraftState } from './drafts';
import type { Pages } from './sealed-pages';

export const NO_PAGES: Pages = { entries: [], drafts: [], unreadable: 0 };

export type ReadableRecords = {
  /** In no order. Those of a kind stay the same list until one of them changes. */
  readonly byKind: Readonly<Partial<Record<RecordKind, readonly PrivateRecord[]>>>;
  /** Rows that this vault's key does not open; of which kind they are is inside the seal. */
  readonly unreadable: number;
};

export const NO_RECORDS: ReadableRecords = { byKind: {}, unreadable: 0 };

export type LockedBecause = 'you' | 'away' | 'elsewhere' | 'time' | null;

export type VaultStatus = 'looking' | 'insecure' | StorageTrouble | 'absent' | 'locked' | 'open';

export type VaultState = {
  /** Whose vault it is; null before anyone asked for one. */
  readonly owner: string | null;
  /** Ids of vaults that this person began here without an account, beside the one of this state. */
  readonly aside: readonly string[];
  readonly status: VaultStatus;
  /** Readable pages; none unless the vault is open. */
  readonly pages: Pages;
  /** Readable records that are not large; none unless the vault is open. */
  readonly records: ReadableRecords;
  readonly lockedBecause: LockedBecause;
  /** Until when the vault stays open, in milliseconds since 1970; null where it locks when the person is away. */
  readonly keptUntilMs: number | null;
  /** Whether a passkey opens it, too. */
  readonly hasPasskey: boolean;
  /** Id of the draft that was being written when the vault locked. */
  readonly resume: string | null;
  /** What has become of the words that are being written, or were when the vault locked. */
  readonly unfinished: DraftState;
  /**
   * The page that is written before there is a passphrase. Nothing can lock it yet, so it is in this tab's memory and
   * nowhere else.
   */
  readonly firstPage: DiaryEntry | null;
};

export type VaultStore = StoreApi<VaultState>;

export function createVaultStore(): VaultStore {
  return createStore<VaultState>(() => ({
    owner: null,
    aside: [],
    status: 'looking',
    pages: NO_PAGES,
    records: NO_RECORDS,
    lockedBecause: null,
    keptUntilMs: null,
    hasPasskey: false,
    resume: null,
    unfinished: 'none',
    firstPage: null,
  }));
}

/** The state of this tab's vault. */
export const vaultStore = createVaultStore();

export function useVault(): VaultState;
export function useVault<Part>(select: (state: VaultState) => Part): Part;
export function useVault<Part>(select?: (state: VaultState) => Part): VaultState | Part {
  return useStore(vaultStore, select ?? ((state) => state as VaultState & Part));
}
