import * as z from 'zod/mini';

/** At most this many books are shown. */
export const BOOKS_MAX = 60;

export const book = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  /** Plain text in any alphabet, as are the other words. */
  title: z.string().check(z.minLength(1)),
  /** Empty when no one is named. */
  authors: z.array(z.string()),
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; null when unknown. */
  publishedDate: z.nullable(z.string().check(z.regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/))),
  /** Empty when there is none. */
  description: z.string(),
  /** What a reader should know before opening it, such as that it talks about suicide; null when there is nothing. */
  note: z.nullable(z.string()),
  /** A page elsewhere where one can look into the book; null when there is none. */
  previewLink: z.nullable(z.url({ protocol: /^https$/ })),
});

export const booksAnswer = z.strictObject({
  success: z.literal(true),
  books: z.array(book).check(z.minLength(1), z.maxLength(BOOKS_MAX)),
  /** Bundled books, shown until the search service has answered: ask again soon. */
  bundled: z.boolean(),
});

export type Book = z.infer<typeof book>;
export type BooksAnswer = z.infer<typeof booksAnswer>;
