import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import drawing from '../drawings/books.svg?url&no-inline';
import { Books } from '../features/books/Books';
import { Deferred } from '../ui/layout/Deferred';
import { PageHead } from '../ui/layout/PageHead';

export default function BooksPage(): ReactElement {
  return (
    <>
      <PageHead
        title={t`Books and Thoughts`}
        lead={t`Books on meditation and mental health. Each opens on another site, in a new tab. We haven’t read them all.`}
        drawing={{ src: drawing, width: 320, height: 300 }}
      />
      <Deferred>
        <Books />
      </Deferred>
    </>
  );
}
