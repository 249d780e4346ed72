import { t } from '@lingui/core/macro';
import { patternFromLink } from '@stillgrove/domain/breathing/pattern-text';
import { useState, type ReactElement } from 'react';
import { useFocusOnArrival } from '../../../platform/screen/use-focus-on-arrival';
import { Button } from '../../../ui/controls/Button';
import { choosePattern, keepOwn, tryPattern } from './pattern-store';
import { patternSentence, patternTitle } from './pattern-words';
import { RhythmLine } from './RhythmLine';
import styles from './SharedPattern.module.css';

type Props = {
  /** What the link holds; it may come from anyone. */
  link: string;
  onDone: () => void;
};

/** A pattern that someone shared by a link. Nothing begins by itself. */
export default function SharedPattern({ link, onDone }: Props): ReactElement {
  const [pattern] = useState(() => patternFromLink(link));
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  if (pattern === null)
    return (
      <section className={styles.shared} aria-labelledby="shared-pattern">
        <h2 ref={heading} id="shared-pattern" tabIndex={-1} className={styles.title}>
          {t`We can’t read this pattern`}
        </h2>
        <p>{t`The link is damaged, or its pattern is outside of what we guide. Ask for the link again.`}</p>
        <Button onClick={onDone}>{t`Close`}</Button>
      </section>
    );
  const tryIt = () => {
    tryPattern(pattern);
    onDone();
  };
  const keepIt = () => {
    choosePattern(keepOwn(pattern).id);
    onDone();
  };
  return (
    <section className={styles.shared} aria-labelledby="shared-pattern">
      <h2 ref={heading} id="shared-pattern" tabIndex={-1} className={styles.title}>
        {t`Someone shared a breathing pattern`}
      </h2>
      <div className={styles.rhythm}>
        <RhythmLine pattern={pattern.steps} />
      </div>
      <p>
        <strong>
          <bdi>{patternTitle(pattern)}</bdi>
        </strong>
        <br />
        {patternSentence(pattern.steps)}
      </p>
      <div className={styles.actions}>
        <Button onClick={tryIt}>{t`Try it`}</Button>
        <Button onClick={keepIt}>{t`Keep it`}</Button>
        <Button kind="quiet" onClick={onDone}>{t`Close`}</Button>
      </div>
    </section>
  );
}
