import type { Topic } from '@stillgrove/contract/articles';
import type { ReactElement } from 'react';
import { PictureCard, PictureCards } from '../../ui/cards/PictureCard';
import { topicDrawing } from './topic-drawings';
import styles from './TopicGrid.module.css';

const COLUMNS = 4;
const STAGGER_MS = 100;

/** All topics at once. */
export function TopicGrid({ topics }: { topics: readonly Topic[] }): ReactElement {
  return (
    <PictureCards columns={COLUMNS}>
      {topics.map(({ id, title, description, link, image }, place) => (
        <PictureCard
          key={id}
          href={link}
          drawing={{ src: topicDrawing(image), width: 320, height: 240 }}
          title={title}
          revealAfterMs={(place % COLUMNS) * STAGGER_MS}
        >
          <p className={styles.teaser}>{description}</p>
        </PictureCard>
      ))}
    </PictureCards>
  );
}
