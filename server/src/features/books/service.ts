import type { Book } from '@stillgrove/contract/books';
import { noteOn } from '@stillgrove/domain/books/notes';
import type { Db } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import type { Log } from '../../platform/logging';
import type { Metrics } from '../../platform/metrics/metrics';
import { fetchUpstream, readJson } from '../../platform/upstream/fetch-upstream';
import { createUpstreamCache } from '../../platform/upstream/upstream-cache';
import { foundBooks } from './found-books';

/** The specification's query. */
const QUERY = 'meditation';
/** The most that the service gives at once. */
const RESULTS = 40;
const FIELDS = 'items(id,volumeInfo(title,authors,publishedDate,description,previewLink))';

export type BooksService = {
  /** The books found when the search service last answered, else those that ship with the product (`bundled`). */
  books(): Promise<{ readonly books: readonly Book[]; readonly bundled: boolean }>;
  /** Resolves once the search service is not being asked. */
  settled(): Promise<void>;
};

export function createBooksService(options: {
  db: Db;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  /** Address of the search service, without a slash at the end. */
  base: string;
  bundled: readonly Book[];
}): BooksService {
  const { base, bundled, ...rest } = options;
  const query = new URLSearchParams({
    q: QUERY,
    maxResults: String(RESULTS),
    printType: 'books',
    fields: FIELDS,
  });
  const trustedOrigins = [new URL(base).origin];

  const source = createUpstreamCache({
    ...rest,
    service: 'books',
    name: `books ${base}`,
    ask: async () => {
      const { body } = await fetchUpstream(`${base}/volumes?${query.toString()}`, { trustedOrigins });
      return foundBooks(readJson(body));
    },
  });

  return {
    async books() {
      const found = await source.read();
      if (found === null) return { books: bundled, bundled: true };
      return { books: found.map((book) => ({ ...book, note: noteOn(book, bundled) })), bundled: false };
    },
    settled: source.settled,
  };
}
