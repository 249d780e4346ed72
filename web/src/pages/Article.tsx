import { t } from '@lingui/core/macro';
import type { ArticlePageData } from '@stillgrove/contract/articles';
import { useRef, type ReactElement } from 'react';
import { ArticleContents } from '../features/articles/ArticleContents';
import { ArticleHeader } from '../features/articles/ArticleHeader';
import { ArticleText } from '../features/articles/ArticleText';
import { KeyFigure } from '../features/articles/KeyFigure';
import { MoreTopics } from '../features/articles/MoreTopics';
import { ReadAloud } from '../features/articles/ReadAloud';
import { SourceList } from '../features/articles/SourceList';
import { usePageData } from '../platform/page-data/page-data';
import { ButtonLink } from '../ui/controls/Button';
import styles from './Article.module.css';

export default function Article(): ReactElement {
  const { article, others } = usePageData<ArticlePageData>();
  const text = useRef<HTMLDivElement>(null);
  return (
    <>
      <article className={styles.article}>
        <ArticleHeader article={article} />
        <div className={styles.columns}>
          <aside className={styles.aside} aria-label={t`About this article`}>
            <ArticleContents sections={article.sections} />
            <div className={styles.tools}>
              <ReadAloud title={article.title} textRef={text} />
              <ButtonLink kind="quiet" href="/help" className={styles.help ?? ''}>
                {t`Need help now?`}
              </ButtonLink>
            </div>
          </aside>
          <div className={styles.body}>
            <KeyFigure figure={article.figure} />
            <ArticleText html={article.html} textRef={text} />
            <SourceList sources={article.sources} />
          </div>
        </div>
      </article>
      <MoreTopics topics={others} />
    </>
  );
}
