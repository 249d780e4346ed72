import { t } from '@lingui/core/macro';
import type { Article } from '@stillgrove/contract/articles';
import type { ReactElement, RefObject } from 'react';
import { ButtonLink } from '../../ui/controls/Button';
import { useRoutedLinks } from '../../ui/prose/use-routed-links';
import styles from './ArticleText.module.css';
import { splitSections } from './split-sections';

/** The two sections that someone in need must not miss. */
const URGENT = 'when-to-seek-help-now';
const CLOSING = 'seek-professional-help';

type Props = { html: Article['html']; textRef: RefObject<HTMLDivElement | null> };

/** The text of an article, rendered from our Markdown by the build. */
export function ArticleText({ html, textRef }: Props): ReactElement {
  useRoutedLinks(textRef);
  return (
    <div ref={textRef} className={styles.text}>
      {splitSections(html).map((part) =>
        part.id === null ? (
          <div key="opening" className={styles.opening} dangerouslySetInnerHTML={{ __html: part.html }} />
        ) : (
          <section
            key={part.id}
            className={styles.section}
            data-section={part.id}
            data-weight={weightOf(part.id)}
            aria-labelledby={part.id}
          >
            <div className={styles.words} dangerouslySetInnerHTML={{ __html: part.html }} />
            {part.id === URGENT && (
              <ButtonLink kind="main" href="/help" className={styles.help ?? ''}>
                {t`Need help now?`}
              </ButtonLink>
            )}
          </section>
        ),
      )}
    </div>
  );
}

function weightOf(id: string): 'urgent' | 'closing' | undefined {
  if (id === URGENT) return 'urgent';
  return id === CLOSING ? 'closing' : undefined;
}
