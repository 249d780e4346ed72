import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Topic } from '@stillgrove/contract/articles';
import type { ReactElement } from 'react';
import slides from '../../ui/carousel/slides.module.css';
import { ButtonLink } from '../../ui/controls/Button';
import { Arch } from '../../ui/drawing/Arch';
import { topicDrawing } from './topic-drawings';
import styles from './TopicSlide.module.css';

type Props = { topic: Topic; shown: boolean; position: string };

export function TopicSlide({ topic, shown, position }: Props): ReactElement {
  return (
    <div
      role="group"
      aria-roledescription={t`slide`}
      aria-label={position}
      data-shown={shown}
      className={`${slides.slide} ${styles.slide}`}
    >
      <Arch src={topicDrawing(topic.image)} width={320} height={240} className={styles.picture} />
      <div className={styles.words}>
        <h2 className={styles.title}>{topic.title}</h2>
        <p className={styles.teaser}>{topic.description}</p>
        <ButtonLink kind="main" href={topic.link}>
          <Trans>
            Learn More
            <span className="visually-hidden">: {topic.title}</span>
          </Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
