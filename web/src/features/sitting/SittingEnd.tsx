import { plural, t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { useFocusOnArrival } from '../../platform/screen/use-focus-on-arrival';
import { Button, ButtonLink } from '../../ui/controls/Button';
import styles from './SittingEnd.module.css';
import type { SittingState } from './sitting-session';
import { NOTICES, satSentence } from './sitting-words';

/** What was sat. It compares nothing and praises nothing. */
export function SittingEnd({ state }: { state: SittingState }): ReactElement {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const { satMinutes, points, notice } = state;
  return (
    <div className={styles.end}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {satSentence(satMinutes)}
      </h2>
      <p role="status" className={styles.points}>
        {notice !== null && notice !== 'elsewhere'
          ? NOTICES[notice]
          : points > 0 &&
            plural(points, {
              one: 'You earned one point for your tree.',
              other: 'You earned # points for your tree.',
            })}
      </p>
    </div>
  );
}

/** Where to go afterwards. */
export function EndActions({ onAgain }: { onAgain: () => void }): ReactElement {
  return (
    <div className={styles.actions}>
      <ButtonLink kind="main" href="/reward" className={styles.first}>
        {t`See your tree`}
      </ButtonLink>
      <Button onClick={onAgain}>{t`Sit again`}</Button>
      <ButtonLink href="/browse">{t`Done`}</ButtonLink>
    </div>
  );
}
