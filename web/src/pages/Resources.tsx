import type { ReactElement } from 'react';
import drawing from '../drawings/books.svg?url&no-inline';
import { Resources } from '../features/resources/Resources';
import { PageOpening } from '../ui/opening/PageOpening';

export default function ResourcesPage(): ReactElement {
  return (
    <>
      <PageOpening
        title="Free resources"
        lead="Help and information on other sites, sorted by topic. Each link leaves this site and opens in a new tab. We don’t run these sites."
        drawing={{ src: drawing, width: 320, height: 300 }}
      />
      <Resources />
    </>
  );
}
