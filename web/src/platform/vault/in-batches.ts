/** Pieces that are opened or sealed at a time: together they take less than the 50 ms of a long task, also on a slow phone. */
export const BATCH = 100;

/**
 * Does the same with each item, many at a time.
 *
 * @param pause lets the page do something else between two batches
 * @returns what came of each, in their order
 */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  pause: () => Promise<void>,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += BATCH) {
    if (at > 0) await pause();
    results.push(...(await Promise.all(items.slice(at, at + BATCH).map(work))));
  }
  return results;
}
