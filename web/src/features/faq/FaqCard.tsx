import { Trans } from '@lingui/react/macro';
import type { FaqItem } from '@stillgrove/contract/faq';
import { useRef, type ReactElement } from 'react';
import styles from './FaqCard.module.css';
import { useInnerLinks } from './use-inner-links';

/** Delays repeat after so many cards (specification, section 9). */
const DELAYS = 8;

/** A question that the browser opens by itself, and closes when another one opens: cards share a name. */
export function FaqCard({ item }: { item: FaqItem }): ReactElement {
  const answer = useRef<HTMLDivElement>(null);
  useInnerLinks(answer);
  return (
    <li className={styles.card} data-delay={item.id % DELAYS}>
      <details
        name="questions"
        onToggle={({ currentTarget: card }) => {
          // Near the end of the screen its answer would open unseen.
          if (card.open) card.scrollIntoView({ block: 'nearest' });
        }}
      >
        <summary className={styles.question}>
          <h2 className={styles.heading} dir="auto">
            {item.question}
          </h2>
          <span className={styles.mark} aria-hidden />
        </summary>
        <div ref={answer} className={styles.answer}>
          {item.sample && (
            <p className={styles.sample}>
              <Trans>
                <strong>Sample answer</strong> The team of this site hasn’t confirmed this yet.
              </Trans>
            </p>
          )}
          {/* Our own Markdown, rendered by our own build. */}
          <p dir="auto" dangerouslySetInnerHTML={{ __html: item.answerHtml }} />
        </div>
      </details>
    </li>
  );
}
