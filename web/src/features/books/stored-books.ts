import type { Book } from '@stillgrove/contract/books';
import { readStored, removeStored, writeStored } from '../../platform/points/stored-values';

const DAY_MS = 86_400_000;

type Shelf = { readonly storedAt: number; readonly books: readonly Book[] };

/** The list that an earlier visit stored on this device. */
export type StoredBooks = { readonly books: readonly Book[]; readonly isFresh: boolean };

export function readStoredBooks(nowMs: number): StoredBooks | null {
  try {
    const stored = JSON.parse(readStored('books') ?? 'null') as Shelf | null;
    if (!isShelf(stored)) return null;
    const age = nowMs - stored.storedAt;
    // A list stored before there were notes has none.
    const books = stored.books.map((book) => ({ ...book, note: book.note ?? null }));
    return { books, isFresh: age >= 0 && age < DAY_MS };
  } catch {
    // Changed by hand or by another program: the books are fetched again.
    return null;
  }
}

function isShelf(stored: Shelf | null): stored is Shelf {
  return stored?.books.every(({ title, authors }) => title !== '' && Array.isArray(authors)) === true;
}

export function storeBooks(books: readonly Book[], nowMs: number): void {
  removeStored('booksError');
  writeStored('books', JSON.stringify({ storedAt: nowMs, books }));
}

export function readStoredError(): string | null {
  return readStored('booksError');
}

export function storeError(message: string): void {
  writeStored('booksError', message);
}

export function forgetError(): void {
  removeStored('booksError');
}
