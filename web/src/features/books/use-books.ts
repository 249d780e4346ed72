import type { Book } from '@stillgrove/contract/books';
import { startTransition, useEffect, useState } from 'react';
import { fetchBooks } from './api';
import { forgetError, readStoredBooks, readStoredError, storeBooks, storeError } from './stored-books';

export const FAILED = 'Failed to fetch books';

export type Shelf =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly books: readonly Book[] }
  | { readonly status: 'error'; readonly message: string };

/** Stored books of this time are never fresh, in milliseconds since 1970. */
const LONG_AGO = 0;

const LOADING: Shelf = { status: 'loading' };

/** The books: those stored on this device at once, else those of the server; an error stays until it is cleared. */
export function useBooks(): { shelf: Shelf; tryAgain: () => void } {
  const [shelf, setShelf] = useState<Shelf>(LOADING);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let left = false;
    const show = (next: Shelf) => {
      // Many books are rendered in slices, so that a touch in between is answered.
      if (!left) startTransition(() => setShelf(next));
    };
    void fillShelf(show);
    return () => {
      left = true;
    };
  }, [attempt]);

  return {
    shelf,
    tryAgain() {
      forgetError();
      setShelf(LOADING);
      setAttempt((count) => count + 1);
    },
  };
}

async function fillShelf(show: (shelf: Shelf) => void): Promise<void> {
  const error = readStoredError();
  if (error !== null) {
    show({ status: 'error', message: error });
    return;
  }
  const stored = readStoredBooks(Date.now());
  if (stored !== null) show({ status: 'loaded', books: stored.books });
  if (stored?.isFresh === true) return;
  try {
    const { books, bundled } = await fetchBooks();
    // What stands in for the search service's books is fetched again at the next visit.
    storeBooks(books, bundled ? LONG_AGO : Date.now());
    show({ status: 'loaded', books });
  } catch {
    // Yesterday's books are better than none.
    if (stored !== null) return;
    storeError(FAILED);
    show({ status: 'error', message: FAILED });
  }
}
