import type { ReactElement } from 'react';
import drawing from '../drawings/books.svg?url&no-inline';
import { Books } from '../features/books/Books';
import { Below } from '../ui/layout/Below';
import { PageOpening } from '../ui/opening/PageOpening';

export default function BooksPage(): ReactElement {
  return (
    <>
      <PageOpening
        title="Books and Thoughts"
        lead="Books on meditation and mental health. Each opens on another site, in a new tab. The list can come from a book search service, so we have not read every book on it."
        drawing={{ src: drawing, width: 320, height: 300 }}
      />
      <Below>
        <Books />
      </Below>
    </>
  );
}
