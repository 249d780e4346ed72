import { useRef, type ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import { BookCard } from './BookCard';
import styles from './Books.module.css';
import { useBooks, type Shelf } from './use-books';

/** The list of books: loading, failed or there. */
export function Books(): ReactElement {
  const { shelf, tryAgain } = useBooks();
  const section = useRef<HTMLElement>(null);
  const pressTryAgain = () => {
    // This button is removed, so the focus moves to what stays.
    section.current?.focus();
    tryAgain();
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.shelf}
      aria-label="Books"
      aria-busy={shelf.status === 'loading'}
    >
      <p className={styles.state} role="status">
        {shelf.status === 'loading' && 'Loading books...'}
      </p>
      <ShelfContent shelf={shelf} tryAgain={pressTryAgain} />
    </section>
  );
}

function ShelfContent({ shelf, tryAgain }: { shelf: Shelf; tryAgain: () => void }): ReactElement | null {
  switch (shelf.status) {
    case 'loading':
      return null;
    case 'error':
      return (
        <div className={styles.error}>
          <p role="alert">Error: {shelf.message}</p>
          <Button kind="main" onClick={tryAgain}>
            Try again
          </Button>
        </div>
      );
    case 'loaded':
      return (
        <ul className={styles.books}>
          {shelf.books.map((book) => (
            <BookCard key={book.id} book={book} />
          ))}
        </ul>
      );
  }
}
