import { type Book, BOOKS_MAX } from '@stillgrove/contract/books';
import * as z from 'zod/mini';
import { UpstreamError } from '../../platform/upstream/upstream-error';
import { plainText } from '../../platform/upstream/plain-text';

/** A book as the search service knows it; notes are our own. */
type FoundBook = Omit<Book, 'note'>;

const TITLE_MAX = 300;
const AUTHOR_MAX = 120;
const AUTHORS_MAX = 12;
const DESCRIPTION_MAX = 600;

const answer = z.object({ items: z.array(z.unknown()) });

const volume = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  volumeInfo: z.object({
    title: z.string().check(z.minLength(1)),
    authors: z.catch(z.array(z.string()), []),
    publishedDate: z.catch(z.nullable(z.string().check(z.regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/))), null),
    description: z.catch(z.string(), ''),
    previewLink: z.catch(z.nullable(z.string()), null),
  }),
});

/**
 * The books in the search service's answer. What is missing or odd in one of them costs that part or
 * that book, never the rest.
 *
 * @throws UpstreamError when no book can be read
 */
export function foundBooks(json: unknown): FoundBook[] {
  const { data } = z.safeParse(answer, json);
  const books = new Map<string, FoundBook>();
  for (const item of data?.items ?? []) {
    const read = z.safeParse(volume, item);
    const book = read.success ? bookOf(read.data) : null;
    if (book !== null && !books.has(book.id)) books.set(book.id, book);
  }
  if (books.size === 0) throw new UpstreamError('unreadable');
  return [...books.values()].slice(0, BOOKS_MAX);
}

function bookOf({ id, volumeInfo }: z.infer<typeof volume>): FoundBook | null {
  const title = plainText(volumeInfo.title, TITLE_MAX);
  if (title === '') return null;
  return {
    id,
    title,
    authors: volumeInfo.authors
      .slice(0, AUTHORS_MAX)
      .map((name) => plainText(name, AUTHOR_MAX))
      .filter((name) => name !== ''),
    publishedDate: volumeInfo.publishedDate,
    description: plainText(volumeInfo.description, DESCRIPTION_MAX),
    previewLink: safeLink(volumeInfo.previewLink),
  };
}

/** The service still names `http:` addresses that it serves by `https:`, too; nothing else becomes a link. */
function safeLink(link: string | null): string | null {
  if (link === null || !URL.canParse(link)) return null;
  const url = new URL(link);
  if (url.protocol === 'http:' && url.port === '') url.protocol = 'https:';
  return url.protocol === 'https:' && url.username === '' ? url.href : null;
}
