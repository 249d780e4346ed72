import { t } from '@lingui/core/macro';
import type { Article } from '@stillgrove/contract/articles';
import type { ReactElement } from 'react';
import { ButtonLink } from '../../ui/controls/Button';
import styles from './ArticleHeader.module.css';
import { ArticlePictures } from './ArticlePictures';
import { ReviewNote } from './ReviewNote';

type Props = { article: Article; opening: string };

/** The title and, before any picture, the first words: they tell what cannot wait. */
export function ArticleHeader({ article, opening }: Props): ReactElement {
  const { title, readingMinutes, updatedOn, drawings } = article;
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.opening} data-spoken dangerouslySetInnerHTML={{ __html: opening }} />
        <ButtonLink kind="main" href="/help" className={styles.help ?? ''}>
          {t`Need help now?`}
        </ButtonLink>
        <ul className={styles.facts}>
          <li>{t`${readingMinutes}-minute read`}</li>
          <ReviewNote updatedOn={updatedOn} />
        </ul>
      </div>
      <ArticlePictures drawings={drawings} />
    </header>
  );
}
