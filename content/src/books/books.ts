import * as z from 'zod/mini';
import data from './books.json' with { type: 'json' };

const OPEN_LIBRARY = 'https://openlibrary.org/isbn/';
const GUTENBERG = 'https://www.gutenberg.org/ebooks/';

const books = z.array(
  z.strictObject({
    id: z.string().check(z.regex(/^[a-z\d-]{1,64}$/)),
    title: z.string().check(z.minLength(1)),
    authors: z.array(z.string()).check(z.minLength(1)),
    publishedDate: z.optional(z.string().check(z.regex(/^\d{4}$/))),
    /** As much as is shown of a description (specification, section 3), so that none of ours is cut. */
    description: z.string().check(z.minLength(60), z.maxLength(100)),
    /** What a reader should know before opening it: how heavy it is, or what is disputed. */
    note: z.optional(z.string().check(z.minLength(10), z.maxLength(140))),
    isbn13: z.optional(z.string().check(z.regex(/^978\d{10}$/))),
    gutenbergId: z.optional(z.int().check(z.positive())),
    previewLink: z
      .string()
      .check(z.refine((link) => [OPEN_LIBRARY, GUTENBERG].some((start) => link.startsWith(start)))),
    shelf: z.enum([
      'Mindfulness',
      'Anxiety, depression, CBT',
      'Stress, sleep, trauma',
      'Bipolar, psychosis',
      'Meaning',
      'Public domain',
    ]),
  }),
);

/** The books that ship with the product, used when no search service can be reached. */
export function bundledBooks() {
  return books.parse(data);
}
