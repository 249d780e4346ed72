import { t } from '@lingui/core/macro';
import type { ArticlePageData } from '@stillgrove/contract/articles';
import { useRef, type ReactElement } from 'react';
import { ArticleBar } from '../features/articles/ArticleBar';
import { ArticleContents, CONTENTS_ID } from '../features/articles/ArticleContents';
import { ArticleHeader } from '../features/articles/ArticleHeader';
import { ArticleText } from '../features/articles/ArticleText';
import { KeyFigure } from '../features/articles/KeyFigure';
import { MoreTopics } from '../features/articles/MoreTopics';
import { ReadAloud } from '../features/articles/ReadAloud';
import { SourceList } from '../features/articles/SourceList';
import { splitSections } from '../features/articles/split-sections';
import { QuickExit } from '../features/help/QuickExit';
import { usePageData } from '../platform/page-data/page-data';
import { useRoutedLinks } from '../ui/prose/use-routed-links';
import styles from './Article.module.css';

export default function Article(): ReactElement {
  const { article, others } = usePageData<ArticlePageData>();
  const element = useRef<HTMLElement>(null);
  useRoutedLinks(element);
  const { opening, sections } = splitSections(article.html);
  return (
    <>
      <article ref={element} className={styles.article}>
        <ArticleBar>
          <QuickExit />
        </ArticleBar>
        <ArticleHeader article={article} opening={opening} />
        <div className={styles.columns}>
          <aside className={styles.aside} aria-label={t`About this article`}>
            <ArticleContents sections={article.sections} />
            <div className={styles.tools}>
              <ReadAloud title={article.title} articleRef={element} />
            </div>
          </aside>
          <div className={styles.body}>
            <KeyFigure figure={article.figure} />
            <ArticleText sections={sections} />
            <a href={`#${CONTENTS_ID}`} className={styles.contents}>
              {t`Back to the contents`}
            </a>
            <SourceList sources={article.sources} />
          </div>
        </div>
      </article>
      <MoreTopics topics={others} />
    </>
  );
}
