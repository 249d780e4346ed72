/** The newest revision of each page and record, by its id. It is sealed, so that only this vault can change it. */
export type Revisions = ReadonlyMap<string, number>;

/** The revision under which a change of a page is sealed: higher than any before it. */
export function nextRevision(revisions: Revisions, id: string, base: number | null): number {
  return Math.max(base ?? 0, revisions.get(id) ?? 0) + 1;
}

/**
 * Whether a page that opens was put back from before its last change, or after it was deleted.
 *
 * @param bound whether its seal is bound to its revision; pages of earlier versions were not, until their
 *   next change
 */
export function isOutdated(revisions: Revisions, id: string, revision: number, bound: boolean): boolean {
  const newest = revisions.get(id);
  if (!bound) return newest !== undefined;
  return newest === undefined || revision < newest;
}

/** The list in the form in which JSON can hold it. */
export function revisionsAsValue(revisions: Revisions): unknown {
  return [...revisions];
}

/** @returns an empty list for a value that is none */
export function revisionsFrom(value: unknown): Revisions {
  return Array.isArray(value) ? new Map(value.filter(isPair)) : new Map();
}

function isPair(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isSafeInteger(value[1]);
}
