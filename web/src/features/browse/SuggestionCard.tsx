import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { HubActivity } from '@stillgrove/domain/activities/activities';
import type { Suggestion } from '@stillgrove/domain/browse/suggestion';
import { useEffect, useRef, type ReactElement } from 'react';
import { Button, ButtonLink } from '../../ui/controls/Button';
import styles from './TodayCard.module.css';
import { suggestionPath, suggestionReason, suggestionTitle } from './suggestion-words';

type Props = {
  /** Null once there is nothing left to suggest today. */
  suggestion: Suggestion | null;
  /** Where all activities stand on the page. */
  allHref: string;
  /** Takes the focus when it comes in, after an answer. */
  takesFocus: boolean;
  onSkip: (activity: HubActivity) => void;
};

/** One thing to do now, and a way to see another. */
export function SuggestionCard({ suggestion, allHref, takesFocus, onSkip }: Props): ReactElement {
  const isOver = suggestion === null;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOver = useRef(isOver);
  useEffect(() => {
    // The button that was pressed is gone with the last suggestion.
    if (takesFocus || (isOver && !wasOver.current)) heading.current?.focus();
    wasOver.current = isOver;
  }, [isOver, takesFocus]);
  return (
    <section className={styles.card} aria-labelledby="suggestion">
      <div className={styles.words} aria-live="polite">
        <h2 id="suggestion" className={styles.title} ref={heading} tabIndex={-1}>
          <span className={styles.coming} key={suggestion?.activity}>
            {isOver ? t`That’s all we can suggest today` : suggestionTitle(suggestion)}
          </span>
        </h2>
        <p className={styles.coming} key={suggestion?.activity}>
          {isOver ? t`Everything else is below, and there’s no rush.` : suggestionReason(suggestion)}
        </p>
      </div>
      {/* Loading the page at the answer would tell the server what it was. */}
      <div className={styles.actions} data-no-preload={suggestion?.why.by === 'reason' ? '' : undefined}>
        {isOver ? (
          <ButtonLink kind="main" href={allHref}>
            {t`See all activities`}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink kind="main" className={styles.start} href={suggestionPath(suggestion)}>
              <Trans>
                Start<span className="visually-hidden">: {suggestionTitle(suggestion)}</span>
              </Trans>
            </ButtonLink>
            <Button kind="quiet" className={styles.other} onClick={() => onSkip(suggestion.activity)}>
              {t`Something else`}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
