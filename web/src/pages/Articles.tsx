import { t } from '@lingui/core/macro';
import type { ArticlesPageData } from '@stillgrove/contract/articles';
import type { ReactElement } from 'react';
import { ARTICLE_COUNT } from 'virtual:article-pages';
import { TopicGrid } from '../features/articles/TopicGrid';
import { TopicSlideshow } from '../features/articles/TopicSlideshow';
import { usePageData } from '../platform/page-data/page-data';
import { Deferred } from '../ui/layout/Deferred';
import { PageHead } from '../ui/layout/PageHead';
import { Section } from '../ui/layout/Section';

export default function Articles(): ReactElement {
  const { topics } = usePageData<ArticlesPageData>();
  return (
    <>
      <PageHead
        title={t`Articles on mental health`}
        lead={t`${ARTICLE_COUNT.atStart} conditions in plain words: how they feel, what causes them and what helps.`}
      />
      <TopicSlideshow topics={topics} />
      <Deferred>
        <Section title={t`All Mental Health Topics`}>
          <TopicGrid topics={topics} />
        </Section>
      </Deferred>
    </>
  );
}
