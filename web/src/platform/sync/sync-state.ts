import type { DiaryEntry } from '@stillgrove/domain/diary/entry';
import type { SharedKind, Stamp } from '@stillgrove/domain/sync/shared-record';

/** What this device knows of the space that it shares. */
export type SyncHead = {
  readonly space: string;
  /** Random; another one each time that a device joins. */
  readonly device: string;
  /** Up to which change of the server everything was looked at. */
  readonly cursor: number;
  /** What other devices listed, see `seen.ts` in the domain. */
  readonly manifest: unknown;
  /** When this device last listed what there is, in milliseconds since 1970; 0 for never. */
  readonly listedAtMs: number;
  /** Ids on the server of records whose kind only a later version knows. */
  readonly newer: readonly string[];
  /** The kinds that were known when `cursor` was reached: a later version looks at everything again. */
  readonly kinds: string;
};

/** A change that was sent, and not known to have arrived. */
export type SentChange = {
  readonly lamport: number;
  readonly revision: number | null;
  readonly page: DiaryEntry | null;
};

/** What this device knows of one record on the server. */
export type Known = {
  readonly serverId: string;
  readonly id: string;
  readonly kind: SharedKind;
  /** The server’s count at the change that was last seen; 0 before it was ever there. */
  readonly seq: number;
  /** Of the latest change that was seen; null before it was ever there. */
  readonly stamp: Stamp | null;
  readonly after: Readonly<Record<string, number>>;
  /** The revision at which the record of this device was the same; null for none, or when it is to be sent. */
  readonly revision: number | null;
  readonly deleted: boolean;
  /** The page at that change, from which both sides go on; null for other kinds. */
  readonly page: DiaryEntry | null;
  readonly sent: readonly SentChange[];
};

/** What is wrong on the server with a record, or with all of it. */
export type Trouble =
  /** Bytes that none of this space’s devices sealed for this place: changed, exchanged, cut off, or too long. */
  | 'foreign'
  /** An older state than this device has seen. */
  | 'older'
  /** Another device listed it, and the server does not give it. */
  | 'missing';

/** Troubles by the id of the record on the server; `*` for all of it. */
export type Troubles = Readonly<Record<string, Trouble>>;

export type SyncState = {
  readonly head: SyncHead;
  /** By `nameOf`. */
  readonly known: ReadonlyMap<string, Known>;
  readonly troubles: Troubles;
};
