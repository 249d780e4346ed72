import { t } from '@lingui/core/macro';
import { ACTIVITIES, type HubActivity } from '@stillgrove/domain/activities/activities';
import { useId, useState, type ReactElement } from 'react';
import { pageLanguage } from '../../platform/language/page-language';
import { useSite } from '../../platform/page-data/site';
import type { Visits } from '../../platform/storage/visits';
import { ACTIVITY_CARDS } from '../../ui/activities/activity-cards';
import { PictureCard, PictureRows } from '../../ui/cards/PictureCard';
import { ACTIVITY_GROUPS, type ActivityGroup } from './activity-groups';
import styles from './Activities.module.css';

const DAYS = new Intl.RelativeTimeFormat(pageLanguage(), { numeric: 'auto' });
const DAY_MS = 86_400_000;

export function Activities({ visits }: { visits: Visits }): ReactElement {
  return (
    <div className={styles.groups}>
      {ACTIVITY_GROUPS.map((group) => (
        <Group key={group.name} {...group} visits={visits} />
      ))}
    </div>
  );
}

function Group({ name, activities, visits }: ActivityGroup & { visits: Visits }): ReactElement {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id} data-size={activities.length}>
      <h3 id={id} className={styles.name}>
        {name}
      </h3>
      <PictureRows>
        {activities.map((activity) => (
          <Activity key={activity} id={activity} visits={visits} />
        ))}
      </PictureRows>
    </section>
  );
}

function Activity({ id, visits }: { id: HubActivity; visits: Visits }): ReactElement {
  const { diaryUrl } = useSite();
  const [now] = useState(() => Date.now());
  const { path } = ACTIVITIES[id];
  const { name, words, drawing } = ACTIVITY_CARDS[id];
  const visited = visits[path];
  const isElsewhere = id === 'diary' && diaryUrl !== null;
  return (
    <PictureCard
      href={isElsewhere ? diaryUrl : path}
      newTab={isElsewhere}
      drawing={{ src: drawing, width: 320, height: 300 }}
      title={name}
      heading="h4"
    >
      <p>{isElsewhere ? t`Opens the diary on another site.` : words}</p>
      <p className={styles.last}>{visited !== undefined && lastTime(visited, now)}</p>
    </PictureCard>
  );
}

/** `Last opened today`, `Last opened 3 days ago`; both moments in milliseconds since 1970. */
function lastTime(visitedMs: number, nowMs: number): string {
  const midnight = (ms: number) => new Date(ms).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(visitedMs) - midnight(nowMs)) / DAY_MS);
  return t`Last opened ${DAYS.format(Math.min(0, days), 'day')}`;
}
