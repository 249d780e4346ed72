import type { Topic } from '@stillgrove/contract/articles';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Drawing } from '../../ui/drawing/Drawing';
import { Reveal } from '../../ui/reveal/Reveal';
import { topicDrawing } from './topic-drawings';
import styles from './TopicGrid.module.css';

const COLUMNS = 4;
const STAGGER_MS = 100;

/** All topics at once. */
export function TopicGrid({ topics }: { topics: readonly Topic[] }): ReactElement {
  return (
    <ul className={styles.grid}>
      {topics.map(({ id, title, description, link, image }, place) => (
        <Reveal as="li" key={id} delayMs={(place % COLUMNS) * STAGGER_MS} className={styles.card}>
          <Link href={link} className={styles.link}>
            <Drawing src={topicDrawing(image)} width={320} height={240} cover className={styles.picture} />
            <h3 className={styles.title}>{title}</h3>
          </Link>
          <p className={styles.teaser}>{description}</p>
        </Reveal>
      ))}
    </ul>
  );
}
