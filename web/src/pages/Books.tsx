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
        lead="Pages to sit with when the day is loud. Each one opens elsewhere, in a new tab."
        drawing={{ src: drawing, width: 320, height: 300 }}
      />
      <Below>
        <Books />
      </Below>
    </>
  );
}
