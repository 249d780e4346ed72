import { plural, t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { useFocusOnArrival } from '../../platform/screen/use-focus-on-arrival';
import { AskFeeling } from '../../ui/check-ins/AskFeeling';
import { Button, ButtonLink } from '../../ui/controls/Button';
import styles from './RoutineEnd.module.css';

type Props = {
  minutesMoved: number;
  /** Points that it gave; fewer than the minutes at the most points of a day. */
  points: number;
  onAgain: () => void;
};

/** What a routine came to, and where to go after it. */
export function RoutineEnd({ minutesMoved, points, onAgain }: Props): ReactElement {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <div className={styles.end}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {minutesMoved === 0
          ? t`You moved for less than a minute.`
          : plural(minutesMoved, {
              one: 'You moved for # minute.',
              other: 'You moved for # minutes.',
            })}
      </h2>
      <p role="status">
        {points > 0 &&
          plural(points, {
            one: 'That gave your tree # point.',
            other: 'That gave your tree # points.',
          })}
      </p>
      <p>{t`Take a moment before you go on with your day. If something hurts now, leave that step out next time.`}</p>
      <AskFeeling activity="movement" side="after" />
      <div className={styles.actions}>
        <ButtonLink kind="main" href="/reward">
          {t`See your tree`}
        </ButtonLink>
        <Button onClick={onAgain}>{t`Again`}</Button>
        <ButtonLink href="/exercises">{t`All exercises`}</ButtonLink>
      </div>
    </div>
  );
}
