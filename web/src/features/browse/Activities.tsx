import { useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import type { Visits } from '../../platform/visits/visits';
import { useSite } from '../../platform/site/site';
import { Drawing } from '../../ui/drawing/Drawing';
import styles from './Activities.module.css';
import type { Activity } from './activity-list';
import { lastTime } from './last-time';

type Props = { activities: readonly Activity[]; visits: Visits };

export function Activities({ activities, visits }: Props): ReactElement {
  const { diaryUrl } = useSite();
  const [now] = useState(() => Date.now());
  return (
    <ul className={styles.grid}>
      {activities.map(({ path, title, words, drawing }) => {
        const visited = visits[path];
        const content = (
          <>
            <Drawing src={drawing} width={320} height={300} cover className={styles.picture} />
            <h3 className={styles.title}>{title}</h3>
          </>
        );
        return (
          <li key={path} className={styles.card}>
            {path === '/diary' && diaryUrl !== null ? (
              <a href={diaryUrl} target="_blank" rel="noopener noreferrer" className={styles.link}>
                {content}
                <span className="visually-hidden">(opens in a new tab)</span>
              </a>
            ) : (
              <Link href={path} className={styles.link}>
                {content}
              </Link>
            )}
            <p className={styles.words}>{words}</p>
            {visited !== undefined && <p className={styles.last}>{lastTime(visited, now)}</p>}
          </li>
        );
      })}
    </ul>
  );
}
