import { compareStamps, type Stamp } from './shared-record';

/** The latest change that a device has seen of each record, by the record’s id on the server. */
export type Seen = ReadonlyMap<string, Stamp>;

/** A change that comes from the server: new, known, or older than one that this device has seen. */
export function judgeChange(seen: Seen, serverId: string, stamp: Stamp): 'new' | 'known' | 'older' {
  const latest = seen.get(serverId);
  if (latest === undefined) return 'new';
  const order = compareStamps(stamp, latest);
  if (order === 0) return 'known';
  return order > 0 ? 'new' : 'older';
}

/** What there is, as a device knew it: the lamport of each record’s latest change, by its id on the server. */
export type Manifest = ReadonlyMap<string, number>;

/** Lists what a device has seen, apart from the list itself. */
export function manifestOf(seen: Seen, manifestId: string): Manifest {
  return new Map(
    [...seen].filter(([id]) => id !== manifestId).map(([id, { lamport }]) => [id, lamport] as const),
  );
}

/** Of two lists the later change of each record. */
export function mergeManifests(one: Manifest, other: Manifest): Manifest {
  const merged = new Map(one);
  for (const [id, lamport] of other) merged.set(id, Math.max(lamport, merged.get(id) ?? 0));
  return merged;
}

/** Ids of records that another device listed, and that the server held back or gave in an older state. */
export function heldBack(manifest: Manifest, seen: Seen): string[] {
  return [...manifest].filter(([id, lamport]) => (seen.get(id)?.lamport ?? 0) < lamport).map(([id]) => id);
}

/** In the form in which JSON can hold it, in an order that tells nothing. */
export function manifestAsValue(manifest: Manifest): unknown {
  return [...manifest].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** @returns null for a value that is none */
export function manifestFrom(value: unknown): Manifest | null {
  if (!Array.isArray(value) || !value.every(isListed)) return null;
  return new Map(value);
}

function isListed(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isSafeInteger(value[1]);
}
