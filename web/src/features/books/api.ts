import { t } from '@lingui/core/macro';
import { listBooks } from '@stillgrove/contract/operations/books';
import { call } from '../../platform/http/call';
import { UnreachableError } from '../../platform/http/request';
import { readStoredBooks, readStoredError, storeBooks, storeError } from './stored-books';

export const FAILED = t`Failed to fetch books`;

/** Stored books of this time are never fresh, in milliseconds since 1970. */
const LONG_AGO = 0;

/** The books: those stored on this device at once, else those of the server; an error stays until it is cleared. */
export const booksQuery = {
  queryKey: [listBooks.path],
  initialData: () =>
    readStoredError() === null ? (readStoredBooks(Date.now())?.books ?? undefined) : undefined,
  async queryFn() {
    const before = readStoredError();
    if (before !== null) throw new Error(before);
    const stored = readStoredBooks(Date.now());
    if (stored?.isFresh === true) return stored.books;
    try {
      const { books, bundled } = await call(listBooks);
      if (!Array.isArray(books)) throw new UnreachableError('Unexpected response format');
      // What stands in for the search service's books is fetched again at the next visit.
      storeBooks(books, bundled ? LONG_AGO : Date.now());
      return books;
    } catch {
      // Yesterday's books are better than none.
      if (stored !== null) return stored.books;
      storeError(FAILED);
      throw new Error(FAILED);
    }
  },
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
};
