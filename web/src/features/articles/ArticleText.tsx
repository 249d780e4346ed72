import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { ButtonLink } from '../../ui/controls/Button';
import styles from './ArticleText.module.css';
import type { TextPart } from './split-sections';

/** The two sections that someone in need must not miss. */
const URGENT = 'when-to-seek-help-now';
const CLOSING = 'seek-professional-help';

/** The sections of an article, rendered from our Markdown by the build. */
export function ArticleText({ sections }: { sections: readonly TextPart[] }): ReactElement {
  return (
    <div className={styles.text} data-spoken>
      {sections.map(({ id, html }) => (
        <section
          key={id}
          className={styles.section}
          data-section={id}
          data-weight={weightOf(id)}
          aria-labelledby={id}
        >
          <div className={styles.words} dangerouslySetInnerHTML={{ __html: html }} />
          {id === URGENT && (
            <ButtonLink kind="main" href="/help" className={styles.help ?? ''}>
              {t`Need help now?`}
            </ButtonLink>
          )}
        </section>
      ))}
    </div>
  );
}

function weightOf(id: string): 'urgent' | 'closing' | undefined {
  if (id === URGENT) return 'urgent';
  return id === CLOSING ? 'closing' : undefined;
}
