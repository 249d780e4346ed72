import type { BooksAnswer } from '@stillgrove/contract/books';
import { request } from '../../platform/http/request';

/** @throws Error when the server does not answer with books */
export async function fetchBooks(): Promise<Pick<BooksAnswer, 'books' | 'bundled'>> {
  const { books, bundled } = await request<BooksAnswer>('GET', '/api/v1/books');
  if (!Array.isArray(books)) throw new Error('Unexpected response format');
  return { books, bundled };
}
