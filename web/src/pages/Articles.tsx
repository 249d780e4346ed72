import type { ArticlesPageData } from '@stillgrove/contract/articles';
import type { ReactElement } from 'react';
import { TopicGrid } from '../features/articles/TopicGrid';
import { TopicSlideshow } from '../features/articles/TopicSlideshow';
import { usePageData } from '../platform/page-data/page-data';
import { Below } from '../ui/layout/Below';
import { Section } from '../ui/layout/Section';
import styles from './Articles.module.css';

export default function Articles(): ReactElement {
  const { topics } = usePageData<ArticlesPageData>();
  return (
    <>
      <header className={styles.opening}>
        <h1>Articles on mental health</h1>
        <p className={styles.lead}>
          Eight conditions in plain words: how they feel, what causes them and what helps. Read as much or as
          little as you like.
        </p>
      </header>
      <TopicSlideshow topics={topics} />
      <Below>
        <Section title="All Mental Health Topics">
          <TopicGrid topics={topics} />
        </Section>
      </Below>
    </>
  );
}
