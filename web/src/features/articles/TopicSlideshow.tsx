import { t } from '@lingui/core/macro';
import type { Topic } from '@stillgrove/contract/articles';
import { useCallback, useRef, type ReactElement } from 'react';
import { ArrowButton } from '../../ui/carousel/ArrowButton';
import { SlideDots } from '../../ui/carousel/SlideDots';
import slides from '../../ui/carousel/slides.module.css';
import { useCarousel } from '../../ui/carousel/use-carousel';
import { Button } from '../../ui/controls/Button';
import { Icon } from '../../ui/drawing/Icon';
import { TopicSlide } from './TopicSlide';
import styles from './TopicSlideshow.module.css';
import { useRotation } from './use-rotation';

/** The topics one after another. The slideshow advances by itself until someone points at it or focuses it. */
export function TopicSlideshow({ topics }: { topics: readonly Topic[] }): ReactElement {
  const { index, show, move, swipeArea } = useCarousel(topics.length);
  const attended = useRef<HTMLDivElement>(null);
  const onTurn = useCallback(() => move('next'), [move]);
  const { turning, playing, toggle } = useRotation({ area: attended, index, onTurn });
  return (
    <section
      className={styles.band}
      aria-roledescription={t`carousel`}
      aria-label={t`Topics`}
      data-slideshow=""
    >
      <div className={styles.stage}>
        <div className={styles.bar}>
          {/* Another slide may be shown before this code is there. */}
          <p aria-hidden suppressHydrationWarning>
            {`${index + 1} of ${topics.length}`}
          </p>
          {/* Outside of the area that pauses the slideshow, or pressing Play would seem to do nothing. */}
          <Button kind="quiet" onClick={toggle} className={styles.toggle}>
            <Icon name={playing ? 'pause' : 'play'} />
            {playing ? t`Pause` : t`Play`}
            <span className="visually-hidden"> {t`the slideshow`}</span>
          </Button>
        </div>
        <div ref={attended} className={styles.attended}>
          <div
            ref={swipeArea}
            className={`${slides.slides} ${styles.slides}`}
            aria-live={turning ? 'off' : 'polite'}
          >
            {topics.map((topic, place) => (
              <TopicSlide
                key={topic.id}
                topic={topic}
                shown={place === index}
                position={`${place + 1} of ${topics.length}`}
              />
            ))}
          </div>
          <div className={styles.controls}>
            <ArrowButton
              direction="previous"
              label={t`Previous topic`}
              onPress={move}
              className={styles.previous}
            />
            <SlideDots
              label={t`Choose a topic`}
              titles={topics.map(({ title }) => title)}
              index={index}
              onChoose={show}
            />
            <ArrowButton direction="next" label={t`Next topic`} onPress={move} className={styles.next} />
          </div>
        </div>
      </div>
    </section>
  );
}
