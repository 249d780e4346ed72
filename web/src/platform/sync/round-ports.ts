import type { PullAnswer, PushAnswer, PushRequest } from '@stillgrove/contract/sync';
import type { SharedKind } from '@stillgrove/domain/sync/shared-record';
import type { Known, SyncHead, SyncState, Troubles } from './sync-state';
import type { WireSeal } from './wire-seal';

/** A page or another private record of this device. */
export type LocalRecord = {
  readonly id: string;
  readonly kind: SharedKind;
  readonly revision: number;
  readonly value: unknown;
};

export type LocalRecords = {
  readonly records: readonly LocalRecord[];
  /** Ids of what is stored and cannot be read: it is there, and was not deleted. */
  readonly unreadable: readonly string[];
};

/** What came from another device. */
export type LocalChange = {
  readonly id: string;
  readonly kind: SharedKind;
  /** Null deletes the record. */
  readonly value: unknown;
  /** The revision that was read; null for none. */
  readonly base: number | null;
};

/** All or none of the changes are made; `changed` when one of the records was changed here in the meantime. */
export type Applied =
  | { readonly outcome: 'applied'; readonly revisions: readonly (number | null)[] }
  | { readonly outcome: 'changed' };

export type RoundPorts = {
  readonly local: {
    readonly read: () => Promise<LocalRecords>;
    readonly apply: (changes: readonly LocalChange[]) => Promise<Applied>;
  };
  readonly server: {
    readonly pull: (space: string, since: number) => Promise<Omit<PullAnswer, 'success'>>;
    readonly push: (space: string, records: PushRequest['records']) => Promise<Omit<PushAnswer, 'success'>>;
  };
  readonly state: {
    readonly read: () => Promise<SyncState>;
    /** All of it is stored when it resolves, or none. @param known those that changed, by `nameOf` */
    readonly write: (head: SyncHead, known: ReadonlyMap<string, Known>, troubles: Troubles) => Promise<void>;
  };
  readonly seal: WireSeal;
  readonly now: () => number;
  /** A line that says that what follows was also written on another device. */
  readonly between: string;
};
