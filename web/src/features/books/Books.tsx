import { plural, t } from '@lingui/core/macro';
import type { Book } from '@stillgrove/contract/books';
import { useDeferredValue, type ReactElement } from 'react';
import { useQuery } from '../../platform/query/query-client';
import { useHydrating } from '../../platform/screen/use-hydrating';
import { Failed } from '../../ui/states/states';
import { booksQuery } from './api';
import { BookCard } from './BookCard';
import styles from './Books.module.css';
import { forgetError } from './stored-books';

/** As many books stand there before someone asks for all: whole rows, of one, two or three. */
const AT_FIRST = 12;

/** The list of books: loading, failed or there. */
export function Books(): ReactElement {
  const { data, error, refetch } = useQuery(booksQuery);
  // The server knows no stored books. Many books are rendered in slices, so that a touch in between is answered.
  const books = useDeferredValue(useHydrating() ? undefined : data);
  const isLoading = books === undefined && error === null;
  const tryAgain = () => {
    forgetError();
    void refetch();
  };
  return (
    <section className={styles.shelf} aria-label={t`Books`} aria-busy={isLoading}>
      <p className={styles.state} role="status">
        {isLoading && t`Loading books...`}
      </p>
      {error !== null && <Failed words={t`Error: ${error.message}`} onRetry={tryAgain} />}
      {books !== undefined && (
        <>
          <Shelf books={books.slice(0, AT_FIRST)} />
          {books.length > AT_FIRST && (
            <details>
              <summary className="text-summary">
                {plural(books.length - AT_FIRST, { one: '# more book', other: '# more books' })}
              </summary>
              <Shelf books={books.slice(AT_FIRST)} />
            </details>
          )}
        </>
      )}
    </section>
  );
}

function Shelf({ books }: { books: readonly Book[] }): ReactElement {
  return (
    <ul className={styles.books}>
      {books.map((book) => (
        <BookCard key={book.id} book={book} />
      ))}
    </ul>
  );
}
