import { t } from '@lingui/core/macro';
import type { ArticleSection } from '@stillgrove/contract/articles';
import { useMemo, type ReactElement } from 'react';
import styles from './ArticleContents.module.css';
import { useCurrentSection } from './use-current-section';

/** Where the heading of the contents is. */
export const CONTENTS_ID = 'contents-title';

/** The sections of an article, the one that is being read marked. */
export function ArticleContents({ sections }: { sections: readonly ArticleSection[] }): ReactElement {
  const current = useCurrentSection(useMemo(() => sections.map(({ id }) => id), [sections]));
  return (
    <nav className={styles.contents} aria-labelledby={CONTENTS_ID}>
      <h2 id={CONTENTS_ID} className={styles.title}>
        {t`On this page`}
      </h2>
      <ol className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
