import { t } from '@lingui/core/macro';
import type { Article } from '@stillgrove/contract/articles';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../ui/drawing/Icon';
import styles from './ArticleHeader.module.css';
import { ArticlePictures } from './ArticlePictures';
import { ReviewNote } from './ReviewNote';

export function ArticleHeader({ article }: { article: Article }): ReactElement {
  const { title, description, readingMinutes, updatedOn, drawings } = article;
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <Link href="/articles" className={styles.back}>
          <Icon name="previous" className={styles.arrow} />
          {t`All topics`}
        </Link>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.teaser}>{description}</p>
        <ul className={styles.facts}>
          <li>{t`${readingMinutes}-minute read`}</li>
          <ReviewNote updatedOn={updatedOn} />
        </ul>
      </div>
      <ArticlePictures drawings={drawings} />
    </header>
  );
}
