import type { FaqItem } from '@stillgrove/contract/faq';
import { useId, useRef, type ReactElement } from 'react';
import styles from './FaqCard.module.css';
import { useInnerLinks } from './use-inner-links';

/** Delays repeat after so many cards (specification, section 9). */
const DELAYS = 8;

type Props = { item: FaqItem; open: boolean; onPress: () => void };

/** A question that opens. The answer is part of the page from the start, so it reads without scripts. */
export function FaqCard({ item, open, onPress }: Props): ReactElement {
  const id = useId();
  const answer = useRef<HTMLDivElement>(null);
  useInnerLinks(answer);
  return (
    <li className={styles.card} data-open={open} data-delay={item.id % DELAYS}>
      <h2 className={styles.heading}>
        <button
          type="button"
          id={`${id}-question`}
          className={styles.question}
          aria-expanded={open}
          aria-controls={`${id}-answer`}
          onClick={onPress}
        >
          <span>{item.question}</span>
          <span className={styles.mark} aria-hidden />
        </button>
      </h2>
      <div
        ref={answer}
        id={`${id}-answer`}
        role="region"
        aria-labelledby={`${id}-question`}
        className={styles.answer}
      >
        {item.sample && (
          <p className={styles.sample}>
            <strong>Sample answer</strong> The team of this site has not confirmed this yet.
          </p>
        )}
        {/* Our own Markdown, rendered by our own build. */}
        <p dangerouslySetInnerHTML={{ __html: item.answerHtml }} />
      </div>
    </li>
  );
}
