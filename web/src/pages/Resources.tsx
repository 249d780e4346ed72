import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import drawing from '../drawings/books.svg?url&no-inline';
import { Resources } from '../features/resources/Resources';
import { PageHead } from '../ui/layout/PageHead';

export default function ResourcesPage(): ReactElement {
  return (
    <>
      <PageHead
        title={t`Free resources`}
        lead={t`Help on other sites, sorted by topic.`}
        drawing={{ src: drawing, width: 320, height: 300 }}
      />
      <Resources />
    </>
  );
}
