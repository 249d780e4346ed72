import type { ReactElement } from 'react';
import drawing from '../drawings/books.svg?url&no-inline';
import { Resources } from '../features/resources/Resources';
import { PageOpening } from '../ui/opening/PageOpening';

export default function ResourcesPage(): ReactElement {
  return (
    <>
      <PageOpening
        title="Free resources"
        lead="Good places elsewhere, sorted by what they are for. Each opens in a new tab, on a site that is not ours."
        drawing={{ src: drawing, width: 320, height: 300 }}
      />
      <Resources />
    </>
  );
}
