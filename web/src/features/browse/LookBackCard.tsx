import { plural, t } from '@lingui/core/macro';
import { FULL_TREE } from '@stillgrove/domain/growth-tree/progress';
import type { LookBack } from '@stillgrove/domain/browse/look-back';
import type { ReactElement } from 'react';
import { usePoints } from '../../platform/points/points-store';
import { Button } from '../../ui/controls/Button';
import { activityName } from './activity-name';
import styles from './LookBackCard.module.css';

/** The heading that follows, on which the focus goes on. */
const NEXT = 'lately';

type Props = { lookBack: LookBack; onClose: () => void };

/** What the last week was like, in two or three sentences. */
export function LookBackCard({ lookBack: { days, most, points }, onClose }: Props): ReactElement {
  const isFull = usePoints((state) => state.totalScore) > FULL_TREE;
  return (
    <section className={styles.card} aria-labelledby="look-back">
      <h2 id="look-back" className="like-h3">{t`Last week`}</h2>
      <p>
        {plural(days, {
          one: 'You spent time here on # day, on this device.',
          other: 'You did something here on # days, on this device.',
        })}{' '}
        {most !== null && mostWords(activityName(most.activity), most.days)}{' '}
        {points > 0 &&
          !isFull &&
          plural(points, { one: 'Your tree grew # leaf.', other: 'Your tree grew # leaves.' })}
      </p>
      <Button
        onClick={() => {
          onClose();
          document.getElementById(NEXT)?.focus();
        }}
      >{t`Close`}</Button>
    </section>
  );
}

function mostWords(name: string, days: number): string {
  return plural(days, {
    one: `Most often it was ${name}, on # day.`,
    other: `Most often it was ${name}, on # days.`,
  });
}
