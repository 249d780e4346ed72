import type { PageShown } from '@stillgrove/contract/paging';

/** One page of a list in the database. */
export type Page = { readonly shown: PageShown; readonly limit: number; readonly offset: number };

/**
 * Which rows belong on a page.
 *
 * @param wished counted from 1; past the end it is the last one, so that a list that has become shorter shows something
 * @param total how many rows there are
 */
export function pageOf(wished: number, total: number, size: number): Page {
  const of = Math.max(1, Math.ceil(total / size));
  const number = Math.min(wished, of);
  return { shown: { number, of }, limit: size, offset: (number - 1) * size };
}
