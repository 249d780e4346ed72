import { plural, t } from '@lingui/core/macro';
import type { DayLately } from '@stillgrove/domain/browse/lately';
import { FULL_TREE } from '@stillgrove/domain/growth-tree/progress';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { pageLanguage } from '../../platform/language/page-language';
import { usePoints } from '../../platform/points/points-store';
import { WaitingNote } from '../../ui/points/WaitingNote';
import { activityName } from './activity-name';
import styles from './Lately.module.css';
import { Twig } from './Twig';

type Props = { days: readonly DayLately[] };

/** The last seven days as leaves on a twig, and in words for who does not see it. Days without anything are not named. */
export function Lately({ days }: Props): ReactElement {
  const isFull = usePoints((state) => state.totalScore) > FULL_TREE;
  const points = days.reduce((sum, day) => sum + day.points, 0);
  const active = days.filter(({ activities }) => activities.length > 0);
  return (
    <section className={styles.lately} aria-labelledby="lately">
      <div className={styles.opening}>
        <h2 id="lately" className="like-h3" tabIndex={-1}>{t`Lately`}</h2>
        {points > 0 && <p>{isFull ? pointsWords(points) : leavesWords(points)}</p>}
      </div>
      <Twig days={days} />
      {active.length === 0 ? (
        <p className="aside">{t`Each day you do something here puts a leaf on this twig.`}</p>
      ) : (
        <>
          <ol className={styles.days} aria-hidden="true">
            {days.map(({ day, activities }, index) => (
              <li key={day}>
                {activities.length > 0 && (index === days.length - 1 ? t`Today` : weekday(day, 'short'))}
              </li>
            ))}
          </ol>
          <ul className="visually-hidden">
            {active.map(({ day, activities }) => (
              <li key={day}>{`${weekday(day, 'long')}: ${names(activities)}`}</li>
            ))}
          </ul>
        </>
      )}
      <Link href="/reward" className="text-link">{t`See your tree`}</Link>
      <WaitingNote />
    </section>
  );
}

function leavesWords(points: number): string {
  return plural(points, { one: '# leaf this week', other: '# leaves this week' });
}

function pointsWords(points: number): string {
  return plural(points, { one: '# point this week', other: '# points this week' });
}

function weekday(day: string, style: 'short' | 'long'): string {
  return new Intl.DateTimeFormat(pageLanguage(), { weekday: style, timeZone: 'UTC' }).format(new Date(day));
}

function names(activities: DayLately['activities']): string {
  return new Intl.ListFormat(pageLanguage()).format(activities.map(activityName));
}
