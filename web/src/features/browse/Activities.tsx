import { useState, type ReactElement } from 'react';
import type { Visits } from '../../platform/visits/visits';
import { useSite } from '../../platform/site/site';
import { PictureCard, PictureCards } from '../../ui/cards/PictureCard';
import styles from './Activities.module.css';
import type { Activity } from './activity-list';
import { lastTime } from './last-time';

type Props = { activities: readonly Activity[]; visits: Visits };

export function Activities({ activities, visits }: Props): ReactElement {
  const { diaryUrl } = useSite();
  const [now] = useState(() => Date.now());
  return (
    <PictureCards columns={5}>
      {activities.map(({ path, title, words, drawing }) => {
        const visited = visits[path];
        const isElsewhere = path === '/diary' && diaryUrl !== null;
        return (
          <PictureCard
            key={path}
            href={isElsewhere ? diaryUrl : path}
            newTab={isElsewhere}
            drawing={{ src: drawing, width: 320, height: 300 }}
            title={title}
          >
            <p>{isElsewhere ? 'Opens the diary on another site.' : words}</p>
            <p className={styles.last}>{visited !== undefined && lastTime(visited, now)}</p>
          </PictureCard>
        );
      })}
    </PictureCards>
  );
}
