/** How many pages it takes to show `count` things, `perPage` at a time. */
export function pageCount(count: number, perPage: number): number {
  return Math.max(1, Math.ceil(count / perPage));
}

/**
 * What a page shows. The last page is filled up with the ones before it, so that where there are
 * enough things a page always shows `perPage` of them.
 *
 * @param page number of the page, from 0
 * @returns index of the first thing, and of the one after the last
 */
export function pageSpan(count: number, perPage: number, page: number): { from: number; to: number } {
  const from = Math.max(0, Math.min(page * perPage, count - perPage));
  return { from, to: Math.min(count, from + perPage) };
}
