import { RECORD_KINDS, type RecordKind } from '../vault/records';

/**
 * What devices share: pages of the diary, all other private records, and the manifest, which lists what there is,
 * so that a device notices when a server holds something back.
 */
export type SharedKind = RecordKind | 'page' | 'manifest';

/** Those that this version knows. */
export const SHARED_KINDS: readonly SharedKind[] = [...RECORD_KINDS, 'page', 'manifest'];

/** Says which of two changes is the later one, on all devices alike and without a clock. */
export type Stamp = {
  /** One more than that of the change of the same record which this one follows (Lamport, 1978); the first has 1. */
  readonly lamport: number;
  /** Random, for each device; it decides between two that knew nothing of each other. */
  readonly device: string;
};

/** A record as it is sealed for the server. */
export type SharedRecord = Stamp & {
  /** As the devices know it; the server knows it under another. */
  readonly id: string;
  readonly kind: SharedKind;
  /** Whatever JSON can hold; null for a deleted one. */
  readonly value: unknown;
  readonly deleted: boolean;
  /** Of each device that ever changed it, the lamport of its latest change that this one follows, itself included. */
  readonly after: Readonly<Record<string, number>>;
};

/** Orders changes: negative when the first is the earlier one. */
export function compareStamps(one: Stamp, other: Stamp): number {
  if (one.lamport !== other.lamport) return one.lamport - other.lamport;
  if (one.device === other.device) return 0;
  return one.device < other.device ? -1 : 1;
}

/**
 * Reads what was unsealed.
 *
 * @returns `newer` for a kind of a later version of the product; null for what no version ever sealed
 */
export function readSharedRecord(value: unknown): SharedRecord | 'newer' | null {
  if (typeof value !== 'object' || value === null || !('value' in value)) return null;
  const { id, kind, lamport, device, deleted, after, value: content } = value as Record<string, unknown>;
  const isSound =
    typeof id === 'string' &&
    /^[\w-]{1,64}$/.test(id) &&
    typeof kind === 'string' &&
    typeof device === 'string' &&
    /^[\w-]{22}$/.test(device) &&
    Number.isSafeInteger(lamport) &&
    (lamport as number) > 0 &&
    typeof deleted === 'boolean' &&
    (!deleted || content === null) &&
    typeof after === 'object' &&
    after !== null &&
    Object.values(after).every(Number.isSafeInteger);
  if (!isSound) return null;
  if (!SHARED_KINDS.some((known) => known === kind)) return 'newer';
  return {
    id,
    kind: kind as SharedKind,
    lamport: lamport as number,
    device,
    deleted,
    after: after as Record<string, number>,
    value: content,
  };
}

/** What a change follows that is made after two others. */
export function followBoth(
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): Record<string, number> {
  const both = { ...one };
  for (const [device, lamport] of Object.entries(other)) both[device] = Math.max(lamport, both[device] ?? 0);
  return both;
}
