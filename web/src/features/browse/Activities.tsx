import { t } from '@lingui/core/macro';
import { ACTIVITIES, HUB_ACTIVITIES } from '@stillgrove/domain/activities/activities';
import { useState, type ReactElement } from 'react';
import { pageLanguage } from '../../platform/language/page-language';
import { useSite } from '../../platform/page-data/site';
import type { Visits } from '../../platform/storage/visits';
import { ACTIVITY_CARDS } from '../../ui/activities/activity-cards';
import { PictureCard, PictureCards } from '../../ui/cards/PictureCard';
import styles from './Activities.module.css';

const DAYS = new Intl.RelativeTimeFormat(pageLanguage(), { numeric: 'auto' });
const DAY_MS = 86_400_000;

export function Activities({ visits }: { visits: Visits }): ReactElement {
  const { diaryUrl } = useSite();
  const [now] = useState(() => Date.now());
  return (
    <PictureCards columns={5}>
      {HUB_ACTIVITIES.map((id) => {
        const { path } = ACTIVITIES[id];
        const { name, words, drawing } = ACTIVITY_CARDS[id];
        const visited = visits[path];
        const isElsewhere = id === 'diary' && diaryUrl !== null;
        return (
          <PictureCard
            key={id}
            href={isElsewhere ? diaryUrl : path}
            newTab={isElsewhere}
            drawing={{ src: drawing, width: 320, height: 300 }}
            title={name}
          >
            <p>{isElsewhere ? t`Opens the diary on another site.` : words}</p>
            <p className={styles.last}>{visited !== undefined && lastTime(visited, now)}</p>
          </PictureCard>
        );
      })}
    </PictureCards>
  );
}

/** `Last opened today`, `Last opened 3 days ago`; both moments in milliseconds since 1970. */
function lastTime(visitedMs: number, nowMs: number): string {
  const midnight = (ms: number) => new Date(ms).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(visitedMs) - midnight(nowMs)) / DAY_MS);
  return t`Last opened ${DAYS.format(Math.min(0, days), 'day')}`;
}
