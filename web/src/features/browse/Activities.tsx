import { t } from '@lingui/core/macro';
import {
  ACTIVITIES,
  activitiesIn,
  HUB_GROUPS,
  type HubActivity,
  type HubGroup,
} from '@stillgrove/domain/activities/activities';
import { useId, useState, type ReactElement } from 'react';
import { pageLanguage } from '../../platform/language/page-language';
import { useSite } from '../../platform/page-data/site';
import type { Visits } from '../../platform/storage/visits';
import { ACTIVITY_CARDS } from '../../ui/activities/activity-cards';
import { PictureCard } from '../../ui/cards/PictureCard';
import styles from './Activities.module.css';

const DAYS = new Intl.RelativeTimeFormat(pageLanguage(), { numeric: 'auto' });
const DAY_MS = 86_400_000;

const GROUP_NAMES: Readonly<Record<HubGroup, string>> = {
  rest: t`Breathe and rest`,
  write: t`Write and notice`,
  play: t`Play`,
  explore: t`Move, watch and read`,
};

/** Every activity, under what people come for. */
export function Activities({ visits }: { visits: Visits }): ReactElement {
  return (
    <div className={styles.groups}>
      {HUB_GROUPS.map((group) => (
        <Group key={group} group={group} visits={visits} />
      ))}
    </div>
  );
}

function Group({ group, visits }: { group: HubGroup; visits: Visits }): ReactElement {
  const id = useId();
  const activities = activitiesIn(group);
  return (
    <section className={styles.group} aria-labelledby={id} data-size={activities.length}>
      <h3 id={id} className={styles.name}>
        {GROUP_NAMES[group]}
      </h3>
      <ul className={styles.cards}>
        {activities.map((activity) => (
          <Activity key={activity} id={activity} visits={visits} />
        ))}
      </ul>
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
