/** A change to a filter, and how many items pass after it. */
export type Wider<Change> = { readonly change: Change; readonly count: number };

/**
 * What to offer when a filter finds nothing: the changes after which something is found.
 *
 * @param countAfter how many items pass the filter with a change
 */
export function widerFilters<Change>(
  changes: readonly Change[],
  countAfter: (change: Change) => number,
): Wider<Change>[] {
  return changes.map((change) => ({ change, count: countAfter(change) })).filter(({ count }) => count > 0);
}
