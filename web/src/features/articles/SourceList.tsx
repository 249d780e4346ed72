import { t } from '@lingui/core/macro';
import type { Article } from '@stillgrove/contract/articles';
import type { ReactElement } from 'react';
import styles from './SourceList.module.css';

/** Where the heading of the sources is. */
export const SOURCES_ID = 'sources';

/** What the article is based on; printed with the addresses. */
export function SourceList({ sources }: { sources: Article['sources'] }): ReactElement {
  return (
    <section className={styles.sources} aria-labelledby={SOURCES_ID}>
      <h2 id={SOURCES_ID} className={styles.title}>
        {t`Sources`}
      </h2>
      <ol className={styles.list}>
        {sources.map(({ title, publisher, url }) => (
          <li key={url}>
            <a href={url} rel="noreferrer" className={styles.link}>
              <cite className={styles.name}>{title}</cite>
              <span className={styles.publisher}>{publisher}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
