import type { Article } from '@stillgrove/contract/articles';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { pageLanguage } from '../../platform/language/page-language';
import { Icon } from '../../ui/icons/Icon';
import styles from './ArticleHeader.module.css';
import { ArticlePictures } from './ArticlePictures';

const PLURAL = new Intl.PluralRules('en');

/** The texts are held against their sources on a calendar day, which is the same day everywhere. */
const DATE = new Intl.DateTimeFormat(pageLanguage(), { dateStyle: 'long', timeZone: 'UTC' });

export function ArticleHeader({ article }: { article: Article }): ReactElement {
  const { title, description, readingMinutes, reviewedOn, drawings } = article;
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <Link href="/articles" className={styles.back}>
          <Icon name="previous" className={styles.arrow} />
          All topics
        </Link>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.teaser}>{description}</p>
        <ul className={styles.facts}>
          <li>{minutesToRead(readingMinutes)}</li>
          <li>
            Checked against its sources on{' '}
            <time dateTime={reviewedOn}>{DATE.format(new Date(reviewedOn))}</time>
          </li>
        </ul>
      </div>
      <ArticlePictures drawings={drawings} />
    </header>
  );
}

function minutesToRead(minutes: number): string {
  return PLURAL.select(minutes) === 'one' ? `${minutes} minute to read` : `${minutes} minutes to read`;
}
